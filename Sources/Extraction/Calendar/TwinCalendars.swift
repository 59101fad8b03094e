import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The file of a calendar that has the same texts as another calendar; `nil` if its texts may differ.
  ///
  /// In CLDR, the three Islamic calendars take all their texts from the same tables, and so do the Chinese and the
  /// Korean calendar, unless a locale has its own table for one of them. Opening another calendar in ICU would take
  /// most of a run's time. `files` are the calendars that are extracted already.
  func twin(_ calendar: CalendarIdentifier, of files: [CalendarFile]) throws(ICUError) -> CalendarFile? {
    let (traits, tables) = (calendar.traits, calendar.traits.tables)
    guard let twin = files.first(where: { $0.calendar.traits.tables == tables }),
      traits.listedYears(beginningIn: settings.years) == twin.years.first...twin.years.last
    else { return nil }
    for name in [twin.calendar, calendar].map(\.rawValue) {
      guard !corrections.include(name) else { return nil }
      guard name != tables.eras else { continue }
      if try resources.originBelowRoot(of: ["calendar", name]) != nil { return nil }
    }
    var file = twin
    (file.calendar, file.bcp47, file.rules) = (calendar, traits.bcp47, .of(calendar))
    return file
  }
}
