import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// The values of a file by their paths.
struct FileValues {
  private(set) var values: [ValuePath: JSONValue] = [:]
  /// Where each table or text came from, by path, as in `months.standAlone.wide`.
  private(set) var sources: [String: String] = [:]
  /// The paths of the lists whose elements are values of their own.
  private(set) var lists: Set<ValuePath> = []
  private var root: JSONValue?
  /// The fields that are left out.
  private var omitted: Set<[String]> = []

  /// A file whose paths have more bytes together than those of any file that Almanac writes.
  struct TooLarge: Error {}

  /// The bytes the paths may still have; the manifest of the whole world has a tenth of this.
  private var room = 8_000_000
  /// The room of a catalog's paths: the catalogs of the whole world have a third of this.
  private static let catalogRoom = 64_000_000

  /// The values of no file.
  init() {}

  /// The values of a file without some fields.
  ///
  /// Only the file of a locale or a calendar says where its values came from.
  init(_ content: FileContent, without omitted: Set<[String]>, hasSources: Bool) throws(TooLarge) {
    self.omitted = omitted
    switch content {
    case .json(let file): try add(file, hasSources)
    case .texts(let texts): for (path, text) in texts { try set(.text(text), at: path.keys) }
    case .catalog(let texts):
      room = Self.catalogRoom
      for (path, text) in texts { try set(.text(text), at: path.keys) }
    }
  }

  private mutating func add(_ file: JSONValue, _ hasSources: Bool) throws(TooLarge) {
    root = file
    let codes = ListCodes(file: file)
    guard case .object(let entries) = file else {
      try set(file, at: [])
      return
    }
    for (key, value) in entries where !omitted.contains([key]) {
      guard hasSources, key == "sources", case .object(let sources) = value else {
        try add(value, at: [key], codes)
        continue
      }
      // A source that is no text is a value like any other.
      for (path, source) in sources {
        if let text = source.text, path.isASCII {
          self.sources[path] = text
        } else {
          try add(source, at: [key, path], codes)
        }
      }
    }
  }

  /// The value at a path, if only objects lead to it.
  subscript(path: ValuePath) -> JSONValue? {
    path.keys.reduce(root) { $0?[$1] }
  }

  private mutating func add(
    _ value: JSONValue, at path: [String], _ codes: ListCodes
  ) throws(TooLarge) {
    switch value {
    case .text, .literal: try set(value, at: path)
    // An object or a list with nothing in it is a value too.
    case .object([:]), .list([]): try set(value, at: path)
    case .object(let entries):
      for (key, value) in entries where !omitted.contains(path + [key]) {
        try add(value, at: path + [key], codes)
      }
    case .list(let elements):
      guard let names = codes.codes(of: path, count: elements.count) else {
        return try set(value, at: path)
      }
      lists.insert(ValuePath(path))
      for (name, element) in zip(names, elements) { try add(element, at: path + [name], codes) }
    }
  }

  private mutating func set(_ value: JSONValue, at path: [String]) throws(TooLarge) {
    // Each key stands in the path of every value below it, and is printed with it.
    room -= path.reduce(8) { $0 + $1.utf8.count + 1 }
    guard room >= 0 else { throw TooLarge() }
    values[ValuePath(path)] = value
  }

  /// The path in `sources` that says where a value came from; `nil` if none does.
  func sourcePath(of path: ValuePath) -> String? {
    guard !sources.isEmpty else { return nil }
    // An app's own key may have any dots: of its words and their plural forms, only the key itself counts.
    let depths = path.keys.first == "strings" ? 2...2 : 1...max(1, path.keys.count)
    return depths.reversed().lazy.map { path.keys.prefix($0).joined(separator: ".") }
      .first { sources[$0] != nil }
  }
}

extension String {
  /// Whether no other text looks the same.
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
