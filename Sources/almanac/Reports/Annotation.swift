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
      text.map { "\(key)=\(Self.escaped($0, ["%", ":", ","]))" }
    }
    let line = "::\(level) \(properties.joined(separator: ","))::\(Self.escaped(message, ["%"]))"
    return line.withoutBracketCommands
  }

  /// The text with GitHub's escapes, such as `%25`, for the special characters; controls, line breaks and direction
  /// marks are made visible first.
  private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    text.printable.unicodeScalars.map {
      special.contains($0) ? "%\(String($0.value, radix: 16, uppercase: true))" : String($0)
    }.joined()
  }
}
