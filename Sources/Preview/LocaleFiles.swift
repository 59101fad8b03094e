package import AlmanacKit

/// The files of a locale that a page shows.
package struct LocaleFiles: Walkable, Sendable {
  /// The locale itself.
  package let locale: LocaleFile
  /// In the order of ``CalendarIdentifier``.
  package let calendars: [CalendarFile]

  package init(locale: LocaleFile, calendars: [CalendarFile]) {
    self.locale = locale
    self.calendars = calendars
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.group("calendars") { visitor in
      for calendar in calendars { visitor.group(calendar.calendar.rawValue) { calendar.walk(&$0) } }
    }
    visitor.group("locale") { locale.walk(&$0) }
  }
}
