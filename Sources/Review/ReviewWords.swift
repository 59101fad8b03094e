package import AlmanacKit
import AlmanacTranslations

/// The picker's own words in a language, for a reviewer or a translator.
package struct ReviewWords: Sendable {
  /// The locale's tag.
  package let tag: String
  /// `ltr` or `rtl`.
  package let direction: String
  /// In the order of the keys.
  package let words: [ReviewWord]
  let pluralRules: PluralRules

  /// The words of a locale with all keys of a catalog; `english` is the record of English.
  ///
  /// Throws if the locale's data cannot be used, which is a mistake of Almanac's.
  package init(
    of record: LocaleRecord, english: LocaleRecord, keys: Set<String>, comments: [String: String]
  ) throws {
    let examples = try WordExamples(record)
    let file = record.locale
    let rules = file.plurals.cardinal
    tag = file.locale
    direction = file.direction
    pluralRules = rules
    words = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { key in
      let text = file.strings[key]
      return ReviewWord(
        key: key, tier: KeyTier(of: key), comment: comments[key], english: english.locale.strings[key],
        text: text, origin: file.sources["strings.\(key)"], unreviewed: record.unreviewed[key] ?? [],
        examples: text.map { examples.texts(of: key, $0, rules) } ?? [])
    }
  }
}
