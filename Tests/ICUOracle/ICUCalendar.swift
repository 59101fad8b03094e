package import AlmanacICU
import CAlmanacICU
import CAlmanacICUOracle

/// A calendar of a locale (ICU's `UCalendar`), in the time zone `Etc/UTC`.
package struct ICUCalendar: ~Copyable {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens the calendar `type` (ICU's name, such as `gregorian`), and throws if ICU opens another calendar.
  package init(locale: String, type: String) throws(ICUError) {
    let identifier = "\(locale)@calendar=\(type)"
    let handle = try opened(Call("ucal_open", identifier)) { status in
      timeZone.withUTF16 { cicu_ucal_open($0, $1, identifier, &status) }
    }
    do throws(ICUError) {
      try checkType(of: handle, is: type, locale)
    } catch {
      cicu_ucal_close(handle)
      throw error
    }
    self.handle = handle
    self.locale = identifier
  }

  deinit { cicu_ucal_close(handle) }

  /// The first day of the week, where 1 is Sunday and 7 is Saturday.
  package var firstDayOfWeek: Int { Int(cicu_ucal_getAttribute(handle, cicuFirstDayOfWeek.asStatus)) }

  /// The number of days that the first week of a year or month must have, from 1 to 7.
  package var minimalDaysInFirstWeek: Int {
    Int(cicu_ucal_getAttribute(handle, cicuMinimalDaysInFirstWeek.asStatus))
  }

  /// Whether any part of the given weekday belongs to the weekend; 1 is Sunday and 7 is Saturday.
  package func isWeekend(_ weekday: Int) throws(ICUError) -> Bool {
    let kind = try checked(Call("ucal_getDayOfWeekType", locale)) {
      cicu_ucal_getDayOfWeekType(handle, Int32(weekday), &$0)
    }
    return kind != cicuWeekday.asStatus
  }

  /// The value of a field (ICU's `UCalendarDateFields`) at a time, in milliseconds since 1970 in UTC.
  package func value(of field: ICUCalendarField, at milliseconds: Double) throws(ICUError) -> Int {
    try checked(Call("ucal_setMillis", locale)) { cicu_ucal_setMillis(handle, milliseconds, &$0) }
    return Int(try checked(Call("ucal_get", locale)) { cicu_ucal_get(handle, field.rawValue, &$0) })
  }

  /// ICU's names of the calendars that a locale's region uses, with the preferred calendar first.
  package static func types(inUseIn locale: String) throws(ICUError) -> [String] {
    try identifiers(Call("ucal_getKeywordValuesForLocale", locale)) {
      cicu_ucal_getKeywordValuesForLocale("calendar", locale, true, &$0)
    }
  }
}

/// A field of a date, with its number in ICU's `UCalendarDateFields`.
package enum ICUCalendarField: Int32, Sendable {
  case month = 2
  case dayOfMonth = 5
  case isLeapMonth = 22
}
