package import AlmanacBundle
package import AlmanacKit

extension SupplementalTables {
  /// The calendars that people use in a locale's region, if Almanac has them; in the order of preference.
  ///
  /// A calendar that the key `-u-ca` requests is the first. Almanac does not have `islamic` and `islamic-rgsa`, whose
  /// months begin when somebody sees the moon.
  package func regionalCalendars(of request: LocaleRequest) -> [CalendarIdentifier] {
    preferredCalendars(of: request).compactMap { name in
      CalendarIdentifier.allCases.first { $0.bcp47 == name }
    }
  }

  /// The BCP 47 names of the region's calendars in order of preference; a calendar that `-u-ca` requests comes first.
  func preferredCalendars(of request: LocaleRequest) -> [String] {
    let ofRegion = known(request.region).rules.calendars
    guard let asked = request.keywords.calendar else { return ofRegion }
    return [asked] + ofRegion.filter { $0 != asked }
  }
}
