import AlmanacBundle
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// Which of the picker's words a locale has, and which it lacks.
struct LocaleWords: Sendable {
  let coverage: Manifest.Coverage
  /// The keys without a text, sorted.
  let missing: [String]
  /// The plural forms that are not reviewed, by key, for String Catalogs; none for a tag with `-u-` keys.
  let unreviewed: [String: Set<PluralCategory>]

  /// Counts the words of a locale; `keys` has all keys that the run knows.
  init(of record: LocaleRecord, keys: KnownKeys) {
    let file = record.locale
    let filled = Set(file.sources.lazy.filter(\.value.isFallback).map(\.key))
    let texts = filled.isEmpty ? file.strings : file.strings.filter { !filled.contains("strings.\($0.key)") }
    func has(_ key: String) -> Bool { texts[key] != nil }
    let core = PickerKeys.core.filter(has)
    let optional = PickerKeys.optional.filter(has)
    let extended = PickerKeys.extended.filter(has)
    coverage = Manifest.Coverage(
      dataLocale: file.dataLocale, core: core.count, optional: optional.count, extended: extended.count,
      own: keys.own.isEmpty ? nil : keys.own.count(where: has),
      reviewed: (core + optional + extended).count { record.unreviewed[$0] == nil })
    missing = keys.all.filter { !has($0) }
    unreviewed = record.hasKeywords ? [:] : record.unreviewed
  }
}

/// The keys that a run knows: Almanac's keys, and the app's own keys.
struct KnownKeys: Sendable {
  /// All keys, sorted.
  let all: [String]
  /// The app's own keys, which are also in `all`; sorted.
  let own: [String]

  init(all: some Sequence<String>) {
    self.all = all.sorted()
    own = self.all.filter { !SelectedWords.almanacs.contains($0) }
  }
}
