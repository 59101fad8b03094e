import CAlmanacICU

/// Titles the first word of a text by a language's rules, lower-casing nothing (ICU's `UCaseMap`).
package struct ICUTitleCase: ~Copyable {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens the rules of a locale: Turkish i, Dutch ij, Greek accents.
  package init(locale: String) throws(ICUError) {
    self.locale = locale
    let options = UInt32(cicuTitlecaseWholeString.asStatus | cicuTitlecaseNoLowercase.asStatus)
    handle = try opened(Call("ucasemap_open", locale)) { cicu_ucasemap_open(locale, options, &$0) }
  }

  deinit { cicu_ucasemap_close(handle) }

  /// The text with its first word titled: `aujourd’hui` gives `Aujourd’hui`.
  package func titled(_ source: String) throws(ICUError) -> String {
    try filledText(Call("ucasemap_toTitle", locale)) { buffer, capacity, status in
      source.withUTF16 { cicu_ucasemap_toTitle(handle, buffer, capacity, $0, $1, &status) }
    }
  }
}
