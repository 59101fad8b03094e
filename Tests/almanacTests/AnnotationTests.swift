import Testing

@testable import almanac

/// Commands of GitHub's workflows.
@Suite struct AnnotationTests {
  // GitHub's toolkit, packages/core: escapeData has % CR LF, and escapeProperty : and , besides.
  @Test("escape what ends a property, a message or a line")
  func escapes() {
    let annotation = Annotation(file: "a:b,c%.json", title: "x: 1, 2", message: "100 %: a, b")
    #expect(
      annotation.line(.error) == "::error file=a%3Ab%2Cc%25.json,title=x%3A 1%2C 2::100 %25: a, b")
  }

  @Test("have no file where they are about the whole")
  func whole() {
    #expect(Annotation(file: nil, title: "t", message: "m").line(.notice) == "::notice title=t::m")
    #expect(Annotation(file: "f", title: "t", message: "m").line(.warning) == "::warning file=f,title=t::m")
  }

  @Test("show controls and marks of direction as escapes")
  func invisible() {
    let annotation = Annotation(file: nil, title: "a\nb", message: "c\r\n::error::d\u{202E}\u{1B}")
    #expect(
      annotation.line(.error) == #"::error title=a\u000ab::c\u000d\u000a::error::d\u202e\u001b"#)
  }
}
