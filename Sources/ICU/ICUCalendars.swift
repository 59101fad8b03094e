import CAlmanacICU

/// The calendars ICU has.
package enum ICUCalendars {
  /// Every calendar ICU knows, by ICU's names.
  package static func allTypes() throws(ICUError) -> [String] {
    try identifiers(Call("ucal_getKeywordValuesForLocale", "root")) {
      cicu_ucal_getKeywordValuesForLocale("calendar", "root", false, &$0)
    }
  }
}

/// Throws unless a calendar has the type that was asked for: ICU answers for another one without saying so.
package func proveType(of calendar: OpaquePointer, is type: String, _ locale: String) throws(ICUError) {
  let found = try checked(Call("ucal_getType", locale)) { cicu_ucal_getType(calendar, &$0) }
  let name = found.map { String(cString: $0) } ?? ""
  guard name == type else {
    throw .wrongAnswer(function: "ucal_getType", subject: locale, expected: type, found: name)
  }
}

/// The names BCP 47 has for ICU's calendars.
package struct BCP47CalendarNames: Sendable {
  private let names: [String: String]

  /// Reads them from the resources: `uloc_toUnicodeLocaleType` first makes a table of every keyword there is.
  package init() throws(ICUError) {
    let entries = try ICUSupplementalData("keyTypeData").value(at: ["typeMap", "calendar"])?.entries ?? []
    var names: [String: String] = [:]
    for (type, name) in entries {
      // A name that is the same in both is left empty.
      if let name = name.text, !name.isEmpty { names[type] = name }
    }
    self.names = names
  }

  /// The name of one of ICU's calendars: `gregory` for `gregorian`.
  package func name(of type: String) -> String { names[type] ?? type }
}

/// The only time zone Almanac uses.
package let timeZone = "Etc/UTC"
