import AlmanacKit

/// A `-u-` key in a tag with its value, before the value is checked.
struct KeywordValue: Equatable {
  let key: String
  /// The value in lowercase letters; empty if the key has no value.
  let text: String
  /// The number of characters in the tag before the value, or before the key if the key has no value.
  let offset: Int

  /// The value; throws if it is not one of the given codes.
  func checked(_ codes: [String]) throws(TagProblem) -> String {
    guard codes.contains(text) else { throw wrong(oneOf(codes)) }
    return text
  }

  /// The region code in a value of `rg`: `US` in `uszzzz`; throws unless the value is a known region followed by
  /// `zzzz`.
  func region(_ regions: Set<String>) throws(TagProblem) -> String {
    let code = text.prefix(2).uppercased()
    guard text == code.lowercased() + "zzzz", regions.contains(code) else {
      let region = KnownCodes.mistakenRegions[code] ?? "US"
      throw wrong(
        "Write a two-letter region code followed by 'zzzz', such as 'rg-\(region.lowercased())zzzz'.")
    }
    return code
  }

  private func wrong(_ remedy: String) -> TagProblem {
    TagProblem(
      offset: offset,
      message: text.isEmpty
        ? "The key '\(key)' has no value." : "\(quoted(text)) is not a value of the key '\(key)'.",
      remedy: remedy)
  }

  /// The remedy of an error message: a sentence that lists the valid codes.
  ///
  /// If there are more than 20 codes, the remedy names only the code with the closest spelling, or else two examples.
  private func oneOf(_ codes: [String]) -> String {
    guard codes.count > 20 else { return "Write one of: \(codes.joined(separator: ", "))." }
    let examples =
      Spelling.closest(to: text, among: codes).map { [$0] } ?? codes.filter { ["arab", "latn"].contains($0) }
    return "Write a CLDR code, such as \(examples.map { "'\($0)'" }.joined(separator: " or "))."
  }
}
