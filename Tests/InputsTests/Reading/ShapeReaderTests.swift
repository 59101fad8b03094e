import AlmanacInputs
import AlmanacKit
import Testing

/// The reader of a user's JSON, which notes problems and continues.
@Suite struct ShapeReaderTests {
  @Test("notes a repeated key in a value that it skips, or that is not of the expected kind")
  func skipped() throws {
    for text in [#"{"a": 1, "a": 2}"#, #"[1, {"a": 1, "a": 2}]"#, #"{"b": [[{"a": [], "a": "x"}]]}"#] {
      let read = try ShapeReader.read(JSONCursor(Array(text.utf8), repeatedKeys: .allowed)) {
        reader, cursor throws(JSONSyntaxError) in try reader.skip(&cursor)
      }
      let wrong = try ShapeReader.read(JSONCursor(Array(text.utf8), repeatedKeys: .allowed)) {
        reader, cursor throws(JSONSyntaxError) in try reader.text(&cursor)
      }
      for read in [read.repeated, wrong.repeated] { #expect(read.map(\.name) == ["a"], "\(text)") }
    }
  }
}
