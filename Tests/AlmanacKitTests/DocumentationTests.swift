import AlmanacTestSupport
import Foundation
import Testing

/// The documentation comments of AlmanacKit: every public function has an example and the time that a call takes.
///
/// The comments also contain the expected results of the examples. In these results, the names and patterns are from
/// CLDR 42 (PyPI `babel` 2.12.1), the Chinese days from PyPI `sxtwl`, and the words from the string catalogue.
@Suite struct DocumentationTests {
  @Test("give every public function and initializer an example and the time that a call takes")
  func coverage() throws {
    let files = try Self.files()
    let types = files.reduce(into: [:]) { $0.merge($1.types) { first, _ in first } }
    let calls = files.flatMap(\.calls)
    #expect(calls.count > 60)
    for call in calls {
      let comments = [call.comment, types[call.type] ?? Comment(lines: [])]
      let hasExample = comments.contains { $0.code.contains(call.use) }
      let hasCost = comments.contains(where: \.hasCost)
      #expect(hasExample, "\(call.file): \(call.use)…) has no example.")
      #expect(hasCost, "\(call.file): \(call.use)…) has no cost.")
    }
  }

  @Test("show only code that compiles, with its correct results")
  func results() throws {
    let source = try Self.lines(
      of: Repository.folder.appending(path: "Tests/AlmanacKitTests/DocumentationCode.swift"))
    let folder = RealBundle.folder.path(percentEncoded: false)
    let run = try DocumentationCode(folder: folder).results.map { line, result in
      (code: try #require(source[line - 1].wholeMatch(of: /show\((.*)\)/)).output.1, result: result)
    }
    let results = try Dictionary(run.map { (String($0.code), $0.result) }) { first, second in
      try #require(first == second)
      return first
    }
    let examples = try Self.files().flatMap(\.comments).flatMap(\.examples)
    for example in examples {
      let isCompiled = results[example.code] != nil || source.contains { $0 == example.code }
      #expect(isCompiled, "\(example.code) is not compiled.")
      #expect(results[example.code] == example.result, "\(example.code)")
    }
    #expect(Set(results.keys).subtracting(examples.map(\.code)) == [], "No comment has this code.")
  }

  /// The Swift files of AlmanacKit.
  private static func files() throws -> [SourceFile] {
    let folder = Repository.folder.appending(path: "Sources/AlmanacKit")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      SourceFile(path, try lines(of: folder.appending(path: path)))
    }
  }

  /// The lines of a file without their indentation.
  private static func lines(of file: URL) throws -> [Substring] {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in line.drop { $0 == " " } }
  }
}

/// The documentation comments of a Swift file.
private struct SourceFile {
  /// A public function or initializer.
  struct Call {
    let file: String
    let type: String
    /// How code calls the function or initializer, such as `.text(` or `CalendarDate(`.
    let use: String
    let comment: Comment
  }

  private(set) var comments: [Comment] = []
  private(set) var calls: [Call] = []
  /// The comment of each public structure and enumeration, by the name of the type.
  private(set) var types: [String: Comment] = [:]

  init(_ path: String, _ lines: [Substring]) {
    var comment = Comment(lines: [])
    var type = ""
    for line in lines {
      if line.hasPrefix("///") {
        comment.lines.append(String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)))
        continue
      }
      if line.hasPrefix("public ") || line.hasPrefix("extension ") {
        if let match = line.prefixMatch(of: /(public struct|public enum|extension) (\w+)/) {
          type = String(match.2)
          if match.1 != "extension" { types[type] = comment }
        }
        if let use = Self.use(ofCallIn: line, type) {
          calls.append(Call(file: path, type: type, use: use, comment: comment))
        }
      }
      if !comment.lines.isEmpty { comments.append(comment) }
      comment = Comment(lines: [])
    }
  }

  /// How code uses the public function or initializer that a line declares; `nil` for any other line.
  ///
  /// The result is also `nil` for operators and for the functions that `RawRepresentable`, `Encodable` and `Decodable`
  /// require. No code calls them by name, so they need no example.
  private static func use(ofCallIn line: Substring, _ type: String) -> String? {
    if line.contains(/init\((?:rawValue:|from )|func encode\(to\b/) { return nil }
    if line.contains(/^public init\b/) { return "\(type)(" }
    return line.firstMatch(of: /^public (?:static |mutating )*func (\w+)/).map { ".\($0.1)(" }
  }
}

/// The lines of a documentation comment, without the slashes.
private struct Comment {
  var lines: [String]

  var hasCost: Bool {
    let costs = ["nanosecond", "microsecond", "millisecond", "takes as long as"]
    return lines.contains { line in costs.contains { line.contains($0) } }
  }

  /// The lines of the Swift code blocks in the comment.
  var code: String { blocks.joined(separator: "\n") }

  /// The lines of code, each with its result from a comment on the same line or on the next line.
  var examples: [(code: String, result: String?)] {
    blocks.reduce(into: []) { examples, line in
      let parts = line.trimmingCharacters(in: .whitespaces).components(separatedBy: "// ")
      let code = parts[0].trimmingCharacters(in: .whitespaces)
      let result = parts.count > 1 ? parts[1] : nil
      if code.isEmpty, let last = examples.popLast() {
        examples.append((last.code, result))
      } else {
        examples.append((code, result))
      }
    }
  }

  private var blocks: [String] {
    var isCode = false
    return lines.filter { line in
      if line.hasPrefix("```") { isCode = line == "```swift" }
      return isCode && !line.hasPrefix("```")
    }
  }
}
