import AlmanacInputs
package import AlmanacKit
package import AlmanacRecord

/// The picker's words in a language, for a reviewer or a translator.
package struct ReviewWords: Sendable {
  /// The tag of the language, without the `-u-` keys of the locale, because they do not affect words.
  package let tag: String
  /// The direction of the script: `ltr` or `rtl`.
  package let direction: String
  /// The words, sorted by their keys.
  package let words: [ReviewWord]
  let pluralRules: PluralRules

  /// Collects the words of a locale for all keys in a catalog; `english` is the record of the locale `en`, and `sources`
  /// has the texts of keys that may have no English text.
  ///
  /// Throws if the locale's data cannot be used, which would be a bug in Almanac.
  package init(
    of record: LocaleRecord, english: LocaleRecord, keys: Set<String>, sources: [String: Phrase],
    comments: [String: String]
  ) throws {
    let examples = try WordExamples(record)
    let file = record.locale
    let rules = file.plurals.cardinal
    tag = String(file.locale.splitBytes(by: "-u-")[0])
    direction = file.direction
    pluralRules = rules
    words = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { key in
      let text = file.strings[key]
      return ReviewWord(
        key: key, tier: KeyTier(of: key), comment: comments[key],
        english: english.locale.strings[key] ?? sources[key], text: text,
        origin: file.sources["strings.\(key)"], unreviewed: record.unreviewed[key] ?? [],
        examples: text.map { examples.texts(of: key, $0, rules) } ?? [])
    }
  }
}
