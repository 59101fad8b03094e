import AlmanacEmitters
import AlmanacReading

/// A change of the schema of all JSON files of two bundles, which is told once.
///
/// The schema itself says which fields it adds or removes. A change of such a field in every file of its table is not
/// a change of the data.
struct SchemaChange {
  private let versions: ValueVersions
  /// How many files of each table there are.
  private let fileCounts: [String: Int]
  /// How many files of a table have a field that the other bundle's files lack.
  private var counts: [Field: Int] = [:]

  /// A field of a table, as `gregorian` and `years.pattern`.
  private struct Field: Hashable {
    let table: String?
    let path: ValuePath
  }

  /// The change of the schema among the changes of files; `nil` unless it is the same in all files with a schema.
  init?(of changes: [Change], in paths: [String]) {
    let files = paths.map { BundlePath($0).subject }.filter(\.kind.hasSchema)
    let found = changes.filter { $0.isOfSchema }
    guard let first = found.first, found.count == files.count,
      found.allSatisfy({ $0.old == first.old && $0.new == first.new })
    else { return nil }
    versions = ValueVersions(old: first.old, new: first.new)
    fileCounts = files.reduce(into: [:]) { $0[$1.table, default: 0] += 1 }
    var known: [Field: Set<String>] = [:]
    for change in changes {
      guard let path = change.fieldOfOneSchema else { continue }
      known[Field(table: change.table, path: path), default: []].insert(change.file)
    }
    counts = known.mapValues(\.count)
  }

  /// The changes with one of the schema in place of those of all files, and without those that follow from it.
  func told(_ changes: [Change]) -> [Change] {
    [Change(schema: versions.old, to: versions.new)] + changes.filter { !$0.isOfSchema && !follows($0) }
  }

  private func follows(_ change: Change) -> Bool {
    guard let path = change.fieldOfOneSchema, let table = change.table else { return false }
    return counts[Field(table: table, path: path)] == fileCounts[table]
  }
}

extension Change {
  /// Whether it is of a file's version of the schema.
  fileprivate var isOfSchema: Bool {
    path == FileComparison.schemaPath && BundlePath(file).subject.kind.hasSchema
  }
}

extension FileSubject.Kind {
  /// Whether files of the kind share one version of the schema.
  package var hasSchema: Bool {
    switch self {
    case .locale, .calendar, .regions, .index: true
    case .texts, .plurals, .catalog, .other: false
    }
  }
}
