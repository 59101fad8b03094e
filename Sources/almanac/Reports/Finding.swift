import AlmanacComparison
import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// A file of the bundle that is not as it should be.
struct Finding: Sendable {
  let path: String
  let state: State
  /// The values that differ and are kept; empty if the file differs as a whole.
  let changes: [Change]
  /// How many more values differ.
  let more: Int
  /// What else to report, such as different line ends; `nil` if nothing.
  let detail: String?
  /// The schema that the file was made with, if it is older than this Almanac's.
  let olderSchema: Int?

  /// How a file is not as it should be.
  enum State: String, Sendable {
    case missing, changed
    /// Something that Almanac did not write stands there.
    case foreign
    /// An earlier run wrote it, and this one would not.
    case leftOver = "left over"
  }

  /// How many values of a file are kept where the room for all changes is used up, the most far-reaching first.
  private static let limit = 100

  /// Whether it is about the values of the bundle's index.
  var isOfIndex: Bool { state == .changed && BundlePath(path).subject.kind == .index }

  /// A file that differs as a whole.
  static func whole(_ state: State, _ path: String) -> Finding {
    Finding(path: path, state: state, changes: [], more: 0, detail: nil, olderSchema: nil)
  }

  /// A file with other bytes than it should have, compared in some fields; `room` is that of all changes.
  init(_ file: EmittedFile, found: [UInt8], in fields: ComparedFields, _ room: Locked<ChangeRoom>) {
    let read = Self.changes(file, found: found, in: fields)
    let changes = (read ?? []).filter { $0.path != nil }.sorted { $0.kind < $1.kind }
    let isKept = room.withLock { $0.take(changes) }
    // The manifest says at its end what the bundle was made from.
    let isWhole = isKept || file.path == BundleFolder.manifestPath
    let told = isWhole ? changes : Array(changes.prefix(Self.limit))
    let layout = Layout(from: found, to: file.bytes)
    // Of a file that cannot be read, or has no values, no more can be said than how it begins and ends its lines.
    let isKnown = layout != .other || read?.isEmpty == true
    self.init(
      path: file.path, state: .changed, changes: told, more: changes.count - told.count,
      detail: changes.isEmpty && isKnown ? "\(layout)" : nil,
      olderSchema: Self.olderSchema(changes, file.path))
  }

  private init(
    path: String, state: State, changes: [Change], more: Int, detail: String?, olderSchema: Int?
  ) {
    self.path = path
    self.state = state
    self.changes = changes
    self.more = more
    self.detail = detail
    self.olderSchema = olderSchema
  }

  private static func olderSchema(_ changes: [Change], _ path: String) -> Int? {
    guard BundlePath(path).subject.kind.hasSchema else { return nil }
    let version = changes.first { $0.path == FileComparison.schemaPath }?.old?.number
    return version.flatMap { (1..<LocaleFile.currentSchemaVersion).contains($0) ? $0 : nil }
  }

  /// What differs; `nil` if the file cannot be read.
  private static func changes(
    _ file: EmittedFile, found: [UInt8], in fields: ComparedFields
  ) -> [Change]? {
    do throws(FileComparison.Unreadable) {
      return try FileComparison.changes(file.path, from: found, to: file.bytes, in: fields)
    } catch {
      return nil
    }
  }
}

extension Finding {
  /// The finding with no more values than any file keeps where all files together have too many.
  var cut: Finding {
    guard changes.count > Self.limit, path != BundleFolder.manifestPath else { return self }
    return Finding(
      path: path, state: state, changes: Array(changes.prefix(Self.limit)),
      more: more + changes.count - Self.limit, detail: detail, olderSchema: olderSchema)
  }

  /// The finding without the values that `isTold` is false of; `nil` if there are none left.
  func filtered(_ isTold: (Change) -> Bool) -> Finding? {
    with(changes.filter(isTold))
  }

  /// The finding with some values; `nil` if there are none.
  func with(_ kept: [Change]) -> Finding? {
    guard !kept.isEmpty else { return nil }
    return Finding(
      path: path, state: state, changes: kept, more: more, detail: detail, olderSchema: olderSchema)
  }
}
