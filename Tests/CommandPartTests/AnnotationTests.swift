import Testing

@testable import almanac

/// Annotations, which are workflow commands of GitHub Actions.
@Suite struct AnnotationTests {
  // GitHub's toolkit (packages/core): `escapeData` escapes `%`, CR and LF. `escapeProperty` also escapes `:` and `,`.
  @Test("escape characters that end a property, a message or a line")
  func escapes() {
    let annotation = Annotation(file: "a:b,c%.json", title: "x: 1, 2", message: "100 %: a, b")
    #expect(
      annotation.line(.error) == "::error file=a%3Ab%2Cc%25.json,title=x%3A 1%2C 2::100 %25: a, b")
  }

  // actions/runner, ActionCommand.cs: `##[` begins a command anywhere in a line.
  @Test("contain no other command")
  func bracketCommand() {
    let annotation = Annotation(file: "##[a]", title: "##[b]", message: "##[c]")
    #expect(
      annotation.line(.error) == #"::error file=#\u0023[a],title=#\u0023[b]::#\u0023[c]"#)
  }

  @Test("have no file if they concern the whole bundle")
  func whole() {
    #expect(Annotation(file: nil, title: "t", message: "m").line(.notice) == "::notice title=t::m")
    #expect(Annotation(file: "f", title: "t", message: "m").line(.warning) == "::warning file=f,title=t::m")
  }

  @Test("show controls and direction marks as escapes")
  func invisible() {
    let annotation = Annotation(file: nil, title: "a\nb", message: "c\r\n::error::d\u{202E}\u{1B}")
    #expect(
      annotation.line(.error) == #"::error title=a\u000ab::c\u000d\u000a::error::d\u202e\u001b"#)
  }
}
