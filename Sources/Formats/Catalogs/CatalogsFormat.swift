import AlmanacKit
import AlmanacRecord

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
    let locale = AppleTable.all(of: record, context.keys, omitting: TextCollector.omittedTables)
    let all = locale.map { (name: $0.name, entries: $0.texts.map(CatalogTable.Entry.init)) }
    tables.withLock { tables in
      for (name, entries) in all {
        tables[name, default: CatalogTable()].set(entries, of: record.locale.locale)
      }
    }
    return []
  }

  func sharedFiles() -> AnySequence<EmittedFile> {
    let comments = context.keys.comments
    let ofWords = [
      AppleTable.picker: comments,
      AppleTable.localizable: context.keys.appNames.compactMapValues { comments[$0] },
    ]
    return AnySequence(
      tables.withLock(\.self).sortedByUTF8().lazy.compactMap { name, table in
        table.bytes(sourceLanguage: context.defaultLocale, comments: ofWords[name] ?? [:])
          .map { EmittedFile(path: Self.path(of: name), bytes: $0) }
      })
  }
}

extension CatalogsFormat {
  static let folder = "xcstrings"
  private static let ending = ".xcstrings"

  private static func path(of name: String) -> String { "\(folder)/\(name)\(ending)" }

  static func paths(of tag: String?, _ choices: BundleChoices) -> [String] {
    guard tag == nil else { return [] }
    let words = [AppleTable.picker] + (choices.hasKeyMap ? [AppleTable.localizable] : [])
    return (words + choices.calendars.map(\.tableName)).map(path)
  }

  static func locale(at path: String) -> String? { nil }
}
