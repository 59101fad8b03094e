import AlmanacFormats
package import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// Compares two versions of a JSON file value by value, and lists the changes.
package struct FileComparison {
  private let file: BundlePath
  private let old: FileValues
  private let new: FileValues
  private let hasOtherSchema: Bool

  /// The error for a file that cannot be compared, because Almanac never writes its content at its path.
  package struct Unreadable: Error, Equatable, CustomStringConvertible {
    package let path: String

    package init(path: String) { self.path = path }

    package var description: String { "'\(path)' \(Self.reason)." }

    /// Why the file cannot be compared, without its path.
    package static let reason = "cannot be compared: its content is not in a form that Almanac writes"
  }

  /// The path of the schema version in a JSON file.
  package static let schemaPath = ValuePath(["schemaVersion"])

  /// Reads both versions of the file at a path; a version that is `nil` counts as a file without values.
  ///
  /// `fields` says which fields are compared. Throws if a version is not a file that Almanac writes at this path.
  package init(
    _ path: String, from old: [UInt8]?, to new: [UInt8]?, in fields: ComparedFields
  ) throws(Unreadable) {
    file = BundlePath(path)
    let (before, after) = (try Self.value(old, file), try Self.value(new, file))
    let hasSources = file.subject.kind == .locale || file.subject.kind == .calendar
    let omitted = hasSources ? fields.omitted(from: before, after) : []
    self.old = try FileValues(before, at: path, without: omitted, hasSources: hasSources)
    self.new = try FileValues(after, at: path, without: omitted, hasSources: hasSources)
    hasOtherSchema =
      file.subject.kind.hasSchema && self.old[Self.schemaPath] != self.new[Self.schemaPath]
  }

  /// The changes between two versions of the JSON file at a path.
  package static func changes(
    _ path: String, from old: [UInt8], to new: [UInt8], in fields: ComparedFields
  ) throws(Unreadable) -> [Change] {
    guard old != new else { return [] }
    return try FileComparison(path, from: old, to: new, in: fields).changes
  }

  /// Whether the bytes are in the form that Almanac writes at a path.
  package static func isReadable(_ path: String, _ bytes: [UInt8], in fields: ComparedFields) -> Bool {
    (try? FileComparison(path, from: bytes, to: nil, in: fields)) != nil
  }

  private static func value(_ bytes: [UInt8]?, _ file: BundlePath) throws(Unreadable) -> JSONValue? {
    guard let bytes else { return nil }
    guard let value = try? JSONValue(reading: bytes) else { throw Unreadable(path: file.path) }
    return value
  }

  /// The changes of values, sorted by path, and then the changes of sources.
  package var changes: [Change] {
    var changes = differences.filter { !followsLabels($0) && !followsSchema($0) }
      .sorted { $0.path < $1.path }.map(change)
    let weekdays = ["weekdays", "standAlone"]
    if let first = changes.firstIndex(where: { $0.path?.keys.starts(with: weekdays) == true }) {
      changes[first].weekdays = new[ValuePath(weekdays)]
    }
    // A change of a source is not reported if a value with this source changed too, unless an erratum began or expired.
    // Several values can share one source, and the erratum may correct only one of them.
    let reported = changes.compactMap { $0.path.flatMap(sourcePath) }.filter {
      state(of: "erratum", $0) == nil
    }
    return changes + sourceChanges(besides: Set(reported))
  }

  /// The path of a value that differs, the value in the old version, and the value in the new version.
  private typealias Difference = (path: ValuePath, old: JSONValue?, new: JSONValue?)

  private var differences: [Difference] {
    var differences: [Difference] = []
    for (path, value) in old.values {
      let other = new.values[path]
      if other != value { differences.append((path, value, other)) }
    }
    for (path, value) in new.values where old.values[path] == nil { differences.append((path, nil, value)) }
    return differences + otherContainers
  }

  /// The values that are a list in one version and an object in the other.
  ///
  /// The entries of the list and of the object may have the same paths, such as `months.standAlone.wide.M01`. Then a
  /// comparison of the entries finds no difference.
  private var otherContainers: [Difference] {
    old.lists.symmetricDifference(new.lists).compactMap { path in
      guard let before = old[path], let after = new[path] else { return nil }
      return (path, before, after)
    }
  }

  /// Whether a list of the widest labels of a wheel differs only because the labels of the wheel differ.
  ///
  /// If the list has a text that is no label of the wheel, somebody edited the list.
  private func followsLabels(_ difference: Difference) -> Bool {
    let path = difference.path.keys
    guard path.contains("longest"), difference.old != nil, let list = difference.new?.texts, !list.isEmpty
    else { return false }
    let origins = FieldCatalog.bundle.origins(ofValueAt: path)
    let labels = new.texts(in: origins)
    return labels != old.texts(in: origins) && labels.isSuperset(of: list)
  }

  private func change(_ difference: Difference) -> Change {
    let (path, before, after) = difference
    let kind = ChangeKind(path: path, in: file, from: before, to: after)
    // A value that falls back to ICU's root locale gets the kind `root`, unless the two texts look the same. Then users
    // lose no text.
    let fell = after != nil && kind > .spaces && sourcePath(of: path).map(fellToRoot) == true
    return Change(
      fell ? .root : kind, file, path: path, from: before, to: after,
      correction: sourcePath(of: path).flatMap(correction))
  }

  /// The fields that the first schema did not have, or that its first bundles did not have.
  private static let addedFields: Set<ValuePath> = [
    ValuePath(["dayOfMonths"]), ValuePath(["eras", "current"]), ValuePath(["longest"]),
    ValuePath(["numbers", "texts"]), ValuePath(["picker"]), ValuePath(["quarters"]), ValuePath(["rules"]),
    ValuePath(["wheels", "longest"]), ValuePath(["years", "pattern"]),
  ]

  /// Whether a value is in only one version because only the schema of this version has the value's field.
  private func followsSchema(_ difference: Difference) -> Bool {
    guard hasOtherSchema else { return false }
    return (1...2).map { ValuePath(Array(difference.path.keys.prefix($0))) }
      .contains { Self.addedFields.contains($0) && (old[$0] == nil || new[$0] == nil) }
  }

  private func sourcePath(of path: ValuePath) -> String? {
    new.sourcePath(of: path) ?? old.sourcePath(of: path)
  }

  private func fellToRoot(_ path: String) -> Bool {
    guard new.sources[path] == "root", let before = old.sources[path] else { return false }
    return before == "own" || before.hasPrefix("parent:")
  }

  /// The erratum or the rule that began or expired at a path in `sources`; an erratum takes precedence over a rule.
  private func correction(_ path: String) -> Change.Correction? {
    state(of: "erratum", path).map { Change.Correction(isErratum: true, state: $0) }
      ?? state(of: "rule", path).map { Change.Correction(isErratum: false, state: $0) }
  }

  /// Whether a correction, `erratum` or `rule`, began or expired at a path in `sources`; `nil` if neither happened.
  private func state(of origin: String, _ path: String) -> Change.ErratumState? {
    switch (old.sources[path] == origin, new.sources[path] == origin) {
    case (true, false): .expired
    case (false, true): .began
    default: nil
    }
  }

  private func sourceChanges(besides changed: Set<String>) -> [Change] {
    Set(old.sources.keys).union(new.sources.keys).subtracting(changed)
      .filter { old.sources[$0].map(JSONValue.text) != new.sources[$0].map(JSONValue.text) }.sorted().map {
        path in
        Change(
          .source, file, path: ValuePath(["sources", path]),
          from: old.sources[path].map(JSONValue.text), to: new.sources[path].map(JSONValue.text),
          correction: correction(path))
      }
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
