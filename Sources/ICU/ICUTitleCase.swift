import CAlmanacICU

/// Puts the first word of a text in title case by the rules for a language (ICU's `UCaseMap`).
///
/// The rest of the text keeps its case.
package struct ICUTitleCase: ~Copyable {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens the rules for a locale's language, such as the rules for Turkish i, Dutch ij and Greek accents.
  package init(locale: String) throws(ICUError) {
    self.locale = locale
    let options = UInt32(cicuTitlecaseWholeString.asStatus | cicuTitlecaseNoLowercase.asStatus)
    handle = try opened(Call("ucasemap_open", locale)) { cicu_ucasemap_open(locale, options, &$0) }
  }

  deinit { cicu_ucasemap_close(handle) }

  /// The text with its first word in title case: `aujourd’hui` gives `Aujourd’hui`.
  ///
  /// A text that begins with a capital letter is returned as it is. In ICU's rules for Dutch, the Hebrew month Ijar
  /// would be IJar.
  package func titled(_ source: String) throws(ICUError) -> String {
    if source.first?.isUppercase == true { return source }
    return try filledText(Call("ucasemap_toTitle", locale)) { buffer, capacity, status in
      source.withUTF16 { cicu_ucasemap_toTitle(handle, buffer, capacity, $0, $1, &status) }
    }
  }
}
