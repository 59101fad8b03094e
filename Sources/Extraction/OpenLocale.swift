import AlmanacICU
package import AlmanacInputs
import AlmanacKit
package import AlmanacRecord

/// A locale that is being extracted: its request, and the ICU data and catalog texts that are open for it.
struct OpenLocale: ~Copyable {
  let request: LocaleRequest
  let settings: ExtractionSettings
  let resources: LocaleResources
  let numerals: Numerals
  /// Replaces the language's own digits in names; `nil` unless `-u-nu` requests other digits.
  let requestedDigits: RequestedDigits?
  /// Replaces other digits in names: 0 to 9 from root, or native digits, as in CLDR's Punjabi ੪ beside 2026.
  let otherDigits: [RequestedDigits]
  /// Title case by the rules of the locale's language.
  let title: ICUTitleCase
  /// The locale's texts in the string catalog and the overlays.
  let texts: LocaleTexts
  /// The errata that apply to the locale's ICU data.
  let corrections: Corrections

  init(_ request: LocaleRequest, _ settings: ExtractionSettings) throws(ICUError) {
    let resources = try LocaleResources(request.dataLocale)
    let numerals = try Numerals(locale: request.dataLocale.icuIdentifier, numbers: request.keywords.numbers)
    let title = try ICUTitleCase(locale: request.dataLocale.icuIdentifier)
    func digits(_ system: String?) throws(ICUError) -> [String]? {
      try ICUNumberingSystem(locale: request.dataLocale.icuIdentifier, numbers: system).digits
    }
    let (own, european, native) = (try digits(nil), try digits("latn"), try digits("native"))
    requestedDigits =
      request.keywords.numbers == nil ? nil : RequestedDigits(from: own, to: numerals.digits)
    // The native digits of Chinese are words.
    otherDigits = [european, native?.allSatisfy(\.isDecimalDigit) == true ? native : nil]
      .compactMap { RequestedDigits(from: $0, to: numerals.digits) }
    texts = settings.catalogue.texts(in: request.entries(before: resources.catalogueEntries))
    corrections = settings.tables.errata.corrections(in: resources.locales)
    self.title = title
    self.request = request
    self.settings = settings
    self.resources = resources
    self.numerals = numerals
  }

  /// ICU's identifier for the locale that supplies the data, such as `de_AT`.
  var identifier: String { request.dataLocale.icuIdentifier }

  /// Whether the language is written in Latin letters.
  var isWrittenInLatin: Bool { request.likely.script == "Latn" }
}

/// A calendar of a locale that is being extracted.
struct OpenCalendar: ~Copyable {
  let calendar: CalendarIdentifier
  /// ICU's name of the calendar, such as `buddhist`; it is also the name of the calendar's file.
  let name: String
  let traits: CalendarTraits
  /// ICU's format for the full date style, from which names are read; the other styles have the same names.
  let format: ICUDateFormat
  let generator: ICUPatternGenerator

  /// Opens a calendar for a locale, and checks that ICU has the calendar.
  init(_ calendar: CalendarIdentifier, of locale: borrowing OpenLocale) throws(ICUError) {
    let format = try ICUDateFormat(locale: locale.identifier, calendar: calendar.rawValue, style: .full)
    let generator = try ICUPatternGenerator(locale: "\(locale.identifier)@calendar=\(calendar.rawValue)")
    self.calendar = calendar
    name = calendar.rawValue
    traits = calendar.traits
    self.format = format
    self.generator = generator
  }

  /// The path in ICU's resources to one of the calendar's tables: `calendar`, `gregorian`, `monthNames`.
  func path(_ keys: String...) -> [String] { ["calendar", name] + keys }
}

/// The settings for the extraction of every locale of a run.
package struct ExtractionSettings: Sendable {
  package let calendars: LocaleCalendars
  /// The years in the year lists, each given by its related Gregorian year.
  package let years: ClosedRange<Int>
  package let catalogue: StringCatalog
  /// All keys of picker words, from the string catalog and from ``CLDRWord``.
  ///
  /// A key can be in the catalog and in ``CLDRWord``. For such a key, the catalog has no English text. It has texts
  /// only for some languages, and these texts override CLDR's words.
  let stringKeys: Set<String>
  package let tables: SupplementalTables

  package init(
    calendars: LocaleCalendars, years: ClosedRange<Int>, catalogue: StringCatalog, tables: SupplementalTables
  ) {
    self.calendars = calendars
    self.years = years
    self.catalogue = catalogue
    stringKeys = Set(catalogue.shapes.keys).union(CLDRWord.all.map(\.key))
    self.tables = tables
  }
}
