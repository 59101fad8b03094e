import AlmanacInputs
import AlmanacKit
import Testing

/// The reader of JSON, which follows RFC 8259 strictly.
@Suite struct JSONTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("reads every kind of value")
  func values() throws {
    let value = try JSONValue(
      reading: Self.bytes(
        "\t\r\n" + #" {"a": ["b", -1.5e+3, true, null, { }], "\u00e9\n": "\ud83d\ude00 \/" } "#))
    #expect(
      value["a"]
        == .list([.text("b"), .literal("-1.5e+3"), .literal("true"), .literal("null"), .object([:])]))
    #expect(value["é\n"] == .text("😀 /"))
    for number in ["0", "-0", "0.5", "1E+400", "10"] {
      #expect(try JSONValue(reading: Self.bytes(number)) == .literal(number))
    }
    // RFC 8259, 7: the escapes of two characters.
    let escapes = try JSONValue(reading: Self.bytes(#""\"\\\/\b\f\n\r\t""#))
    #expect(escapes == .text("\"\\/\u{8}\u{C}\u{A}\u{D}\u{9}"))
  }

  // RFC 8259: 2 (grammar), 6 (numbers), 7 (strings), 8.1 (UTF-8).
  @Test(
    "names the position of a syntax error, and what was expected there",
    arguments: [
      ("", 0, "a value"), ("{", 1, "a key in double quotes"), ("{a: 1}", 1, "a key in double quotes"),
      (#"{"a" 1}"#, 5, "':'"), (#"{"a",1}"#, 4, "':'"), (#"{"a": }"#, 6, "a value"),
      (#"{"a": 1 "b"}"#, 8, "',' or '}'"),
      (#"{"a":1,}"#, 7, "a key in double quotes"), ("['a']", 1, "a value"), ("[01]", 1, "a value"),
      ("[-]", 1, "a value"), ("[1_000]", 1, "a value"), ("\u{FEFF}[]", 0, "a value"),
      ("[1,]", 3, "a value"), ("[1 2]", 3, "',' or ']'"), ("[] x", 3, "the end"), ("01", 0, "a value"),
      ("+1", 0, "a value"), ("1.", 0, "a value"), (".5", 0, "a value"), ("0x1f", 0, "a value"),
      ("1e", 0, "a value"), ("1e5x", 0, "a value"), ("NaN", 0, "a value"), ("True", 0, "a value"),
      ("١", 0, "a value"),
      ("\"a", 0, "'\"' at the end of a string"),
      ("\"a\nb\"", 2, "'\"' or an escape instead of a control character"),
      (#""\x""#, 1, #"an escape such as '\n' or '\u00A0'"#),
      (#""\u+123""#, 1, #"an escape such as '\n' or '\u00A0'"#),
      (#""\u00G0""#, 1, #"an escape such as '\n' or '\u00A0'"#),
      (#""\u00A""#, 1, #"an escape such as '\n' or '\u00A0'"#),
      (#""\ude00""#, 0, "a string without a lone surrogate"),
      (#""\ud83d""#, 0, "a string without a lone surrogate"),
      (#""\ud83d\u0041""#, 0, "a string without a lone surrogate"),
      (#""\ud83d\ud83d""#, 0, "a string without a lone surrogate"),
    ])
  func errors(text: String, offset: Int, expected: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(reading: Self.bytes(text)) }
    #expect(error?.offset == offset)
    #expect(error?.reason == .expected(expected))
  }

  @Test("refuses bytes that are not UTF-8")
  func hostile() {
    #expect(throws: JSONSyntaxError(offset: 0, .notUTF8)) { try JSONValue(reading: [0x22, 0xFF, 0x22]) }
  }

  @Test("reads values nested up to 64 levels, and refuses more")
  func depth() throws {
    let nested = { depth in
      Self.bytes(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    }
    #expect(throws: Never.self) { try JSONValue(reading: nested(64)) }
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(reading: nested(65)) }
    #expect(error == JSONSyntaxError(offset: 64, .tooDeep))
    #expect(error?.reason.description == "JSON is nested too deeply here (limit: 64 levels)")
  }

  @Test(
    "reads a key of ten thousand bytes, with or without escapes, and refuses a longer key",
    arguments: [("", "k"), ("", #"\u006B"#), (#"\u006B"#, "k")])
  func longKeys(first: String, character: String) throws {
    let object = { length in
      let rest = String(repeating: character, count: length - (first.isEmpty ? 0 : 1))
      return Self.bytes("{\"\(first)\(rest)\": 1}")
    }
    #expect(throws: Never.self) { try JSONValue(reading: object(10_000)) }
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(reading: object(10_001)) }
    #expect(error == JSONSyntaxError(offset: 1, .tooLongKey))
  }

  // UAX #15, 13: a stream-safe text has at most 30 non-starters in a row.
  @Test(
    "reads a key with 30 combining marks in a row, and refuses more", arguments: ["\u{301}", #"\u0316"#])
  func marks(mark: String) throws {
    let run = { count in "k" + String(repeating: mark, count: count) }
    for key in [run(30), run(30) + run(30)] {
      #expect(throws: Never.self) { try JSONValue(reading: Self.bytes("{\"\(key)\": 1}")) }
    }
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(reading: Self.bytes("{\"\(run(31))\": 1}"))
    }
    #expect(error == JSONSyntaxError(offset: 1, .tooManyMarks))
  }

  // RFC 8259, 4: with a repeated name, "the behavior of software that receives such an object is unpredictable".
  @Test(
    "refuses a repeated key, wherever the object is and however the key is escaped",
    arguments: [
      (#"{"a": 1, "a": 1}"#, 9, "a"), (#"{"b": 1, "a": 2, "b": 3}"#, 17, "b"), (#"{"": 1, "": 2}"#, 8, ""),
      (#"[{"x": {"a": 1, "b": {}, "a": 2}}]"#, 25, "a"), (#"{"a": 1, "\u0061": 2}"#, 9, "a"),
      (#"{"\u0061": 1, "a": 2}"#, 14, "a"), (#"{"é": 1, "é": 2}"#, 10, "é"),
      (#"{"__proto__": 1, "__proto__": 2}"#, 17, "__proto__"),
      (#"{"a": {"c": 1, "b": 2}, "b": 3, "a": 4}"#, 32, "a"),
    ])
  func repeatedKey(text: String, offset: Int, key: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(reading: Self.bytes(text)) }
    #expect(error == JSONSyntaxError(offset: offset, .repeatedKey(key)))
  }

  // In RFC 8259, U+00E9 and U+0065 U+0301 are two keys. In a Swift dictionary, they are one key (`é`). The same is true
  // of the letter `K` and U+212A (the Kelvin sign).
  @Test(
    "refuses two keys that are canonically equivalent, because no dictionary can hold both",
    arguments: [("é", "e\u{301}"), ("e\u{301}", "é"), ("K", "\u{212A}"), ("\u{212A}", "K")])
  func equivalentKeys(first: String, second: String) {
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(reading: Self.bytes("{\"\(first)\": 1, \"\(second)\": 2}"))
    }
    #expect(error?.offset == first.utf8.count + 8)
  }

  @Test("reads the same key in two objects, and reads __proto__ like any other key")
  func otherObjects() throws {
    let value = try JSONValue(
      reading: Self.bytes(#"{"z": {"a": 1, "é": 2}, "a": [{"a": 3}, {"a": 4}], "__proto__": {"a": 5}}"#))
    #expect(value["z"]?["a"]?.number == 1)
    #expect(value["a"]?.elements?.map { $0["a"]?.number } == [3, 4])
    #expect(value["__proto__"]?["a"]?.number == 5)
    #expect(value["toString"] == nil)
  }

  @Test("reads a million values, and refuses more")
  func manyValues() throws {
    let list = { count in Self.bytes("[" + String(repeating: "0,", count: count - 1) + "0]") }
    #expect(try JSONValue(reading: list(1_000_000)).elements?.count == 1_000_000)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(reading: list(1_000_001)) }
    #expect(error?.offset == 2_000_001)
    #expect(error?.reason == .tooManyValues(limit: 1_000_000))
  }

  // U+00E9 and U+0065 U+0301 look the same (`é`), but they are different texts. The same is true of the letter `K` and
  // U+212A (the Kelvin sign).
  @Test("distinguishes texts that only look the same, wherever they are in a value")
  func equality() throws {
    let value = { (text: String) in try JSONValue(reading: Self.bytes(#"{"a": [1, {"b": "\#(text)"}]}"#)) }
    for (left, right) in [("é", "e\u{301}"), ("K", "\u{212A}")] {
      #expect(try value(left) == value(left) && value(right) == value(right))
      #expect(try value(left) != value(right))
    }
    #expect(JSONValue.literal("1") != .text("1") && JSONValue.list([]) != .object([:]))
    #expect(JSONValue.literal("1.0") != .literal("1"))
    let object = { (keys: [String]) in
      JSONValue.object(Dictionary(uniqueKeysWithValues: keys.map { ($0, .literal("1")) }))
    }
    #expect(object(["a", "b"]) == object(["b", "a"]))
    #expect(object(["a"]) != object(["a", "b"]) && object(["a", "b"]) != object(["a"]))
    #expect(object(["é"]) != object(["e\u{301}"]))
  }
}
