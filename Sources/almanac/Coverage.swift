import AlmanacKit
import AlmanacTranslations

extension ManifestFile.Coverage {
  /// How many of the picker's words a locale has; `keys` are all there are, an app's own among them.
  init(of record: LocaleRecord, keys: some Sequence<String>) {
    let file = record.locale
    let has = { (key: String) in
      file.strings[key] != nil && file.sources["strings.\(key)"]?.isFallback != true
    }
    let core = PickerKeys.core.filter(has)
    let optional = PickerKeys.optional.filter(has)
    self.init(
      dataLocale: file.dataLocale, core: core.count, optional: optional.count,
      reviewed: (core + optional).count { !record.unreviewed.contains($0) },
      missing: keys.filter { !has($0) }.sorted())
  }
}
