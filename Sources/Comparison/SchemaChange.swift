import AlmanacEmitters
import AlmanacReading

/// The change of the schema version between two bundles, which is reported once, and not for each JSON file.
///
/// A schema version defines which fields it adds or removes. If such a field is new in every file of a table, or
/// missing from every file, the schema caused this change, and the data did not change.
struct SchemaChange {
  private let versions: ValueVersions
  /// The number of files that each table has, such as 140 for `gregorian`.
  private let fileCounts: [String: Int]
  /// For each field, the number of files that have the field in only one of the bundles.
  private var counts: [Field: Int] = [:]

  /// A field in the files of a table, such as `years.pattern` in `gregorian`.
  private struct Field: Hashable {
    let table: String?
    let path: ValuePath
  }

  /// Finds the change of the schema version among the changes of files.
  ///
  /// The result is `nil` unless all files with a schema version have the same change. `paths` are the files that are in
  /// both bundles.
  init?(of changes: [Change], in paths: [String]) {
    let files = paths.map { BundlePath($0).subject }.filter(\.kind.hasSchema)
    let schemaChanges = changes.filter { $0.isOfSchema }
    guard let first = schemaChanges.first, schemaChanges.count == files.count,
      schemaChanges.allSatisfy({ $0.old == first.old && $0.new == first.new })
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

  /// The changes to report: first a single change of the schema version, and then the changes with other causes.
  ///
  /// The single change replaces the change of the schema version in each file. Changes of fields that the schema added
  /// to every file of a table, or removed from every file, are left out.
  func reported(_ changes: [Change]) -> [Change] {
    var schema = Change(
      .other, BundlePath(BundlePath.manifest), path: FileComparison.schemaPath, from: versions.old,
      to: versions.new)
    schema.table = OutputFormat.json.rawValue
    return [schema] + changes.filter { !$0.isOfSchema && !follows($0) }
  }

  private func follows(_ change: Change) -> Bool {
    guard let path = change.fieldOfOneSchema, let table = change.table else { return false }
    return counts[Field(table: table, path: path)] == fileCounts[table]
  }
}

extension Change {
  /// Whether this is the change of the schema version in a file.
  fileprivate var isOfSchema: Bool {
    path == FileComparison.schemaPath && BundlePath(file).subject.kind.hasSchema
  }
}

extension FileSubject.Kind {
  /// Whether files of this kind have the bundle's common schema version.
  ///
  /// The manifest and `chinese-years.json` have versions of their own.
  package var hasSchema: Bool {
    switch self {
    case .locale, .calendar, .regions, .index: true
    case .other: false
    }
  }
}
