package import AlmanacKit
package import AlmanacRecord

/// The data of a run that the formats may need, in addition to the record of each locale.
package struct EmissionContext: Sendable {
  /// The tags of the run's locales, in the order of the run's locale list.
  package let locales: [String]
  package let formats: [OutputFormat]
  /// The calendars that at least one of the locales has.
  package let calendars: [CalendarIdentifier]
  package let localeCalendars: LocaleCalendars
  package let regions: RegionsFile
  package let index: IndexFile
  package let layout: JSONLayout
  package let keys: StringKeys
  package let stringsLayout: StringsLayout
  /// The tag of the locale whose texts are the fallback for all other locales.
  ///
  /// It is in ``locales`` if a format of the run needs a default locale.
  package let defaultLocale: String

  /// The default locale of a run that names none.
  package static let usualDefaultLocale = "en"

  package init(
    locales: [String], formats: [OutputFormat] = [], calendars: LocaleCalendars, regions: RegionsFile,
    index: IndexFile, layout: JSONLayout, keys: StringKeys, stringsLayout: StringsLayout = .nested,
    defaultLocale: String = Self.usualDefaultLocale
  ) {
    self.locales = locales
    self.formats = formats
    self.calendars = calendars.all(of: locales)
    localeCalendars = calendars
    self.regions = regions
    self.index = index
    self.layout = layout
    self.keys = keys
    self.stringsLayout = stringsLayout
    self.defaultLocale = defaultLocale
  }
}

extension [CalendarIdentifier] {
  /// The structures of the calendars' years, each once.
  package var yearStructures: [YearStructure] {
    YearStructure.allCases.filter { structure in contains { $0.traits.yearStructure == structure } }
  }
}
