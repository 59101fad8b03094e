import AlmanacFormats
import AlmanacInputs

/// The values of a file by their paths.
struct FileValues {
  private(set) var values: [ValuePath: JSONValue] = [:]
  /// The source of each table or text by its path, such as `own` for `months.standAlone.wide`.
  private(set) var sources: [String: String] = [:]
  /// The paths of the lists whose entries are compared one by one.
  private(set) var lists: Set<ValuePath> = []
  private let path: String
  private var root: JSONValue?
  private let omitted: Set<[String]>

  /// The number of bytes that are left for the paths of further values.
  ///
  /// The manifest of a bundle with all locales needs a tenth of the initial value.
  private var room = 8_000_000

  /// Takes the values from the file at a path, without some fields; `nil` is a file without values.
  init(
    _ file: JSONValue?, at path: String, without omitted: Set<[String]>, hasSources: Bool
  ) throws(FileComparison.Unreadable) {
    self.path = path
    self.omitted = omitted
    if let file { try add(file, hasSources) }
  }

  private mutating func add(_ file: JSONValue, _ hasSources: Bool) throws(FileComparison.Unreadable) {
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
      // A source that is not a text is treated like any other value.
      for (path, source) in sources {
        if let text = source.text, path.isASCII {
          self.sources[path] = text
        } else {
          try add(source, at: [key, path], codes)
        }
      }
    }
  }

  /// The value at a path in the JSON; `nil` if no value is there, or if the path leads into a list.
  subscript(path: ValuePath) -> JSONValue? { path.keys.reduce(root) { $0?[$1] } }

  /// The texts of all values at or below some paths.
  func texts(in paths: [[String]]) -> Set<String> {
    Set(
      values.lazy.filter { path, _ in paths.contains { path.keys.starts(with: $0) } }.flatMap(\.value.texts))
  }

  private mutating func add(
    _ value: JSONValue, at path: [String], _ codes: ListCodes
  ) throws(FileComparison.Unreadable) {
    switch value {
    case .text, .literal: try set(value, at: path)
    // An empty object or list is a value itself, because it contains no values.
    case .object([:]), .list([]): try set(value, at: path)
    case .object(let entries):
      for (key, value) in entries where !omitted.contains(path + [key]) {
        try add(value, at: path + [key], codes)
      }
    case .list(let elements):
      guard let names = codes.codes(of: path, count: elements.count) else { return try set(value, at: path) }
      lists.insert(ValuePath(path))
      for (name, element) in zip(names, elements) { try add(element, at: path + [name], codes) }
    }
  }

  private mutating func set(_ value: JSONValue, at path: [String]) throws(FileComparison.Unreadable) {
    // `room` limits the total bytes of all paths. The key of an object is in the path of each value inside the object,
    // so a long key counts once for each of these values.
    room -= path.reduce(8) { $0 + $1.utf8.count + 1 }
    guard room >= 0 else { throw FileComparison.Unreadable(path: self.path) }
    values[ValuePath(path)] = value
  }

  /// The path in `sources` that has the source of the value at a path; `nil` if `sources` has no such path.
  func sourcePath(of path: ValuePath) -> String? {
    guard !sources.isEmpty else { return nil }
    // The source of most values is at the value's path or at a shorter path. For a word or its plural form, only the
    // path `strings.KEY` is searched. A longer path may belong to another word: the form `one` of the word `app.done`
    // and the word `app.done.one` have the same joined path.
    let depths = path.keys.first == "strings" ? 2...2 : 1...max(1, path.keys.count)
    return depths.reversed().lazy.map { path.keys.prefix($0).joined(separator: ".") }
      .first { sources[$0] != nil }
  }
}
