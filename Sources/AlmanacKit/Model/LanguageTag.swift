/// A language with, if given, a script and a region, as in `zh-Hant-TW` (BCP 47, UTS 35).
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// Two or three lower-case letters.
  package var language: String
  /// Four letters, the first upper-case.
  package var script: String?
  /// Two upper-case letters, or three digits.
  package var region: String?

  package init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Reads the subtags of a tag or of an ICU identifier in canonical case; `nil` if there is more in it.
  package init?(_ text: String) {
    var subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)[
      ...]
    guard let language = subtags.popFirst(), !language.isEmpty else { return nil }
    self.language = language
    script = subtags.first?.utf8.count == 4 ? subtags.removeFirst() : nil
    region = (2...3).contains(subtags.first?.utf8.count ?? 0) ? subtags.removeFirst() : nil
    guard subtags.isEmpty else { return nil }
  }

  /// The tag in BCP 47, as in `zh-Hant-TW`.
  package var description: String { joined(by: "-") }

  /// The identifier ICU has for it, as in `zh_Hant_TW`.
  package var icuIdentifier: String { joined(by: "_") }

  private func joined(by separator: String) -> String {
    [language, script, region].compactMap(\.self).joined(separator: separator)
  }
}

extension LanguageTag: Comparable {
  /// The order of the tags' UTF-8 bytes.
  package static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}
