import ArgumentParser

extension CompletionKind {
  /// Completes the tag of a locale that ICU has.
  static var locales: CompletionKind {
    .custom { _, _, _ in
      // If ICU fails, there are no completions, because a shell cannot show an error instead.
      (try? ICUData.availableLocales())?.locales.map(\.description) ?? []
    }
  }

  /// Completes a comma-separated list: offers each choice that the list does not contain yet.
  static func list(of names: [String]) -> CompletionKind {
    .custom { _, _, word in
      let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let chosen = parts.dropLast()
      return names.filter { !chosen.contains($0) }.map { (chosen + [$0]).joined(separator: ",") }
    }
  }
}
