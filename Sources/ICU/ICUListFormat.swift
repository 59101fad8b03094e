import CAlmanacICU

/// Joins texts with "and" as a locale does (ICU's `UListFormatter`).
package struct ICUListFormat: ~Copyable {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens the conjunctions of a locale in a width.
  package init(locale: String, width: ICUListWidth) throws(ICUError) {
    self.locale = locale
    handle = try opened(Call("ulistfmt_openForType", locale)) {
      cicu_ulistfmt_openForType(locale, cicuListAnd.asStatus, width.rawValue, &$0)
    }
  }

  deinit { cicu_ulistfmt_close(handle) }

  /// The texts as one, as in `a, b, and c`.
  package func text(_ items: [String]) throws(ICUError) -> String {
    try filledText(Call("ulistfmt_format", locale)) { buffer, capacity, status in
      items.withUTF16 { cicu_ulistfmt_format(handle, $0, $1, $2, buffer, capacity, &status) }
    }
  }
}

/// The widths of a list, as in ICU's `UListFormatterWidth`.
package enum ICUListWidth: Int32, CaseIterable, Sendable {
  case long, short, narrow
}
