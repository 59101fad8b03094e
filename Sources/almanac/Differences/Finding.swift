import AlmanacBundle
import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// A file in a bundle that differs from the file that Almanac would write.
struct Finding: Sendable {
  let path: String
  let state: State
  /// The differing values to list; empty if no value differs, or if none can be compared, as in a missing file.
  private(set) var changes: [Change]
  /// How many more values differ but are not listed.
  private(set) var more: Int
  /// The first different line of a file besides JSON, or how the layout of a JSON file differs, such as in its line
  /// endings, or why its values cannot be compared; `nil` if a value differs or if nothing is known.
  private(set) var detail: String?
  /// The path, for messages, of what is in the way of a foreign file: the file's own path, or a folder's above it.
  private(set) var obstacle: String?

  /// How the file differs from the file that Almanac would write.
  enum State: String, Sendable {
    case missing, changed
    /// Something that Almanac did not write is at the path.
    case foreign
    /// An earlier run wrote the file, but this run would not write it.
    case leftOver = "left over"
  }

  /// The number of values to list for each file if all files together have more changes than `ChangeRoom` allows.
  ///
  /// The values of the most important kinds are listed.
  private static let limit = 100

  /// Whether only the line endings of the file were changed.
  var isOfLineEnds: Bool { detail == Layout.lineEnds.rawValue }

  /// Describes a file that has no values to list, such as a missing file.
  static func whole(_ state: State, _ path: String) -> Finding {
    Finding(path: path, state: state, changes: [], more: 0, detail: nil)
  }

  /// Describes a file whose path, or a folder above it, has something that Almanac did not write.
  static func foreign(_ path: String, at obstacle: String) -> Finding {
    Finding(path: path, state: .foreign, changes: [], more: 0, detail: nil, obstacle: obstacle)
  }
}

extension Finding {
  /// Compares a file on disk with the file that Almanac would write; `nil` if the files are the same.
  ///
  /// `place` is the file's path in the output folder; `folder` is `nil` if this folder does not exist. Only the values of
  /// `fields` are compared.
  init?(
    _ file: EmittedFile, at place: String, in folder: OutputFolder<DiskFolder>?, _ fields: ComparedFields,
    _ room: Locked<ChangeRoom>
  ) throws {
    switch try folder?.difference(place, file.bytes) {
    case .same: return nil
    case .missing, nil: self = .whole(.missing, file.path)
    case .foreign(let obstacle):
      let bytes = try folder?.editedBytes(at: place)
      let finding = Self.foreign(
        file.path, at: DisplayPath.plain(folder?.store.location(of: obstacle) ?? obstacle))
      self = bytes.map { finding.with(LineDifference(from: $0, to: file.bytes)) } ?? finding
    case .changed, .edited:
      // If the file was removed after it was compared, it is missing too.
      let bytes = try folder?.store.read(place)
      self = bytes.map { Finding(file, onDisk: $0, in: fields, room) } ?? .whole(.missing, file.path)
    }
  }

  /// Compares the bytes on disk with the file that Almanac would write; only the fields in `fields` are compared.
  ///
  /// All files that differ share `room`, which limits how many changes are kept in memory.
  init(_ file: EmittedFile, onDisk bytes: [UInt8], in fields: ComparedFields, _ room: Locked<ChangeRoom>) {
    guard BundlePath(file.path).format == .json else {
      self = Self.whole(.changed, file.path).with(LineDifference(from: bytes, to: file.bytes))
      return
    }
    let read = try? FileComparison.changes(file.path, from: bytes, to: file.bytes, in: fields)
    let changes = (read ?? []).sorted { $0.kind < $1.kind }
    let isKept = room.withLock { $0.take(changes) }
    let layout =
      read == nil ? FileComparison.Unreadable.reason : "the values are the same, but the layout differs"
    let detail = Layout(from: bytes, to: file.bytes)?.rawValue ?? layout
    self.init(
      path: file.path, state: .changed, changes: changes, more: 0, detail: changes.isEmpty ? detail : nil)
    if !isKept { self = cut }
  }

  /// The finding with a shortened list of values, for use if too many values differ in all files together.
  ///
  /// The manifest keeps all values, because they show the versions and options with which the bundle was made.
  var cut: Finding {
    guard changes.count > Self.limit, path != BundlePath.manifest else { return self }
    var finding = self
    finding.changes = Array(changes.prefix(Self.limit))
    finding.more += changes.count - Self.limit
    return finding
  }

  /// The finding of a file besides JSON, with its first different line; `line` is `nil` if only the line ends differ.
  func with(_ line: LineDifference?) -> Finding {
    var finding = self
    finding.detail = line.map(\.detail) ?? Layout.lineEnds.rawValue
    return finding
  }

  /// The finding with only the values for which `isReported` returns `true`; `nil` if no value remains.
  func filtered(_ isReported: (Change) -> Bool) -> Finding? {
    var finding = self
    finding.changes = changes.filter(isReported)
    return finding.changes.isEmpty ? nil : finding
  }
}

extension OutputFolder {
  /// The bytes of a foreign file that the manifest lists, so that someone edited it; `nil` for any other file.
  fileprivate func editedBytes(at path: String) throws -> [UInt8]? {
    guard ownership.lists(path), case .file(let size) = try store.kind(of: path),
      size <= store.sizeLimit(at: path)
    else { return nil }
    return try store.read(path)
  }
}

extension LineDifference {
  /// The line as it is on disk, and as Almanac writes it.
  var detail: String {
    switch (old.map(Self.quoted), new.map(Self.quoted)) {
    case (let old?, let new?): "line \(number) is \(old), and should be \(new)"
    case (let old?, nil): "line \(number), \(old), should not be there"
    case (nil, let new?): "line \(number), \(new), is missing"
    case (nil, nil): "line \(number) differs"
    }
  }

  private static func quoted(_ line: String) -> String { QuotedText.json.quoted(line).shortened }
}
