import AlmanacInputs
import AlmanacTestSupport
import Testing

/// The problems of an overlay that is not a valid String Catalog, and their places in the file.
@Suite struct OverlayProblemTests {
  @Test("reports all problems at once, each with its line and column")
  func places() {
    let problems = Overlays.problems(
      #"""

        "done": {"localizations": {
          "dee": \#(unit(#"ü\"{"#)), "de": {},
          "fr": \#(unit("x"))}},
        "d\u006Fne": {}
      """#)
    #expect(problems.map(\.place?.line) == [3, 3, 5])
    #expect(problems.map(\.place?.column) == [5, 66, 3])
    #expect(problems.last?.message.hasPrefix("'done' occurs twice.") == true)
  }

  @Test(
    "names the place where a file is not JSON (RFC 8259)",
    arguments: [
      ("", 1, 1), ("{\n  \"ä\": x}", 2, 8), ("{\"a\": \"b\n\"}", 1, 9), ("{} {}", 1, 4),
    ])
  func syntax(text: String, line: Int, column: Int) {
    let problems = Overlays.problems(inFile: Array(text.utf8))
    #expect(problems.map(\.place) == [TextPlace(line: line, column: column)])
    #expect(problems.first?.message.hasPrefix("This is not JSON: expected ") == true)
  }

  @Test("names the same wrong form of a plural every time")
  func firstForm() {
    let forms = ["a", "b", "c", "d", "e", "f", "g", "h"].map { #""\#($0)":\#(unit("x"))"# }
    let plural =
      #""days":{"localizations":{"de":{"variations":{"plural":{\#(forms.joined(separator: ","))}}}}}"#
    let messages = (0..<20).map { _ in Overlays.problems(plural).map(\.message) }
    #expect(messages.allSatisfy { $0.first?.contains("'a' is not a plural category") == true })
  }

  @Test("stops after a thousand problems, and finds their places without counting the text again")
  func manyProblems() {
    let entries = (0..<10_000).map { #""app.k\#($0)":{"localizations":{"en":\#(unit("%@"))}}"# }
    let start = processorTime()
    let problems = Overlays.problems(entries.joined(separator: ","))
    #expect(problems.count == 1000)
    // The file has one line. `{"sourceLanguage":…,"strings":{` has 50 characters and `"app.k0":{"localizations":{` has
    // 27, so the first problem is in column 78.
    #expect(problems.first?.place == TextPlace(line: 1, column: 78))
    // A debug build takes a few seconds. Counting the text for each problem would take minutes.
    #expect(processorTime() - start < 60)
    let localizations = (0...1000).map { #""x\#($0)":\#(unit("x"))"# }.joined(separator: ",")
    #expect(Overlays.problems(#""done":{"localizations":{\#(localizations)}}"#).count == 1000)
  }

  @Test("refuses JSON that is not a catalogue, and bytes that are not UTF-8")
  func noCatalogue() {
    let reasons = ["[]", #"{"strings":{}}"#, #"{"sourceLanguage":"en","strings":{"a":1}}"#].map {
      Overlays.problems(inFile: Array($0.utf8)).map(\.message).joined()
    }
    #expect(reasons[0].hasPrefix("This is not a String Catalog: the top level is not an object."))
    #expect(reasons[1].hasPrefix("This is not a String Catalog: 'sourceLanguage' is missing."))
    #expect(reasons[2].hasPrefix("This is not a String Catalog: 'a' is not an object."))
    let klingon = Array(#"{"sourceLanguage":"tlh","strings":{}}"#.utf8)
    #expect(
      Overlays.problems(inFile: klingon).map(\.message) == [
        "The source language: No such language. Write 'de'."
      ])
    #expect(
      Overlays.problems(inFile: [0x7B, 0xFF]).first?.message == "The file is not UTF-8. Save it as UTF-8.")
  }

  @Test(
    "reports a value of the wrong type once, and a missing key at the object that lacks it",
    arguments: [
      (#""stringUnit":{"state":"new"}"#, "stringUnit", "'value' is missing"),
      (#""stringUnit":{"value":"x"}"#, "stringUnit", "'state' is missing"),
      (#""stringUnit":{"state":1,"value":"x"}"#, "state", "'state' is not a string"),
      (#""stringUnit":5"#, "stringUnit", "'stringUnit' is not an object"),
      (#""substitutions":{"n":{"argNum":1}}"#, "n", "'variations' is missing"),
      (#""substitutions":{"n":5}"#, "n", "'n' is not an object"),
      (#""variations":{"plural":[]}"#, "plural", "'plural' is not an object"),
    ])
  func wrongTypes(localization: String, key: String, reason: String) throws {
    let text = #""done":{"localizations":{"de":{\#(localization)}}}"#
    let start = try #require(text.firstRange(of: "\"\(key)\"")).lowerBound
    // Before the entries, the line has the 50 characters `{"sourceLanguage":…,"strings":{`.
    let column = text.distance(from: text.startIndex, to: start) + 51
    let message = "This is not a String Catalog: \(reason). Save it from Xcode as .xcstrings."
    #expect(Overlays.problems(text) == [InputProblem(message, at: TextPlace(line: 1, column: column))])
  }

  @Test("may begin with a byte order mark, which is not a character of the first line")
  func byteOrderMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(Overlays.problems(inFile: mark + Overlays.catalogue("")) == [])
    for (text, column) in [("{} x", 4), ("x", 1)] {
      let places = Overlays.problems(inFile: mark + Array(text.utf8)).map(\.place)
      #expect(places == [TextPlace(line: 1, column: column)], "\(text)")
    }
  }
}
