import ArgumentParser

extension CompletionKind {
  /// The tags of ICU's locales.
  static var locales: CompletionKind {
    .custom { _, _, _ in
      // A shell cannot show an error in place of words.
      guard (try? ICUData.started()) != nil, let available = try? ICUData.availableLocales() else {
        return []
      }
      return available.locales.map(\.description)
    }
  }

  /// Choices that commas join: those that the word does not have yet.
  static func list<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> CompletionKind {
    let names = Choice.allCases.map(\.rawValue)
    return .custom { _, _, word in
      let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let chosen = parts.dropLast()
      return names.filter { !chosen.contains($0) }.map { (chosen + [$0]).joined(separator: ",") }
    }
  }
}
