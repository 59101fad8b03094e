/// How large a bundle and what it is made from can be.
///
/// The same limits apply where Almanac reads a user's files, where it writes a bundle, and where AlmanacKit and other
/// runtimes read one: readers accept everything that Almanac writes. Each limit is many times what real bundles need.
package enum Limits {
  /// A list of locales, or a map of keys.
  package static let inputFile = 1_000_000
  /// The String Catalogs of an app, all of a run together.
  package static let stringCatalogs = 64_000_000
  /// A file of a bundle.
  package static let file = 16_000_000
  /// A file of a bundle with the texts of all locales.
  package static let catalog = 64_000_000
  /// The path of a further output from the first, in bytes of UTF-8.
  package static let outputPath = 900
  /// All files of a bundle together.
  package static let bundle = 1_000_000_000
  /// The values that differ between two bundles.
  package static let differences = 600_000
  /// The old and new values of all that differs between two bundles, in bytes of memory.
  package static let differenceBytes = 128_000_000

  /// A text, in bytes of UTF-8; a text that is put together from others too.
  package static let text = 16_384
  /// The combining marks that follow each other in a text or a key (Unicode's stream-safe text format, UAX #15).
  package static let combiningMarks = 30
  /// The different placeholders of a text.
  package static let placeholders = 20
  /// The keys of an app's own, in all String Catalogs of a run together.
  package static let ownKeys = 10_000
  /// A key of an app's own, in bytes of UTF-8: behind `strings.`, it is a key of `sources`.
  package static let ownKey = jsonKey - "strings.".utf8.count

  /// The tag of a locale, in bytes of UTF-8.
  package static let tag = 100
  /// A tag that a user or a browser asks for, in bytes of UTF-8.
  package static let wantedTag = 255
  /// What a user types into a date field, in bytes of UTF-8.
  package static let typedDate = 100
  /// The parents of a locale.
  package static let parents = 8
  /// The languages of a header `Accept-Language`.
  package static let languagesOfHeader = 100
  /// A version of Almanac, ICU, CLDR or the time-zone data, in bytes of UTF-8.
  package static let version = 20

  /// A pattern of dates or times, in bytes of UTF-8.
  package static let pattern = 1024
  /// The fields of a pattern.
  package static let patternFields = 64
  /// A text or a pattern of an erratum, in bytes of UTF-8: patterns put such texts together.
  package static let erratumText = 256
  /// The fields of a pattern of an erratum.
  package static let erratumFields = 16
  /// A digit, in UTF-16 code units.
  package static let digit = 8
  /// A number that no digits compose, in UTF-16 code units: as long as twenty digits.
  package static let number = 160
  /// The patterns of one table, as of all skeletons, and the styles of a list.
  package static let tablePatterns = 500
  /// The beginnings of a text that choose another form of "and".
  package static let listPrefixes = 32
  /// The codes of AM, PM and the other parts of a day.
  package static let dayPeriods = 32
  /// The relations and ranges in the plural rules of a language.
  package static let pluralRanges = 1000

  /// The objects and lists that stand inside each other.
  package static let jsonDepth = 64
  /// The values of a text.
  package static let jsonValues = 1_000_000
  /// The values of a String Catalog: as Xcode writes one, a text has four values and some 160 bytes.
  package static let catalogValues = 2_000_000
  /// A key, in bytes of UTF-8.
  package static let jsonKey = 10_000
  /// How many times as many bytes as in UTF-8 a text can have in JSON, where a control can be `\u0007`.
  package static let jsonEscape = 6
}
