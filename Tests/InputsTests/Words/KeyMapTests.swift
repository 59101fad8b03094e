import AlmanacInputs
import Testing

/// The reader of an app's map of keys.
@Suite struct KeyMapTests {
  private let known: Set = ["action.done", "prompt.selectDate", "own.title"]

  private func problems(_ text: String) -> [InputProblem] {
    do throws(InputProblems) {
      _ = try KeyMap(reading: Array(text.utf8), known: known, leftOut: [])
      return []
    } catch {
      return error.problems
    }
  }

  @Test("accepts several of an app's names for one key")
  func names() throws {
    let text = #"{"a": "action.done", "b": "action.done"}"#
    #expect(
      try KeyMap(reading: Array(text.utf8), known: known, leftOut: []).keys == [
        "a": "action.done", "b": "action.done",
      ])
  }

  @Test("reports all problems at once, each with its line and column")
  func errors() {
    let problems = problems(
      """
      {
        "": "action.done",
        "ä": "prompt.selectDat", "b": "x",
        "c": "action.done", "c": "prompt.selectDate"
      }
      """)
    #expect(problems.map { [$0.place?.line, $0.place?.column] } == [[2, 3], [3, 3], [3, 28], [4, 23]])
    #expect(
      problems[0].message
        == "The name that your app uses for the key 'action.done' is empty. Write a name, or remove the entry."
    )
    #expect(problems[1].message.hasSuffix("Did you mean 'prompt.selectDate'?"))
    #expect(problems[2].message.hasSuffix("'almanac words' lists the keys."))
    #expect(problems[3].message == "'c' occurs twice. Remove one of them.")
  }

  // If an app's name were the key of another text, one key would belong to two texts. On the web, a lookup of the name
  // would return the other text.
  @Test("refuses a name that is another text's key, and accepts a key as its own name")
  func takenName() throws {
    for name in ["prompt.selectDate", "own.title"] {
      let problems = problems("{\n  \"\(name)\": \"action.done\", \"action.done\": \"action.done\"}")
      #expect(
        problems.map(\.message) == [
          "'\(name)' is already a key in Almanac or in an overlay, so it cannot map to 'action.done'. Choose another name."
        ])
      #expect(problems.map { [$0.place?.line, $0.place?.column] } == [[2, 3]])
    }
  }

  @Test("names a key whose texts in an overlay cannot be used")
  func leftOut() throws {
    let map = Array(#"{"a": "own.x"}"#.utf8)
    let error = #expect(throws: InputProblems.self) {
      try KeyMap(reading: map, known: known, leftOut: ["own.x"])
    }
    #expect(error?.problems.first?.message.contains("whose texts in the overlay cannot be used.") == true)
  }

  @Test("stops after a thousand repeated keys")
  func manyRepeated() {
    #expect(
      problems("{" + String(repeating: #""a":"action.done","#, count: 2000) + #""b":"x"}"#).count == 1000)
  }

  @Test("refuses a name with a character that XML cannot hold")
  func forbidden() {
    #expect(
      problems(#"{"a\u0007": "action.done"}"#).map(\.message).first?
        .hasSuffix("has the character U+0007, which a .stringsdict cannot contain. Remove it.") == true)
  }

  @Test("refuses names if the texts under them would make a table over the limit of a file")
  func largeTable() throws {
    let form = unit(String(repeating: "x", count: 7995))
    let overlay = #""own.long":{"localizations":{"de":\#(plural(["one": form, "other": form]))}}"#
    let catalogue = StringCatalog(reading: Overlays.catalogue(overlay), likely: Overlays.likely)
    // A name (10 bytes) and its two forms (7,995 bytes each) have 16,000 bytes together, so 1,000 names reach the limit
    // for a file, 16,000,000 bytes.
    let names = { count in
      "{" + (0..<count).map { #""n\#(100_000_000 + $0)":"own.long""# }.joined(separator: ",") + "}"
    }
    try KeyMap(reading: Array(names(1000).utf8), known: nil, leftOut: []).checkSize(with: catalogue)
    let error = #expect(throws: KeyMapError.self) {
      try KeyMap(reading: Array(names(1001).utf8), known: nil, leftOut: []).checkSize(with: catalogue)
    }
    #expect(
      error?.description
        == "The file with your app's names in 'de-Latn' would have 16,016,000 bytes; the limit for a file is 16,000,000. "
        + "Remove some names.")
  }

  @Test(
    "refuses a file that is not a map of keys",
    arguments: [
      ("{", "This is not JSON: expected a key in double quotes here."),
      ("[]", "This is not a map of keys: the top level is not an object."),
      (#"{"a": 1}"#, "This is not a map of keys: 'a' is not a string."),
    ])
  func noMap(text: String, message: String) {
    #expect(problems(text).map(\.message).first?.hasPrefix(message) == true, "\(problems(text))")
  }
}
