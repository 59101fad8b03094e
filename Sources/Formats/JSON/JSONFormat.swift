import AlmanacKit
import AlmanacRecord

/// The bundle as JSON: for each locale, one file for the locale itself, and one file for each calendar.
///
/// The locale list, the rules of the regions and the tables of years are in files that belong to no single locale.
struct JSONFormat: BundleFormat {
  private let layout: JSONLayout
  private let regions: RegionsFile
  private let index: IndexFile
  /// The tables of years that the bundle's calendars use; each is in one file for all locales.
  private let yearTables: [YearStructure]

  init(_ context: EmissionContext) {
    layout = context.layout
    regions = context.regions
    index = context.index
    yearTables = context.calendars.yearStructures.filter(\.isTable)
  }

  func files(for record: LocaleRecord) -> [EmittedFile] {
    let tag = record.locale.locale
    let locale = layout == .compact ? record.locale.compact : record.locale
    // Compact files omit the lists of years. If `numbers.digits` is `nil`, they keep the lists, because a front end
    // cannot write the numbers of the years itself.
    let hasDigits = locale.numbers.digits != nil
    let calendars = record.calendars.map { calendar in
      EmittedFile(
        path: Self.path(of: calendar.calendar, tag),
        bytes: JSONWriter.bytes(
          of: layout == .compact ? calendar.compact(hasDigits: hasDigits) : calendar, layout))
    }
    return [EmittedFile(path: Self.localePath(tag), bytes: JSONWriter.bytes(of: locale, layout))] + calendars
  }

  func sharedFiles() -> AnySequence<EmittedFile> {
    let years = yearTables.map { (Self.path(of: $0), JSONWriter.bytes(of: YearTableFile($0), layout)) }
    let files = [
      (Self.indexPath, JSONWriter.bytes(of: index, layout)),
      (Self.regionsPath, JSONWriter.bytes(of: regions, layout)),
    ]
    return AnySequence((files + years).map(EmittedFile.init))
  }
}

extension JSONFormat {
  static let folder = "json"
  // The folder `json` is always kept, because AlmanacKit opens the folder that contains it.
  static let traits = FormatTraits(keepsFolder: true)
  private static let ending = ".json"
  private static let locale = "locale"
  private static let regions = "regions"
  static let regionsPath = "\(folder)/\(regions)\(ending)"
  private static let index = "index"
  static let indexPath = "\(folder)/\(index)\(ending)"

  private static func path(of table: YearStructure) -> String { "\(folder)/\(table.rawValue)\(ending)" }

  /// The paths of a locale's files, the file of the locale itself first, or of the files that belong to no locale.
  static func paths(of tag: String?, _ choices: BundleChoices) -> [String] {
    guard let tag else {
      return [indexPath, regionsPath]
        + choices.calendars.yearStructures.filter(\.isTable).map { path(of: $0) }
    }
    return [localePath(tag)] + choices.calendars.map { path(of: $0, tag) }
  }

  static func locale(at path: String) -> String? {
    path.hasPrefix(folder + "/") ? subject(at: path).locale : nil
  }

  static func localePath(_ tag: String) -> String { path(of: locale, tag) }

  private static func path(of calendar: CalendarIdentifier, _ tag: String) -> String {
    path(of: calendar.rawValue, tag)
  }

  private static func path(of table: String, _ tag: String) -> String { "\(folder)/\(tag)/\(table)\(ending)" }

  /// The subject of the file at a path in the folder `json`.
  static func subject(at path: String) -> FileSubject {
    let parts = path.split(separator: "/").map(String.init)
    let name = parts.last ?? ""
    let table = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    guard parts.count == 3 else {
      let kinds: [String: FileSubject.Kind] = [index: .index, regions: .regions]
      return FileSubject(locale: nil, table: table, kind: kinds[table] ?? .other)
    }
    return FileSubject(locale: parts[1], table: table, kind: table == locale ? .locale : .calendar)
  }
}
