import CAlmanacICU

/// Finds date and time patterns for skeletons in one locale and calendar (ICU's `UDateTimePatternGenerator`).
package struct ICUPatternGenerator: ~Copyable {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens the generator for a locale with its calendar, such as `de@calendar=buddhist`.
  package init(locale: String) throws(ICUError) {
    self.locale = locale
    handle = try opened(Call("udatpg_open", locale)) { cicu_udatpg_open(locale, &$0) }
  }

  deinit { cicu_udatpg_close(handle) }

  /// The pattern for a skeleton (UTS 35), such as `d. MMMM y` for `yMMMMd`; throws if ICU has no such pattern.
  package func pattern(for skeleton: String) throws(ICUError) -> String {
    let call = Call("udatpg_getBestPattern", "\(locale) \(skeleton)")
    let pattern = try filledText(call) { buffer, capacity, status in
      skeleton.withUTF16 { cicu_udatpg_getBestPattern(handle, $0, $1, buffer, capacity, &status) }
    }
    // If ICU has no pattern for a skeleton, it returns an empty text and no error.
    guard !pattern.isEmpty else { throw call.failure(cicuMissingResourceError.asStatus) }
    return pattern
  }

  /// The pattern that joins a date and a time in the given style, such as `{1} 'um' {0}`.
  ///
  /// `{0}` is the time and `{1}` is the date.
  package func dateTimePattern(_ style: ICUDateStyle) throws(ICUError) -> String {
    let call = Call("udatpg_getDateTimeFormatForStyle", locale)
    var length: Int32 = 0
    let units = try checked(call) {
      cicu_udatpg_getDateTimeFormatForStyle(handle, style.number, &length, &$0)
    }
    guard let units else { throw call.failure(cicuMissingResourceError.asStatus) }
    return String(decoding: UnsafeBufferPointer(start: units, count: Int(length)), as: UTF16.self)
  }
}
