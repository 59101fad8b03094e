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
      text.map { "\(key)=\(Self.escaped($0, [":": "%3A", ",": "%2C"]))" }
    }
    return "::\(level) \(properties.joined(separator: ","))::\(Self.escaped(message, [:]))"
  }

  /// The text with GitHub's escapes, and with more of them; what a log would act upon is escaped first.
  private static func escaped(_ text: String, _ more: [Unicode.Scalar: String]) -> String {
    let escapes = more.merging(["%": "%25", "\r": "%0D", "\n": "%0A"]) { $1 }
    return text.printable.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
