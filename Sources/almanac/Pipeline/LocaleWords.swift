import AlmanacKit
import AlmanacTranslations

/// Which of the picker's words a locale has, and which it lacks.
struct LocaleWords: Sendable {
  let coverage: ManifestFile.Coverage
  /// The keys without a text, sorted.
  let missing: [String]

  /// Counts the words of a locale; `keys` has all keys that the run knows.
  init(of record: LocaleRecord, keys: KnownKeys) {
    let file = record.locale
    let texts = Set(file.strings.keys.filter { file.sources["strings.\($0)"]?.isFallback != true })
    let core = PickerKeys.core.filter(texts.contains)
    let optional = PickerKeys.optional.filter(texts.contains)
    let extended = PickerKeys.extended.filter(texts.contains)
    coverage = ManifestFile.Coverage(
      dataLocale: file.dataLocale, core: core.count, optional: optional.count, extended: extended.count,
      own: keys.own.isEmpty ? nil : keys.own.count(where: texts.contains),
      reviewed: (core + optional + extended).count { record.unreviewed[$0] == nil })
    missing = keys.all.filter { !texts.contains($0) }
  }
}

/// The keys that a run knows: Almanac's keys, and the app's own keys.
struct KnownKeys: Sendable {
  /// All keys, sorted.
  let all: [String]
  /// The app's own keys, which are also in `all`; sorted.
  let own: [String]

  init(all: some Sequence<String>, almanacs: Set<String>) {
    self.all = all.sorted()
    own = self.all.filter { !almanacs.contains($0) }
  }
}
