import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The locale's calendars with their names, and the calendars that the locale's region uses, in order of preference.
  func calendars(_ sources: inout [String: Origin]) throws(ICUError) -> LocaleFile.Calendars {
    sources["calendars.preferred"] = .table
    let available = settings.calendars[request.tag]
    let names = try names(of: available, &sources)
    return LocaleFile.Calendars {
      ($0.available, $0.preferred) = (available, settings.tables.preferredCalendars(of: request))
      $0.names = names.isEmpty ? nil : names
    }
  }

  private func names(
    of calendars: [CalendarIdentifier], _ sources: inout [String: Origin]
  ) throws(ICUError) -> [String: String] {
    var names: [String: String] = [:]
    for calendar in CalendarIdentifier.allCases {
      // The sources may come from the base of the group, which can have other calendars.
      sources["calendars.names.\(calendar.rawValue)"] = nil
      guard calendars.contains(calendar),
        let name = try resources.word(at: ["Types", "calendar", calendar.rawValue], in: .languages)
      else { continue }
      names[calendar.rawValue] = name.value
      sources["calendars.names.\(calendar.rawValue)"] = name.origin
    }
    return names
  }
}
