import Foundation

/// A part of a document that shows a terminal: commands, and what they print.
struct DocumentedSession {
  /// A command, and the output that the document shows below it; `expected` is `nil` if the document shows no output.
  struct Step {
    let command: String
    var expected: [String]?
  }

  let steps: [Step]

  /// The sessions of a Markdown document, in the order of the document.
  ///
  /// A session is a fenced block that begins with `$ `, or the lines of an `sh` block that begin with `almanac `. A
  /// block below the comment `<!-- another ICU -->` is left out, because `.ci/run` runs the commands of this block.
  static func all(in markdown: String) -> [DocumentedSession] {
    let parts = "\n\(markdown)".components(separatedBy: "\n```")
    return stride(from: 1, to: parts.count - 1, by: 2).compactMap { index in
      let fence = parts[index].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let isForAnotherICU = parts[index - 1].hasSuffix("<!-- another ICU -->")
      let steps = fence[0] == "sh" ? script(fence.dropFirst()) : terminal(fence)
      return steps.isEmpty || isForAnotherICU ? nil : DocumentedSession(steps: steps)
    }
  }

  private static func script(_ lines: ArraySlice<String>) -> [Step] {
    lines.filter { $0.hasPrefix("almanac ") }.map { Step(command: $0, expected: nil) }
  }

  private static func terminal(_ lines: [String]) -> [Step] {
    guard lines.count > 1, lines[0].isEmpty, lines[1].hasPrefix("$ ") else { return [] }
    var steps: [Step] = []
    var continues = false
    for line in lines.dropFirst() {
      let last = steps.indices.last
      if continues, let last {
        steps[last] = Step(command: "\(steps[last].command)\n\(line)", expected: [])
      } else if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), expected: []))
      } else if let last {
        steps[last].expected?.append(line)
      }
      continues = steps.last?.expected == [] && line.hasSuffix("\\")
    }
    return steps.map { Step(command: $0.command, expected: $0.expected.map(withoutEmptyEnd)) }
  }

  private static func withoutEmptyEnd(_ lines: [String]) -> [String] {
    lines.last == "" ? withoutEmptyEnd(lines.dropLast()) : lines
  }
}

extension DocumentedSession.Step {
  /// Whether the printed lines are as expected; an expected line `…` matches any number of lines.
  func matches(_ lines: [String]) -> Bool {
    expected.map { Self.matches($0[...], lines[...]) } ?? true
  }

  private static func matches(_ expected: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first == "…" {
      return lines.indices.contains { matches(expected.dropFirst(), lines[$0...]) }
        || matches(expected.dropFirst(), [])
    }
    return lines.first == first && matches(expected.dropFirst(), lines.dropFirst())
  }
}
