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

/// The names that BCP 47 tags use for ICU's calendars, such as `gregory` for `gregorian`.
package struct BCP47CalendarNames: Sendable {
  private let names: [String: String]

  /// Reads the BCP 47 names from ICU's `keyTypeData`.
  ///
  /// ICU's function `uloc_toUnicodeLocaleType` returns the same names, but is slower, because it first builds a table
  /// of all keywords.
  package init() throws(ICUError) {
    let entries = try ICUTable(supplemental: "keyTypeData").value(at: ["typeMap", "calendar"])?.entries ?? []
    var names: [String: String] = [:]
    for (type, name) in entries {
      // ICU leaves the BCP 47 name empty if it equals ICU's name.
      if let name = name.text, !name.isEmpty { names[type] = name }
    }
    self.names = names
  }

  /// The BCP 47 name of the calendar that ICU calls `type`, such as `gregory` for `gregorian`.
  package func name(of type: String) -> String { names[type] ?? type }
}

/// The only time zone that Almanac passes to ICU.
package let timeZone = "Etc/UTC"
