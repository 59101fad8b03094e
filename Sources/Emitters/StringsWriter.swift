import AlmanacKit

/// Collects the texts of a file as lines of `.strings`: `"path.to.code" = "text";`.
///
/// Facts and patterns are passed over, plural texts too: they live in the `.stringsdict`.
struct StringsWriter: FieldVisitor {
  let arguments: [String: [String]]
  private(set) var lines = ""
  private var path: [String] = []

  init(arguments: [String: [String]]) {
    self.arguments = arguments
  }

  mutating func begin(_ key: String) { path.append(key) }
  mutating func end() { path.removeLast() }
  mutating func text(_ key: String, _ value: String) {}
  mutating func number(_ key: String, _ value: Int?) {}
  mutating func numbers(_ key: String, _ values: [Int]) {}
  mutating func list(_ key: String, _ values: [String]) {}
  mutating func pattern(_ key: String, _ value: String) {}

  mutating func labels(_ key: String, _ values: [String], codes: [String], isGroup: Bool) {
    let prefix = (isGroup ? path : path + [key]).joined(separator: ".")
    for (code, value) in zip(codes, values) { write("\(prefix).\(code)", value) }
  }

  mutating func label(_ key: String, _ value: String) {
    write((path + [key]).joined(separator: "."), value)
  }

  mutating func phrase(_ key: String, _ value: Phrase) {
    guard case .plain(let text) = value else { return }
    write(key, FormatString.applesForm(of: text, arguments: arguments[key] ?? []))
  }

  private mutating func write(_ key: String, _ value: String) {
    lines += "\"\(StringsEscaping.escaped(key))\" = \"\(StringsEscaping.escaped(value))\";\n"
  }
}
