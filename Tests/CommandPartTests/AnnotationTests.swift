import Testing

@testable import almanac

/// Annotations, which are workflow commands of GitHub Actions.
@Suite struct AnnotationTests {
  // GitHub's toolkit (packages/core): `escapeData` escapes `%`, CR and LF. `escapeProperty` also escapes `:` and `,`.
  // actions/runner, ActionCommand.cs: `##[` begins a command anywhere in a line.
  @Test(
    "escape characters that end a property, a message or a line, other commands, controls and direction marks",
    arguments: [
      (
        Annotation(file: "a:b,c%.json", title: "x: 1, 2", message: "100 %: a, b"),
        "file=a%3Ab%2Cc%25.json,title=x%3A 1%2C 2::100 %25: a, b"
      ),
      (
        Annotation(file: "##[a]", title: "##[b]", message: "##[c]"),
        #"file=#\u0023[a],title=#\u0023[b]::#\u0023[c]"#
      ),
      (
        Annotation(file: nil, title: "a\nb", message: "c\r\n::error::d\u{202E}\u{1B}"),
        #"title=a\u000ab::c\u000d\u000a::error::d\u202e\u001b"#
      ),
    ])
  func escapes(annotation: Annotation, line: String) {
    #expect(annotation.line(.error) == "::error \(line)")
  }
}
