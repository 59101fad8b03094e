/// A message beside a file in a pull request's changes on GitHub, as a command of its workflows.
struct Annotation {
  /// The file's path in the repository; `nil` for a message on the whole.
  let file: String?
  let title: String
  let message: String

  enum Level: String {
    case notice, warning, error
  }

  /// The command.
  func line(_ level: Level) -> String {
    let properties = [("file", file), ("title", title)].compactMap { key, text in
      text.map { "\(key)=\(Self.escaped($0, in: .property))" }
    }
    return "::\(level) \(properties.joined(separator: ","))::\(Self.escaped(message, in: .message))"
  }

  /// The parts of a command, which escape different characters.
  private enum Part {
    case property, message
  }

  /// The text with GitHub's escapes; controls and marks of direction are escaped first.
  private static func escaped(_ text: String, in part: Part) -> String {
    let text = text.printable
    guard text.unicodeScalars.contains(where: { escape(of: $0, in: part) != nil }) else { return text }
    return text.unicodeScalars.map { escape(of: $0, in: part) ?? String($0) }.joined()
  }

  private static func escape(of scalar: Unicode.Scalar, in part: Part) -> String? {
    switch (scalar, part) {
    case ("%", _): "%25"
    case ("\r", _): "%0D"
    case ("\n", _): "%0A"
    case (":", .property): "%3A"
    case (",", .property): "%2C"
    default: nil
    }
  }
}
