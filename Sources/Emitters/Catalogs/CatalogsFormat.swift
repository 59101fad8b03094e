import AlmanacBundle
import AlmanacKit

/// The bundle as Xcode's String Catalogs: one catalog for each table, with the texts of all locales.
///
/// A catalog has the same keys and texts as `.strings`, without the lists that ``TextCollector`` leaves out. Almanac
/// sorts the keys by their bytes. Xcode may sort them differently when it saves a catalog.
struct CatalogsFormat: BundleFormat {
  private let context: EmissionContext
  /// The texts that the run has emitted up to this point, by the name of their table.
  private let tables = Locked<[String: CatalogTable]>([:])

  init(_ context: EmissionContext) { self.context = context }

  static let traits = FormatTraits(needsDefaultLocale: true, sizeLimit: Limits.catalog)

  func files(for record: LocaleRecord) -> [EmittedFile] {
    guard !record.hasKeywords else { return [] }
    let tag = record.locale.locale
    let picker = TextCollector.texts(of: record.locale).map {
      entry(key: $0.key, $0.phrase, ofKey: $0.key, record)
    }
    // The words under the names that the app uses for their keys, as in `app.done` for `action.done`.
    let app = context.keys.appNames.sortedByUTF8().compactMap { name, key in
      record.locale.strings[key].map { entry(key: name, $0, ofKey: key, record) }
    }
    let calendars = record.calendars.map { calendar in
      (calendar.calendar.tableName, TextCollector.texts(of: calendar).map(Self.label))
    }
    let all = [(Self.picker, picker), (Self.localizable, app)] + calendars
    tables.withLock { tables in
      for (name, entries) in all { tables[name, default: CatalogTable()].set(entries, of: tag) }
    }
    return []
  }

  /// The entry of a calendar's label; an app's own word may have the same key, but it is in another table.
  private static func label(key: String, _ phrase: Phrase) -> CatalogTable.Entry {
    CatalogTable.Entry(key: key, phrase.applesForm(arguments: []), unreviewed: [])
  }

  private func entry(
    key name: String, _ phrase: Phrase, ofKey key: String, _ record: LocaleRecord
  ) -> CatalogTable.Entry {
    CatalogTable.Entry(
      key: name, phrase.applesForm(arguments: context.keys.arguments[key] ?? []),
      unreviewed: record.unreviewed[key] ?? [])
  }

  func forEachSharedFile<Failure>(_ use: (EmittedFile) throws(Failure) -> Void) throws(Failure) {
    let comments = context.keys.comments
    let ofWords = [
      Self.picker: comments, Self.localizable: context.keys.appNames.compactMapValues { comments[$0] },
    ]
    for (name, table) in tables.withLock(\.self).sortedByUTF8() {
      let bytes = table.bytes(sourceLanguage: context.defaultLocale, comments: ofWords[name] ?? [:])
      if let bytes { try use(EmittedFile(path: Self.path(of: name), bytes: bytes)) }
    }
  }
}

extension CatalogsFormat {
  static let folder = "xcstrings"
  private static let ending = ".xcstrings"
  private static let picker = "Picker"
  private static let localizable = "Localizable"

  private static func path(of name: String) -> String { "\(folder)/\(name)\(ending)" }

  static func paths(of tag: String?, _ choices: BundleChoices) -> [String] {
    guard tag == nil else { return [] }
    let tables = [picker] + (choices.hasKeyMap ? [localizable] : []) + choices.calendars.map(\.tableName)
    return tables.map(path)
  }

  static func locale(at path: String) -> String? { nil }
}
