import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The run's calendars with their names, and the calendars that the locale's region uses, in order of preference.
  func calendars(_ sources: inout [String: Origin]) throws(ICUError) -> LocaleFile.Calendars {
    sources["calendars.preferred"] = .table
    let names = try calendarNames(&sources)
    return LocaleFile.Calendars {
      ($0.available, $0.preferred) = (settings.calendars, preferredCalendars)
      $0.names = names.isEmpty ? nil : names
    }
  }

  private func calendarNames(_ sources: inout [String: Origin]) throws(ICUError) -> [String: String] {
    var names: [String: String] = [:]
    for calendar in settings.calendars.map(\.rawValue) {
      let name = try resources.word(at: ["Types", "calendar", calendar], in: .languages)
      guard let name else { continue }
      names[calendar] = name.value
      sources["calendars.names.\(calendar)"] = name.origin
    }
    return names
  }

  /// The BCP 47 names of the region's calendars in order of preference; a calendar that `-u-ca` requests comes first.
  private var preferredCalendars: [String] {
    let ofRegion = settings.tables.known(request.region).rules.calendars
    guard let asked = request.keywords.calendar else { return ofRegion }
    return [asked] + ofRegion.filter { $0 != asked }
  }
}
