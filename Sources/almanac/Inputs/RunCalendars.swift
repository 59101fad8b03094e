import AlmanacBundle
import AlmanacExtraction
import AlmanacFormats
import AlmanacKit
import AlmanacRecord

extension LocaleCalendars {
  /// The calendars of each locale of a run, as the option `--calendars` chooses them.
  ///
  /// If a format of the run shows the texts of the default locale where a locale has none, the default locale has every
  /// calendar of the run. Otherwise, a name of Android's resources would be missing in `values`.
  init(of files: InputFiles, _ options: BundleSettings) {
    let common = options.calendars.common
    guard options.calendars.contains(.regional) else {
      self.init(common)
      return
    }
    let requests = files.list.requests
    var further = Dictionary(
      requests.map { ($0.tag, files.tables.regionalCalendars(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    if options.formats.contains(where: { $0.type.traits.needsDefaultLocale }) {
      further[files.defaultLocale] = further.values.flatMap(\.self)
    }
    self.init(common, further: further)
  }
}
