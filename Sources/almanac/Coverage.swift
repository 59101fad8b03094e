import AlmanacKit
import AlmanacTranslations

extension ManifestFile.Coverage {
  /// How many of the picker's words a locale has; `keys` are all there are, an app's own among them.
  init(of record: LocaleRecord, keys: some Sequence<String>) {
    let file = record.locale
    let own = Set(file.strings.keys.filter { file.sources["strings.\($0)"]?.isFallback != true })
    let core = PickerKeys.core.filter(own.contains)
    let optional = PickerKeys.optional.filter(own.contains)
    self.init(
      dataLocale: file.dataLocale, core: core.count, optional: optional.count,
      reviewed: (core + optional).count { !record.unreviewed.contains($0) },
      missing: keys.filter { !own.contains($0) }.sorted())
  }
}
