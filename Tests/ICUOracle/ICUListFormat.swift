package import AlmanacICU
import CAlmanacICUOracle

/// Joins texts with a locale's "and" (ICU's `UListFormatter`).
package struct ICUListFormat: ~Copyable {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens the format of a locale's lists with "and" in a width.
  package init(locale: String, width: ICUListWidth) throws(ICUError) {
    self.locale = locale
    handle = try opened(Call("ulistfmt_openForType", locale)) {
      cicu_ulistfmt_openForType(locale, cicuListAnd.asStatus, width.rawValue, &$0)
    }
  }

  deinit { cicu_ulistfmt_close(handle) }

  /// The items joined into one text, such as `a, b, and c`.
  package func text(_ items: [String]) throws(ICUError) -> String {
    try filledText(Call("ulistfmt_format", locale)) { buffer, capacity, status in
      items.withUTF16 { cicu_ulistfmt_format(handle, $0, $1, $2, buffer, capacity, &status) }
    }
  }
}

/// The widths of a list, with their numbers in ICU's `UListFormatterWidth`.
package enum ICUListWidth: Int32, CaseIterable, Sendable {
  case long, short, narrow
}

extension [String] {
  /// Passes the texts to `body` in UTF-16, as ICU expects a list: the start of each text, the lengths and the count.
  fileprivate func withUTF16<Result>(
    _ body: (UnsafePointer<UnsafePointer<UInt16>>, UnsafePointer<Int32>, Int32) -> Result
  ) -> Result {
    let texts = map { [UInt16]($0.utf16) }
    // Each array has one extra element, because ICU needs valid pointers even for an empty list.
    let units = texts.flatMap(\.self) + [0]
    let lengths = texts.map { Int32($0.count) } + [0]
    return units.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        preconditionFailure("An array with an element has an address.")
      }
      var starts = [base]
      for text in texts { starts.append(starts[starts.count - 1] + text.count) }
      return body(starts, lengths, Int32(count))
    }
  }
}
