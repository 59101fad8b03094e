package import AlmanacKit

/// What the formats may need in a run besides the records of the locales.
package struct EmissionContext: Sendable {
  /// The tags of the run's locales, in the order of the list.
  package let locales: [String]
  package let formats: [OutputFormat]
  package let calendars: [CalendarIdentifier]
  package let regions: RegionsFile
  package let index: IndexFile
  package let layout: JSONLayout
  package let keys: StringKeys
  package let stringsLayout: StringsLayout
  /// The tag of the locale that stands for all others; one of ``locales`` if a format of the run needs it.
  package let defaultLocale: String

  package init(
    locales: [String], formats: [OutputFormat] = [], calendars: [CalendarIdentifier], regions: RegionsFile,
    index: IndexFile,
    layout: JSONLayout, keys: StringKeys, stringsLayout: StringsLayout = .nested,
    defaultLocale: String = ManifestFile.Options.usualDefaultLocale
  ) {
    self.locales = locales
    self.formats = formats
    self.calendars = calendars
    self.regions = regions
    self.index = index
    self.layout = layout
    self.keys = keys
    self.stringsLayout = stringsLayout
    self.defaultLocale = defaultLocale
  }
}
