import AlmanacKit
import AlmanacReading

/// The values of a file by path, as in `months.standAlone.wide.M01`.
struct FileValues {
  private(set) var values: [String: JSONValue] = [:]
  /// Where each table or text came from, by path, as in `months.standAlone.wide`.
  private(set) var sources: [String: String] = [:]

  /// The values of no file.
  init() {}

  /// The values of a JSON file.
  init(_ file: JSONValue) {
    let codes = ListCodes(file: file)
    guard case .object(var entries) = file else {
      values[""] = file
      return
    }
    if case .object(let sources)? = entries.removeValue(forKey: "sources") {
      self.sources = sources.compactMapValues(\.text)
    }
    for (key, value) in entries.sortedByUTF8() { add(value, at: [key], codes) }
  }

  /// The texts of a `.strings` file.
  init(texts: [String: String]) {
    values = texts.mapValues(JSONValue.text)
  }

  private mutating func add(_ value: JSONValue, at path: [String], _ codes: ListCodes) {
    switch value {
    case .text, .literal: values[path.joined(separator: ".")] = value
    case .object(let entries):
      // In order: a foreign file may have the same path twice, as a key with a dot and as two keys.
      for (key, value) in entries.sortedByUTF8() { add(value, at: path + [key], codes) }
    case .list(let elements):
      guard let names = codes.codes(of: path, count: elements.count) else {
        values[path.joined(separator: ".")] = value
        return
      }
      for (name, element) in zip(names, elements) { add(element, at: path + [name], codes) }
    }
  }

  /// The path in `sources` that says where a value came from; `nil` if none does.
  func sourcePath(of path: String) -> String? {
    var path = path[...]
    while true {
      if sources[String(path)] != nil { return String(path) }
      guard let dot = path.lastIndex(of: ".") else { return nil }
      path = path[..<dot]
    }
  }
}
