import AlmanacKit
import AlmanacReading
import AlmanacTestSupport
import AlmanacTranslations
import Testing

/// The reader of an app's overlay, the precedence of its texts, and the entries that the reader refuses.
@Suite struct OverlayTests {
  @Test("wins over all earlier texts, even over an earlier text of a region")
  func order() throws {
    let base = try StringCatalog(
      reading: Overlays.catalogue(#""done":{"localizations":{"de":\#(unit("1")),"de-AT":\#(unit("2"))}}"#),
      likely: Overlays.likely)
    let entries = ["de-Latn-AT", "de-Latn"].compactMap(LanguageTag.init)
    let first = base.overlaid(with: try Overlays.read(#""done":{"localizations":{"de":\#(unit("3"))}}"#))
    #expect(first.phrase("done", in: entries) == .plain("3"))
    let austrian = #""done":{"localizations":{"de":\#(unit("4")),"de-AT":\#(unit("5"))}}"#
    let second = first.overlaid(with: try Overlays.read(austrian))
    #expect(second.phrase("done", in: entries) == .plain("5"))
    #expect(second.phrase("done", in: Array(entries.dropFirst())) == .plain("4"))
    let third = second.overlaid(with: try Overlays.read(#""done":{"localizations":{"de":\#(unit("6"))}}"#))
    #expect(third.phrase("done", in: entries) == .plain("6"), "the later overlay's German")
    #expect(third.texts(in: entries).text("done")?.origin == .override)
    #expect(base.texts(in: entries).text("done")?.origin == .catalogue)
  }

  @Test("adds an app's own keys, with the placeholders of the overlay's source language")
  func ownKeys() throws {
    let overlay = try Overlays.read(
      #""app.stay":{"localizations":{"en":\#(unit("{from} to {to}")),"de":\#(unit("{to} ab {from}"))}}"#)
    #expect(overlay.ownKeys["app.stay"] == TextShape(placeholders: ["from", "to"], isPlural: false))
    #expect(overlay.keys == ["app.stay"])
  }

  // Xcode 15 and later save "vary by plural" in two ways.
  @Test(
    "reads both of Xcode's ways to write a plural",
    arguments: [
      plural(["one": unit("%lld night"), "other": unit("%lld nights")]),
      plural(["one": unit("%1$d night"), "other": unit("%lu nights")]),
      plural(["one": unit("{n} night"), "other": unit("{n} nights")]),
      #"""
      {"stringUnit":{"state":"translated","value":"%#@nights@"},"substitutions":{"nights":{"argNum":1,
      "formatSpecifier":"lld","variations":{"plural":{"one":\#(unit("%arg night")),"other":\#(unit("%arg nights"))}}}}}
      """#,
    ])
  func plurals(english: String) throws {
    let overlay = try Overlays.read(#""app.nights":{"localizations":{"en":\#(english)}}"#)
    let phrase = try Overlays.text("app.nights", "en", of: overlay)?.phrase
    #expect(phrase == .plural([.one: "{n} night", .other: "{n} nights"]))
  }

  @Test(
    "ignores texts that are new or empty, and plurals of such texts",
    arguments: [
      unit("x", state: "new"), unit(""), plural(["one": unit("x", state: "new"), "other": unit("")]),
      #"{"stringUnit":{"state":"new","value":"%#@n@"},"substitutions":{"n":\#(plural(["other": unit("x")]))}}"#,
    ])
  func noText(localization: String) throws {
    for key in ["done", "days"] {
      #expect(try Overlays.read(#""\#(key)":{"localizations":{"de":\#(localization)}}"#).keys.isEmpty)
    }
  }

  @Test("knows which texts are reviewed", arguments: [("translated", true), ("needs_review", false)])
  func reviewed(state: String, isReviewed: Bool) throws {
    let overlay = try Overlays.read(#""done":{"localizations":{"de":\#(unit("x", state: state))}}"#)
    #expect(try Overlays.text("done", "de", of: overlay)?.unreviewed.isEmpty == isReviewed)
  }

  @Test("accepts one text as a plural if the language has one form")
  func oneForm() throws {
    let overlay = try Overlays.read(#""days":{"localizations":{"ja":\#(unit("{n}日"))}}"#)
    #expect(overlay.keys == ["days"])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let strings: String
    let message: String
    var testDescription: String { message }

    init(_ message: String, _ strings: String) {
      self.strings = strings
      self.message = message
    }

    /// A German text for `key` that the reader refuses.
    init(_ message: String, _ key: String, german: String) {
      self.init(message, #""\#(key)":{"localizations":{"de":\#(german)}}"#)
    }
  }

  @Test(
    "refuses entries that cannot be used, and names the key",
    arguments: [
      Refusal("'done': No such language. Write 'de'.", #""done":{"localizations":{"dee":\#(unit("x"))}}"#),
      Refusal(
        "'done' has a text in 'zh' and a text in 'zh-Hans', but both tags name the same language.",
        #""done":{"localizations":{"zh":\#(unit("x")),"zh-Hans":\#(unit("y"))}}"#),
      Refusal("'done' has neither a text nor plural forms in 'de'.", "done", german: "{}"),
      Refusal(
        "'done' in 'de' has variations that Almanac does not support", "done",
        german: #"{"variations":{"device":{"mac":\#(unit("x"))}}}"#),
      Refusal(
        "'days' in 'de' has variations that Almanac does not support", "days",
        german: #"{"variations":{"plural":{"other":{"variations":{"device":{"mac":\#(unit("{n}"))}}}}}}"#),
      Refusal(
        "'days' in 'de' has variations that Almanac does not support", "days",
        german: #"{"substitutions":{"n":\#(plural(["other": unit("x")])),"m":\#(plural([:]))}}"#),
      Refusal(
        "'days' in 'de' has {n}, {x}, but the source language has {n}.", "days",
        german: plural(["one": unit("{n}"), "other": unit("{n} {x}")])),
      Refusal(
        "'app.x' in 'en': '{x}' is not a valid placeholder.",
        #""app.x":{"localizations":{"en":\#(plural(["one": unit("{n}"), "other": unit("{n} {x}")]))}}"#),
      Refusal("'today' in 'de': '%2$d' works only on Apple's systems.", "today", german: unit("{date} %2$d")),
      Refusal(
        "'done' in 'de' has plural forms, but this key has no number.", "done",
        german: plural(["other": unit("x")])),
      Refusal(
        "'days' in 'de' has no plural form for 'one'.", "days",
        german: plural(["other": unit("%lld")])),
      Refusal(
        "'days' in 'de' has no plural form for 'other'.", "days",
        german: plural(["one": unit("%lld")])),
      Refusal(
        "'days' in 'de': 'plenty' is not a plural category.", "days",
        german: plural(["plenty": unit("%lld")])),
      Refusal("'days' in 'de' has no plural form for 'one'.", "days", german: unit("{n} Tage")),
      Refusal(
        "'today' in 'de' has no placeholder, but the source language has {date}.", "today",
        german: unit("Heute")
      ),
      Refusal(
        "'today' in 'de' has {date}, {time}, but the source language has {date}.", "today",
        german: unit("{date} {time}")),
      Refusal("'today' in 'de': '%@' works only on Apple's systems.", "today", german: unit("Heute, %@")),
      Refusal(
        "'app.x' in 'en': '{a b}' is not a valid placeholder.",
        #""app.x":{"localizations":{"en":\#(unit("{a b}"))}}"#
      ),
      Refusal(
        "'app.x' is not one of Almanac's keys, and has no text in the source language 'en'.", "app.x",
        german: unit("x")),
      // A key with two letters swapped.
      Refusal(
        "'action.doen' is not one of Almanac's keys, and has no text in the source language 'en'. "
          + "Did you mean 'action.done'?", "action.doen", german: unit("x")),
      Refusal(
        "'weekdays.mine' begins with a word that Almanac uses for its names", "weekdays.mine",
        german: unit("x")),
      Refusal("A key is empty.", #""":{}"#),
    ])
  func refusals(refusal: Refusal) {
    let problems = Overlays.problems(refusal.strings)
    #expect(problems.count == 1)
    #expect(problems.first?.message.hasPrefix(refusal.message) == true, "\(problems)")
  }

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
      ("", 1, 1), ("{", 1, 2), ("{\n  \"ä\": x}", 2, 8), ("{\"a\": 1,}", 1, 9), ("{} {}", 1, 4),
      ("{\"a\" 1}", 1, 6), ("{\"a\": \"b\n\"}", 1, 9), ("[1, 2", 1, 6), ("{\"a\": 01}", 1, 7),
      ("{\"a\": 1١}", 1, 7),
      ("{\"a\": \"\\x\"}", 1, 8), (#"{"a": "\ud800"}"#, 1, 7), (#"{"a\udc00b": 1}"#, 1, 2),
      ("{\"a\": \"b", 1, 7),
    ])
  func syntax(text: String, line: Int, column: Int) {
    let problems = Overlays.problems(inFile: Array(text.utf8))
    #expect(problems.map(\.place) == [TextPlace(line: line, column: column)])
    #expect(problems.first?.message.hasPrefix("This is not JSON: expected ") == true)
  }

  @Test("names the place where a file is nested more than 64 levels")
  func deep() {
    let problems = Overlays.problems(inFile: Array(String(repeating: "[", count: 200_000).utf8))
    #expect(problems.map(\.place) == [TextPlace(line: 1, column: 65)])
    #expect(problems.first?.message.hasPrefix("JSON is nested too deeply here (limit: 64 levels).") == true)
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
  }

  @Test("refuses JSON that is not a catalogue, and bytes that are not UTF-8")
  func noCatalogue() {
    let reasons = ["[]", #"{"strings":{}}"#, #"{"sourceLanguage":"en","strings":{"a":1}}"#].map {
      Overlays.problems(inFile: Array($0.utf8)).map(\.message).joined()
    }
    #expect(reasons[0].hasPrefix("This is not a String Catalog: the top level is not an object."))
    #expect(reasons[1].hasPrefix("This is not a String Catalog: 'sourceLanguage' is missing."))
    #expect(reasons[2].hasPrefix("This is not a String Catalog: 'a' is not an object."))
    #expect(
      Overlays.problems(inFile: [0x7B, 0xFF]).first?.message == "The file is not UTF-8. Save it as UTF-8.")
  }

  @Test(
    "reports a value of the wrong type once, and a missing key at the object that lacks it",
    arguments: [
      (#""stringUnit":{"state":"new"}"#, "stringUnit", "'value' is missing"),
      (#""stringUnit":{"value":"x"}"#, "stringUnit", "'state' is missing"),
      (#""stringUnit":{"state":1,"value":"x"}"#, "state", "'state' is not a string"),
      (#""substitutions":{"n":{"argNum":1}}"#, "n", "'variations' is missing"),
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

  @Test("finds a repeated key among few and among many keys", arguments: [2, 8, 9, 10, 30])
  func repeatedKeys(count: Int) {
    let keys = (0..<count).map { #""app.k\#($0)":{}"# }
    for repeated in [0, count / 2, count - 1] {
      let problems = Overlays.problems((keys + [#""app.k\#(repeated)":{}"#]).joined(separator: ","))
      let messages = problems.map(\.message).filter { $0.contains("occurs twice") }
      #expect(messages == ["'app.k\(repeated)' occurs twice. Remove one of them."])
    }
  }
}
