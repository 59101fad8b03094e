package import AlmanacKit

/// The JSON files of one locale, which a page shows.
package struct LocaleFiles: Walkable, Sendable {
  /// The file of the locale itself.
  package let locale: LocaleFile
  /// The files of the locale's calendars, in the order of ``CalendarIdentifier``.
  package let calendars: [CalendarFile]

  package init(locale: LocaleFile, calendars: [CalendarFile]) {
    self.locale = locale
    self.calendars = calendars
  }

  package func walk(_ steps: inout FieldSteps) {
    steps.group("calendars") { steps in
      for calendar in calendars { steps.group(calendar.calendar.rawValue) { calendar.walk(&$0) } }
    }
    steps.group("locale") { locale.walk(&$0) }
  }
}
