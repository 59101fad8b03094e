import Foundation

/// A type in the TypeScript declarations of the runtime for the web.
indirect enum TypeScriptType {
  /// An object; the key `*` stands for an index signature or a mapped type.
  case object([String: TypeScriptType])
  /// A name, such as `string` or the name of an interface.
  case name(String)
  /// The parts of a union or of an intersection.
  case parts([TypeScriptType])

  /// Whether a value of this type has a field at a path; `interface` returns the interface with a name.
  func has(_ path: ArraySlice<String>, _ interface: (String) -> TypeScriptType?) -> Bool {
    guard let key = path.first else { return true }
    switch self {
    case .object(let members):
      return (members[key] ?? members["*"])?.has(path.dropFirst(), interface) ?? false
    case .name(let name): return interface(name)?.has(path, interface) ?? false
    case .parts(let parts): return parts.contains { $0.has(path, interface) }
    }
  }
}

/// Reads the data interfaces of a TypeScript declaration file; it does not know types of functions.
struct TypeScriptReader {
  private var tokens: ArraySlice<Substring>

  /// The interface with a name in the text of a declaration file; `nil` if the text does not declare it.
  static func interface(_ name: String, in text: String) -> TypeScriptType? {
    let starts = ["export interface \(name) ", "export interface \(name)<"].compactMap {
      text.firstRange(of: $0)
    }
    guard let start = starts.first?.upperBound, let brace = text[start...].firstIndex(of: "{"),
      let end = text[brace...].firstRange(of: "\n}")?.upperBound
    else { return nil }
    var reader = TypeScriptReader(tokens: tokens(of: String(text[brace..<end]))[...])
    return reader.part()
  }

  private static func tokens(of text: String) -> [Substring] {
    let code = text.replacing(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/, with: "")
    return code.matches(of: /[A-Za-z_$][\w$]*|"[^"]*"|`[^`]*`|=>|[^\s\w]|\d+/).map(\.output)
  }

  private mutating func type() -> TypeScriptType {
    var parts = [part()]
    while tokens.first == "|" || tokens.first == "&" {
      tokens.removeFirst()
      parts.append(part())
    }
    return parts.count == 1 ? parts[0] : .parts(parts)
  }

  private mutating func part() -> TypeScriptType {
    let type: TypeScriptType
    switch tokens.popFirst() {
    case "{": type = .object(members())
    case "(":
      type = self.type()
      tokens.removeFirst()
    case "[":
      skip(to: "]")
      type = .name("list")
    case "readonly": return part()
    case let name: type = .name(String(name ?? ""))
    }
    if tokens.first == "<" {
      tokens.removeFirst()
      skip(to: ">")
    }
    while tokens.first == "[" { tokens.removeFirst(2) }
    return type
  }

  private mutating func members() -> [String: TypeScriptType] {
    var members: [String: TypeScriptType] = [:]
    while let token = tokens.popFirst(), token != "}" {
      guard token != ";", token != ",", token != "readonly" else { continue }
      if token == "[" { skip(to: "]") }
      if tokens.first == "?" { tokens.removeFirst() }
      tokens.removeFirst()
      members[token == "[" ? "*" : String(token)] = type()
    }
    return members
  }

  private mutating func skip(to end: Substring) {
    while let token = tokens.popFirst(), token != end {}
  }
}
