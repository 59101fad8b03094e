import AlmanacReading
import AlmanacTranslations
import Testing

/// How an app's map of keys is read.
@Suite struct KeyMapTests {
  private let known: Set = ["action.done", "prompt.selectDate"]

  private func problems(_ text: String) -> [InputProblem] {
    do throws(InputProblems) {
      _ = try KeyMap(reading: Array(text.utf8), known: known)
      return []
    } catch {
      return error.problems
    }
  }

  @Test("gives several of an app's names to one key")
  func names() throws {
    let text = #"{"a": "action.done", "b": "action.done"}"#
    #expect(
      try KeyMap(reading: Array(text.utf8), known: known).keys == ["a": "action.done", "b": "action.done"])
  }

  @Test("reports everything at once, each at its line and column")
  func errors() {
    let problems = problems(
      """
      {
        "": "action.done",
        "ä": "selectDate.prompt", "b": "x",
        "c": "action.done", "c": "prompt.selectDate"
      }
      """)
    #expect(problems.map { [$0.place.line, $0.place.column] } == [[2, 3], [3, 3], [3, 29], [4, 23]])
    #expect(problems[0].message == "The app's name of a key is empty. Name it, or remove it.")
    #expect(problems[1].message.hasSuffix("Did you mean 'prompt.selectDate'?"))
    #expect(problems[2].message.hasSuffix("Write one of those under 'strings' in locale.json."))
    #expect(problems[3].message == "'c' is here for the second time. Remove one of them.")
  }

  // A text would have the key of another, on the web in the picker's own texts too.
  @Test("refuses a name that is the key of another text, and takes a key's own name")
  func takenName() throws {
    let problems = problems("{\n  \"prompt.selectDate\": \"action.done\", \"action.done\": \"action.done\"}")
    #expect(
      problems.map(\.message) == [
        "'prompt.selectDate' is a key of Almanac or of an overlay, and cannot mean 'action.done'. Choose another name."
      ])
    #expect(problems.map { [$0.place.line, $0.place.column] } == [[2, 3]])
  }

  @Test(
    "suggests the first key in order with the same words, or with the same last part, or one two letters away",
    arguments: [
      ("PROMPT.selectdate", "prompt.selectDate"), ("selectDate.prompt", "prompt.selectDate"),
      ("app.done", "action.done"), ("b.2.a", "a.b"),
      ("action.doen", "action.done"),
    ])
  func suggestions(wrong: String, suggestion: String) throws {
    let known: Set = ["z.done", "action.done", "b.a", "a.b", "prompt.selectDate"]
    let error = try #require(throws: InputProblems.self) {
      try KeyMap(reading: Array(#"{"a": "\#(wrong)"}"#.utf8), known: known)
    }
    #expect(
      error.problems.map(\.message).first?.hasSuffix("Did you mean '\(suggestion)'?")
        == true)
  }

  @Test("stops behind a thousand keys that stand there twice")
  func manyRepeated() {
    #expect(
      problems("{" + String(repeating: #""a":"action.done","#, count: 2000) + #""b":"x"}"#).count == 1000)
  }

  @Test("reads a name with thirty combining marks in a row, and refuses one with more")
  func marks() {
    let thirty = "x" + String(repeating: "\u{301}", count: 30)
    #expect(problems(#"{"\#(thirty)": "action.done"}"#).isEmpty)
    let escaped = "x" + String(repeating: "\\u0301", count: 31)
    for name in [thirty + "\u{301}", escaped] {
      #expect(
        problems(#"{"\#(name)": "action.done"}"#).map(\.message) == [
          "This key has too many combining marks in a row (limit: 30). Correct the file at this place."
        ])
    }
  }

  @Test("reads a name of 10,000 bytes, and refuses one with a byte more, however the file spells it")
  func longName() {
    for letter in ["x", "\\u0078"] {
      let longest = String(repeating: letter, count: 10_000)
      #expect(problems(#"{"\#(longest)": "action.done"}"#).isEmpty)
      #expect(
        problems(#"{"\#(longest)x": "action.done"}"#).map(\.message) == [
          "This key is too long (limit: 10000 bytes). Correct the file at this place."
        ])
    }
  }

  @Test("refuses a name with a character that XML cannot hold")
  func forbidden() {
    #expect(
      problems(#"{"a\u0007": "action.done"}"#).map(\.message).first?
        .hasSuffix("has the character U+0007, which no .stringsdict can hold. Remove it.") == true)
  }

  @Test("refuses names under which a text makes a table larger than a file can be")
  func largeTable() throws {
    let text = String(repeating: "x", count: 15_990)
    let overlay =
      #""own.long":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
    let catalogue = try StringCatalog(reading: Overlays.catalogue(overlay), likely: Overlays.likely)
    // Each name has ten bytes, and its text 15,990.
    let names = { count in
      "{" + (0..<count).map { #""n\#(100_000_000 + $0)":"own.long""# }.joined(separator: ",") + "}"
    }
    try KeyMap(reading: Array(names(1000).utf8), known: nil).checkSize(with: catalogue)
    let error = #expect(throws: KeyMapError.self) {
      try KeyMap(reading: Array(names(1001).utf8), known: nil).checkSize(with: catalogue)
    }
    #expect(
      error?.description
        == "The names and their texts in 'de-Latn' have 16,016,000 bytes; the limit of a file is 16,000,000. "
        + "Remove some names.")
  }

  @Test(
    "refuses what is no map",
    arguments: [
      ("{", "This is not JSON: expected a key in double quotes here."),
      ("[]", "This is not a map of keys: the whole is not an object."),
      (#"{"a": 1}"#, "This is not a map of keys: 'a' is not a text."),
    ])
  func noMap(text: String, message: String) {
    #expect(problems(text).map(\.message).first?.hasPrefix(message) == true, "\(problems(text))")
  }
}
