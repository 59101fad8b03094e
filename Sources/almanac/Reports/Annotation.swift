/// A message that GitHub shows beside a file in a pull request.
///
/// A workflow prints the message as a workflow command, such as `::warning file=a.json,title=name::text`.
struct Annotation {
  /// The path of the file in the repository; `nil` for a message that belongs to no file.
  let file: String?
  let title: String
  let message: String

  enum Level: String {
    case notice, warning, error
  }

  /// The annotation as a workflow command on one line.
  func line(_ level: Level) -> String {
    let properties = [("file", file), ("title", title)].compactMap { key, text in
      text.map { "\(key)=\(Self.escaped($0, in: .property))" }
    }
    return "::\(level) \(properties.joined(separator: ","))::\(Self.escaped(message, in: .message))"
  }

  /// The place of a text in a workflow command: a property such as `title`, or the message at its end.
  ///
  /// In a property, `:` and `,` also need escapes.
  private enum Part {
    case property, message
  }

  /// The text with GitHub's escapes; control characters and direction marks are made visible first.
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
