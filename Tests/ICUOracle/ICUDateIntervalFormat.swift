package import AlmanacICU
import CAlmanacICUOracle

/// Writes intervals between two times in a locale and calendar (ICU's `UDateIntervalFormat`).
package struct ICUDateIntervalFormat: ~Copyable {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens the format of a skeleton (UTS 35).
  ///
  /// `locale` also names the calendar, as in `de@calendar=chinese`.
  package init(locale: String, skeleton: String) throws(ICUError) {
    self.locale = locale
    handle = try opened(Call("udtitvfmt_open", "\(locale) \(skeleton)")) { status in
      skeleton.withUTF16 { skeleton, length in
        timeZone.withUTF16 { cicu_udtitvfmt_open(locale, skeleton, length, $0, $1, &status) }
      }
    }
  }

  deinit { cicu_udtitvfmt_close(handle) }

  /// The text of the interval between two times, in milliseconds since 1970 in UTC.
  package func text(from first: Double, to last: Double) throws(ICUError) -> String {
    try filledText(Call("udtitvfmt_format", locale)) {
      cicu_udtitvfmt_format(handle, first, last, $0, $1, &$2)
    }
  }
}
