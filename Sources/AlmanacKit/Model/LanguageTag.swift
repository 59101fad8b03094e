/// A language with an optional script and an optional region, such as `zh-Hant-TW` (BCP 47, UTS 35).
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The language code: two or three lowercase letters, such as `zh`.
  package var language: String
  /// The script code: four letters, of which only the first is uppercase, such as `Hant`.
  package var script: String?
  /// The region code: two uppercase letters or three digits, such as `TW` or `419`.
  package var region: String?

  package init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Reads a language, script and region in canonical case, such as `de-AT` or `de_AT`; `nil` for any other text.
  package init?(_ text: String) {
    var subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)[
      ...]
    guard let language = subtags.popFirst(), !language.isEmpty else { return nil }
    self.language = language
    script = subtags.first?.utf8.count == 4 ? subtags.removeFirst() : nil
    region = (2...3).contains(subtags.first?.utf8.count ?? 0) ? subtags.removeFirst() : nil
    guard subtags.isEmpty else { return nil }
  }

  /// The tag in BCP 47, such as `zh-Hant-TW`.
  package var description: String { joined(by: "-") }

  /// The tag as an ICU identifier, such as `zh_Hant_TW`.
  package var icuIdentifier: String { joined(by: "_") }

  private func joined(by separator: String) -> String {
    [language, script, region].compactMap(\.self).joined(separator: separator)
  }
}

extension LanguageTag: Comparable {
  /// Whether the left tag's UTF-8 bytes sort before the right tag's UTF-8 bytes.
  package static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}
