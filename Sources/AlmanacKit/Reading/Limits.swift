/// The greatest sizes that Almanac accepts for a bundle, for its inputs and for their parts.
///
/// The same limits apply when Almanac reads a user's files, when it writes a bundle, and when AlmanacKit or another
/// runtime reads a bundle. Readers therefore accept everything that Almanac writes. Real bundles stay far below most of
/// these limits.
package enum Limits {
  /// The greatest size of a list of locales, a map of keys, a file of errata or a config, in bytes.
  package static let inputFile = 1_000_000
  /// The greatest total size of all String Catalogs in a run, in bytes.
  package static let stringCatalogs = 64_000_000
  /// The greatest size in bytes of a file in a bundle, unless the file contains the texts of all locales.
  package static let file = 16_000_000
  /// The greatest size in bytes of a file that contains the texts of all locales, such as a String Catalog.
  package static let catalog = 64_000_000
  /// The greatest length of the relative path from the first output folder to another output folder, in bytes of UTF-8.
  package static let outputPath = 900
  /// The greatest total size of all files in a bundle, in bytes.
  package static let bundle = 1_000_000_000
  /// The greatest number of values that may differ when two bundles are compared.
  package static let differences = 600_000
  /// The greatest memory for the old and new values of all differences between two bundles, in bytes.
  package static let differenceBytes = 128_000_000

  /// The greatest length of a text, in bytes of UTF-8; the limit also applies to a text that is composed of other
  /// texts.
  package static let text = 16_384
  /// The greatest number of consecutive combining marks in a text or a key (Unicode's stream-safe text format, UAX
  /// #15).
  package static let combiningMarks = 30
  /// The greatest number of different placeholders, such as `{date}`, in a text.
  package static let placeholders = 20
  /// The greatest number of keys that an app adds to Almanac's keys, in all String Catalogs of a run together.
  package static let ownKeys = 10_000
  /// The greatest total size of the keys in all String Catalogs of a run, in bytes of UTF-8.
  ///
  /// 10,000 keys of an app rarely have more than 1 MB.
  package static let overlayKeys = 8_000_000
  /// The greatest length of a key that an app adds to Almanac's keys, in bytes of UTF-8.
  ///
  /// The field `sources` contains the same key with the prefix `strings.`, so there must be room for the prefix.
  package static let ownKey = jsonKey - "strings.".utf8.count

  /// The greatest length of the tag of a locale in a bundle, in bytes of UTF-8.
  package static let tag = 100
  /// The greatest length of a tag that a user or a browser requests, in bytes of UTF-8.
  package static let wantedTag = 255
  /// The greatest length of the text that a user types into a date field, in UTF-16 code units.
  ///
  /// The longest date that a locale writes has fewer than 90.
  package static let typedDate = 100
  /// The greatest number of ancestors that a locale may have: its parent, the parent of its parent, and so on.
  package static let parents = 8
  /// The greatest number of entries that are read from an `Accept-Language` header.
  package static let languagesOfHeader = 100
  /// The greatest length of a version of Almanac, ICU, CLDR or the time-zone data, in bytes of UTF-8.
  package static let version = 20

  /// The greatest length of a pattern for dates or times, in bytes of UTF-8.
  package static let pattern = 1024
  /// The greatest number of fields in a pattern.
  package static let patternFields = 64
  /// The greatest length of a text or a pattern in an erratum, in bytes of UTF-8.
  ///
  /// This limit is lower than ``text``, because one text of a bundle can contain several texts from errata.
  package static let erratumText = 256
  /// The greatest number of texts of numbers in an algorithmic numbering system, which has a text for each year.
  package static let numberTexts = 5000
  /// The greatest number of patterns in one table, such as `time.skeletons`.
  package static let tablePatterns = 500
  /// The greatest number of codes for AM, PM and the other parts of a day.
  package static let dayPeriods = 32
  /// The greatest depth of nested objects and lists in JSON.
  package static let jsonDepth = 64
  /// The greatest number of values in a JSON text.
  package static let jsonValues = 1_000_000
  /// The greatest number of values in a String Catalog.
  ///
  /// Xcode writes four values and about 160 bytes for each text. The largest accepted catalog has 64,000,000 bytes, so
  /// it has about 1,600,000 values.
  package static let catalogValues = 2_000_000
  /// The greatest length of a JSON key, in bytes of UTF-8.
  package static let jsonKey = 10_000
}
