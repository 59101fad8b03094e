import AlmanacICU
package import AlmanacInputs
import AlmanacKit
package import AlmanacRecord

/// Finds the errata that still apply to the data of the linked ICU.
package struct ErrataProbe: Sendable {
  private let catalogue: StringCatalog
  private let locales: [LanguageTag: LocaleRequest]

  /// Creates a probe for ICU's locales, with one request for each locale.
  package init(catalogue: StringCatalog, requests: [LocaleRequest]) {
    self.catalogue = catalogue
    locales = Dictionary(requests.map { ($0.dataLocale, $0) }) { first, _ in first }
  }

  /// The erratum's locales or regions in which ICU still has exactly the wrong text that the erratum corrects.
  package func places(of erratum: Erratum) throws(ExtractionError) -> [String] {
    let tables = try extracting("und") { () throws(ICUError) in
      try SupplementalTables(errata: ErrataTable([erratum]))
    }
    switch erratum.scope {
    case .regions(let regions): return regions.filter(tables.correctedRegions.contains)
    case .locales(let locales):
      let calendar =
        CalendarIdentifier(rawValue: erratum.table)
        ?? CalendarIdentifier.allCases.first { $0.traits.tables.eras == erratum.table }
      let settings = ExtractionSettings(
        calendars: LocaleCalendars(calendar.map { [$0] } ?? []), years: 2000...2000, catalogue: catalogue,
        tables: tables)
      var places: [String] = []
      for locale in locales {
        guard let request = self.locales[locale] else { continue }
        let record = try Extractor(settings).record(for: request)
        let sources = calendar == nil ? record.locale.sources : record.calendars.first?.sources
        if sources?[erratum.path] == .erratum { places.append(locale.description) }
      }
      return places
    }
  }
}
