import AlmanacErrata
import AlmanacICU
package import AlmanacKit
package import AlmanacTranslations

/// One locale while it is asked for: what ICU has open for it, and what it was asked with.
struct OpenLocale: ~Copyable {
  let request: LocaleRequest
  let settings: ExtractionSettings
  let resources: LocaleResources
  let numerals: Numerals
  /// The catalogue's and the overlays' texts.
  let texts: LocaleTexts
  /// The errata of the data locale.
  let corrections: Corrections

  init(_ request: LocaleRequest, _ settings: ExtractionSettings) throws(ICUError) {
    let resources = try LocaleResources(request.dataLocale) { tag throws(ICUError) in
      LanguageTag(try ICULocales.likely(tag.icuIdentifier)) ?? tag
    }
    let numerals = try Numerals(
      locale: request.dataLocale.icuIdentifier, numbers: request.keywords.numbers)
    // The closest entry first: the tag's own, then those of the data locale and its parents.
    let own = CatalogueEntry.name(request.language, likely: request.likely)
    let inherited = resources.catalogueEntries
    texts = settings.catalogue.texts(in: inherited.contains(own) ? inherited : [own] + inherited)
    corrections = settings.tables.errata.corrections(in: resources.locales)
    self.request = request
    self.settings = settings
    self.resources = resources
    self.numerals = numerals
  }

  /// ICU's identifier of the locale that answers.
  var identifier: String { request.dataLocale.icuIdentifier }

  /// Whether the language is written in Latin letters.
  var isWrittenInLatin: Bool { request.likely.script == "Latn" }
}

/// One calendar of a locale while it is asked for.
struct OpenCalendar: ~Copyable {
  let calendar: CalendarIdentifier
  let traits: CalendarTraits
  /// ICU's identifier of the locale with the calendar.
  let identifier: String
  /// The format of the full date style; every format of the calendar has the names.
  let format: ICUDateFormat
  let generator: ICUPatternGenerator

  /// Opens a calendar of a locale, and proves that ICU has it.
  init(_ calendar: CalendarIdentifier, of locale: borrowing OpenLocale) throws(ICUError) {
    let identifier = "\(locale.identifier)@calendar=\(calendar.rawValue)"
    let format = try ICUDateFormat(locale: locale.identifier, calendar: calendar.rawValue, style: .full)
    let generator = try ICUPatternGenerator(locale: identifier)
    self.calendar = calendar
    traits = calendar.traits
    self.identifier = identifier
    self.format = format
    self.generator = generator
  }

  /// The path of a table of the calendar in ICU's resources.
  func path(_ keys: String...) -> [String] { ["calendar", calendar.rawValue] + keys }
}

/// What every locale of a run is extracted with.
package struct ExtractionSettings: Sendable {
  package let calendars: [CalendarIdentifier]
  /// The related Gregorian years of the year lists.
  package let years: ClosedRange<Int>
  package let catalogue: StringCatalog
  /// The keys of the catalogue and of CLDR's words.
  ///
  /// A key that CLDR has stands in the catalogue without English, to override some languages' words.
  let stringKeys: Set<String>
  package let tables: SupplementalTables

  package init(
    calendars: [CalendarIdentifier], years: ClosedRange<Int>, catalogue: StringCatalog,
    tables: SupplementalTables
  ) {
    self.calendars = calendars
    self.years = years
    self.catalogue = catalogue
    stringKeys = Set(catalogue.shapes.keys).union(CLDRWord.allCases.map(\.rawValue))
    self.tables = tables
  }
}
