import CAlmanacICU

/// The calendars that ICU supports.
package enum ICUCalendars {
  /// ICU's names for all calendars that ICU supports, such as `gregorian`.
  package static func allTypes() throws(ICUError) -> [String] {
    try identifiers(Call("ucal_getKeywordValuesForLocale", "root")) {
      cicu_ucal_getKeywordValuesForLocale("calendar", "root", false, &$0)
    }
  }
}

/// Throws if an open ICU calendar does not have the requested type, such as `buddhist`.
///
/// If ICU cannot open the requested calendar, it may return a different calendar without an error.
package func checkType(of calendar: OpaquePointer, is type: String, _ locale: String) throws(ICUError) {
  let found = try checked(Call("ucal_getType", locale)) { cicu_ucal_getType(calendar, &$0) }
  let name = found.map { String(cString: $0) } ?? ""
  guard name == type else {
    throw .wrongAnswer(function: "ucal_getType", subject: locale, expected: type, found: name)
  }
}

/// The only time zone that Almanac passes to ICU.
package let timeZone = "Etc/UTC"
