import AlmanacKit
import AlmanacReading

/// The values of a file by path, as in `months.standAlone.wide.M01`.
struct FileValues {
  private(set) var values: [String: JSONValue] = [:]
  /// Where each table or text came from, by path, as in `months.standAlone.wide`.
  private(set) var sources: [String: String] = [:]

  /// A file whose paths have more bytes together than those of any file that Almanac writes.
  struct TooLarge: Error {}

  /// The bytes the paths may still have; the manifest of the whole world has a tenth.
  private var room = 8_000_000

  /// The values of no file.
  init() {}

  /// The values of a JSON file.
  init(_ file: JSONValue) throws(TooLarge) {
    let codes = ListCodes(file: file)
    guard case .object(var entries) = file else {
      values[""] = file
      return
    }
    if case .object(let sources)? = entries.removeValue(forKey: "sources") {
      self.sources = sources.compactMapValues(\.text)
    }
    for (key, value) in entries.sortedByUTF8() { try add(value, at: [key], codes) }
  }

  /// The texts of a `.strings` file.
  init(texts: [String: String]) {
    values = texts.mapValues(JSONValue.text)
  }

  private mutating func add(
    _ value: JSONValue, at path: [String], _ codes: ListCodes
  ) throws(TooLarge) {
    switch value {
    case .text, .literal: try set(value, at: path)
    case .object(let entries):
      // In order: a foreign file may have the same path twice, as a key with a dot and as two keys.
      for (key, value) in entries.sortedByUTF8() { try add(value, at: path + [key], codes) }
    case .list(let elements):
      guard let names = codes.codes(of: path, count: elements.count) else {
        return try set(value, at: path)
      }
      for (name, element) in zip(names, elements) { try add(element, at: path + [name], codes) }
    }
  }

  private mutating func set(_ value: JSONValue, at path: [String]) throws(TooLarge) {
    // Each key stands in the path of every value below it: before they are joined, they are counted.
    room -= path.reduce(0) { $0 + $1.utf8.count + 1 }
    guard room >= 0 else { throw TooLarge() }
    values[path.joined(separator: ".")] = value
  }

  /// The path in `sources` that says where a value came from; `nil` if none does.
  func sourcePath(of path: String) -> String? {
    if sources[path] != nil { return path }
    // The tables are not so deep, and an app's own key, which may have any dots, is a path as a whole.
    let tableDepth = 20
    let dots = path.utf8.indices.lazy.filter { path.utf8[$0] == UInt8(ascii: ".") }.prefix(tableDepth)
    return dots.map { String(path[..<$0]) }.last { sources[$0] != nil }
  }
}
