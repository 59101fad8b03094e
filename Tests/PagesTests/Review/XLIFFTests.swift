import AlmanacInputs
import AlmanacKit
import Testing

@testable import AlmanacPages

/// XLIFF files that come back from translators' tools.
@Suite struct XLIFFTests {
  private static func file(_ body: String, attributes: String = #"srcLang="en" trgLang="de""#) -> String {
    "<xliff xmlns=\"\(XLIFFReader.namespace)\" version=\"2.0\" \(attributes)><file id=\"f\">\(body)</file></xliff>"
  }

  private static func unit(_ target: String, id: String = "action.done", state: String = "final") -> String {
    "<unit id=\"\(id)\"><segment state=\"\(state)\"><source>x</source><target>\(target)</target></segment></unit>"
  }

  /// The changes that a file makes to the German words.
  private static func changes(
    _ body: String, unreviewed: [String: Set<PluralCategory>] = [:]
  ) throws -> [String: CatalogueText] {
    let words = try Words.words(try Words.record("de", unreviewed: unreviewed))
    let document = try XLIFFDocument(reading: Array(file(body).utf8))
    return try words.changes(in: document, shapes: try Words.shapes())
  }

  // XLIFF 2.1: other namespaces (3.2), groups (4.2.2.4), ignorables (4.2.2.7), cp (4.2.3.1), mrk, sm and em (4.2.3.7).
  @Test(
    "is read with the elements that tools add to a text and around it",
    arguments: [
      ("<group id=\"g\">\(unit("Gut"))</group>", "Gut"), (unit("G<mrk id=\"1\">u</mrk>t"), "Gut"),
      (unit("<sm id=\"1\"/>Gut<em startRef=\"1\"/>"), "Gut"), (unit("<![CDATA[<Gut>]]>"), "<Gut>"),
      (unit("G<!-- c -->ut"), "Gut"), (unit("Gut &amp;&#x202F;so"), "Gut &\u{202F}so"),
      (unit("Gut").replacing("<segment", with: "<notes><note>n</note></notes><segment"), "Gut"),
      (
        unit("Gut").replacing("<segment", with: "<m:x xmlns:m=\"m\"><target>no</target></m:x><segment"), "Gut"
      ),
      (unit("Gut").replacing("<segment", with: "<x xmlns=\"m\"><segment/></x><segment"), "Gut"),
      (unit("Gut").replacing("<segment", with: "<segment xmlns=\"\(XLIFFReader.namespace)\""), "Gut"),
      (unit("G<cp hex=\"00FC\"/>t"), "Güt"), (unit("G<cp hex=\"D800\"/>t"), "G\u{FFFD}t"),
      (
        "<unit id=\"action.done\"><segment state=\"final\"><source>a</source><target>做</target></segment>"
          + "<ignorable><source> </source><target></target></ignorable>"
          + "<segment state=\"final\"><source>b</source><target>完</target></segment></unit>", "做完"
      ),
      (
        "<unit id=\"action.done\"><segment state=\"final\"><source>a</source><target>Sehr</target></segment>"
          + "<ignorable><source> </source></ignorable>"
          + "<segment state=\"final\"><source>b</source><target>gut</target></segment></unit>", "Sehr gut"
      ),
    ] as [(String, String)])
  func tools(body: String, expected: String) throws {
    #expect(
      try Self.changes(body) == ["action.done": CatalogueText(phrase: .plain(expected), unreviewed: [])])
  }

  // Namespaces in XML 1.0: a prefix that is bound to a namespace names the same elements as no prefix.
  @Test(
    "is read with two files and a prefix for XLIFF's own elements, on all elements or on some",
    arguments: [true, false])
  func prefix(onAll: Bool) throws {
    let plain = Self.file(Self.unit("Gut") + "</file><file id=\"g\">" + Self.unit("Weg", id: "action.clear"))
      .replacing("<xliff ", with: "<xliff xmlns:x=\"\(XLIFFReader.namespace)\" ")
    let parts = onAll ? ["xliff", "file", "unit", "segment", "source", "target"] : ["segment", "target"]
    let text = parts.reduce(plain) {
      $0.replacing("<\($1) ", with: "<x:\($1) ").replacing("<\($1)>", with: "<x:\($1)>")
        .replacing("</\($1)>", with: "</x:\($1)>")
    }
    let document = try XLIFFDocument(
      reading: Array((onAll ? text.replacing(" xmlns=\"\(XLIFFReader.namespace)\"", with: "") : text).utf8))
    #expect(document.units.map(\.target) == ["Gut", "Weg"])
  }

  /// A unit with three sentences, a space after each of the first two, and the places of their targets.
  private static func sentences(_ orders: [String]) -> String {
    let segments = zip(["A", "B", "C"], orders).map {
      "<segment state=\"final\"><source>\($0).</source><target\($1)>\($0).</target></segment>"
    }
    let space = "<ignorable><source> </source></ignorable>"
    return "<unit id=\"action.done\">\(segments.joined(separator: space))</unit>"
  }

  // XLIFF 2.0, "Segments Order": the spaces keep the places 2 and 4, and the sentences are in the order B, C, A.
  @Test(
    "joins the targets of a unit in the order of their attribute 'order'",
    arguments: [
      ([" order=\"5\"", " order=\"1\"", " order=\"3\""], "B. C. A."), (["", "", " order=\"5\""], "A. B. C."),
    ])
  func order(orders: [String], expected: String) throws {
    let change = try Self.changes(Self.sentences(orders))["action.done"]
    #expect(change?.phrase == .plain(expected))
  }

  // XLIFF 2.0: the order is a positive integer. It is unique in the unit, and at most the number of the unit's parts.
  @Test(
    "refuses a unit in which two targets have the same place, or a target has an unknown place",
    arguments: ["1", "2", "0", "6", "-1", "x", ""])
  func wrongOrder(order: String) {
    let error = #expect(throws: InputProblems.self) {
      try Self.changes(Self.sentences(["", "", " order=\"\(order)\""]))
    }
    #expect(
      error?.problems.map(\.message) == [
        "The attribute 'order' must give each target its own place from 1 to 5. Correct it, or remove it."
      ])
  }

  // XLIFF 2.1: the attribute `state` belongs to a segment, and a unit has no state.
  @Test(
    "has a reviewed text only if each segment has the state 'reviewed' or 'final'",
    arguments: [
      (["final"], true), (["reviewed"], true), (["translated"], false), (["initial"], false),
      (["final", "reviewed"], true), (["final", "translated"], false), (["initial", "final"], false),
    ])
  func states(states: [String], isReviewed: Bool) throws {
    let segments = states.map {
      "<segment state=\"\($0)\"><source>x</source><target>Gut</target></segment>"
    }
    let change = try Self.changes("<unit id=\"action.done\">\(segments.joined())</unit>")["action.done"]
    let phrase = Phrase.plain(String(repeating: "Gut", count: states.count))
    #expect(change == CatalogueText(phrase: phrase, unreviewed: isReviewed ? [] : [.other]))
  }

  // UAX #9, 2: U+202A to U+202E and U+2066 to U+2069 change the direction of the text after them.
  @Test("refuses a character that breaks a line or changes the direction, unless the replaced text has it")
  func controls() throws {
    var record = try Words.record("de")
    func messages(_ text: String) throws -> [String] {
      let document = try XLIFFDocument(reading: Array(Self.file(Self.unit(text)).utf8))
      let (words, shapes) = (try Words.words(record), try Words.shapes())
      do throws(InputProblems) {
        #expect(try words.changes(in: document, shapes: shapes).count == 1)
        return []
      } catch {
        return error.problems.map(\.message)
      }
    }
    for code in ["0085", "2028", "2029", "202A", "202E", "2066", "2069"] {
      let scalar = try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init))
      let problem = "has the character U+\(code), but the text that it replaces does not. Remove it."
      #expect(try messages("a\(scalar)b") == ["'action.done' \(problem)"])
    }
    #expect(try messages("a\u{200E}b\u{202F}c").isEmpty)
    record.locale.strings["action.done"] = .plain(" a\u{202A}b")
    #expect(try messages(" c\u{202A}d").isEmpty)
  }

  @Test("accepts an outer space and a control character of the English text in a text that was missing")
  func controlsOfSource() throws {
    var (record, english) = (try Words.record("de"), try Words.record("en"))
    record.locale.strings["action.done"] = nil
    english.locale.strings["action.done"] = .plain(" a\u{202A}b")
    let words = try ReviewWords(
      of: record, english: english, keys: ["action.done"], sources: [:], comments: [:])
    let document = try XLIFFDocument(reading: Array(Self.file(Self.unit(" c\u{202A}d")).utf8))
    let changes = try words.changes(in: document, shapes: try Words.shapes())
    #expect(changes == ["action.done": CatalogueText(phrase: .plain(" c\u{202A}d"), unreviewed: [])])
  }

  // In German, `action.done` is "Fertig" (Output/json/de/locale.json).
  @Test(
    "changes nothing if a text is missing, has only white space or is unchanged",
    arguments: [
      "", unit(""), unit(" "), unit("\u{A0}\u{3000}"), unit("Fertig"),
      "<unit id=\"action.done\"><segment><source>x</source></segment></unit>",
      "<unit id=\"action.done\"/>", unit("", id: "selection.count:one"),
      unit("").replacing("</unit>", with: "<segment><source>x</source></segment></unit>"),
    ])
  func nothing(body: String) throws {
    #expect(try Self.changes(body).isEmpty)
  }

  @Test(
    "keeps plural forms that a file leaves out or leaves empty, and their states",
    arguments: [[], [.other]] as [Set<PluralCategory>], ["", unit("", id: "selection.count:other")])
  func forms(unreviewed: Set<PluralCategory>, rest: String) throws {
    let before = try #require(try Words.record("de").locale.strings["selection.count"])
    guard case .plural(var forms) = before else {
      Issue.record("German has one text for every number.")
      return
    }
    forms[.one] = "Ein Tag"
    let changes = try Self.changes(
      Self.unit("Ein Tag", id: "selection.count:one", state: "translated") + rest,
      unreviewed: ["selection.count": unreviewed])
    let text = CatalogueText(phrase: .plural(forms), unreviewed: unreviewed.union([.one]))
    #expect(changes == ["selection.count": text])
  }

  @Test(
    "has a valid identifier for every key, and reads it back",
    arguments: ["action.done", "a_b", "a:b", "ключ", "a b", "😀", "_", "a-b.c", "<&\"'>"])
  func identifiers(key: String) throws {
    for category in [nil] + PluralCategory.allCases {
      let identifier = XLIFFIdentifier(key: key, category: category)
      // XLIFF requires an NMTOKEN (XML 1.0). Almanac writes a colon only before a plural category.
      #expect(identifier.text.wholeMatch(of: /[A-Za-z0-9._:-]+/) != nil)
      #expect(XLIFFIdentifier(identifier.text) == identifier)
    }
    #expect(XLIFFIdentifier(key: "Az-09.\(key)", category: nil).text.hasPrefix("Az-09."))
  }

  @Test(
    "is not read with an identifier that Almanac never writes",
    arguments: [
      "", ":", ":one", "a:b", "a:one:two", "a:", "a_zz_", "a_05F_", "a_5f_", "a_41_", "a_5F", "a__", "ä",
    ])
  func foreignIdentifiers(text: String) {
    #expect(XLIFFIdentifier(text) == nil)
  }

  @Test("is read only in its elements 'file'")
  func otherElements() throws {
    let text = Self.file(Self.unit("Gut")).replacing(
      "<file", with: "<x>\(Self.unit("Weg", id: "action.clear"))</x><file")
    let document = try XLIFFDocument(reading: Array(text.utf8))
    #expect(document.units.map(\.identifier) == ["action.done"])
  }

  @Test("names each unknown state and each unit without an id, at most 1,000 of them")
  func everyProblem() throws {
    func problems(_ body: String) -> [String] {
      do throws(InputProblems) {
        _ = try XLIFFDocument(reading: Array(Self.file(body).utf8))
        return []
      } catch {
        return error.problems.map(\.message)
      }
    }
    let unit = Self.unit("Gut", state: "good")
    // XLIFF 2.1: the state is final, in small letters.
    let three = problems(unit + "<unit/>" + Self.unit("Weg", id: "action.clear", state: "Final"))
    #expect(
      three.map { ["'good'", "id", "'Final'"].map($0.contains) } == [
        [true, false, false], [false, true, false], [false, false, true],
      ], "\(three)")
    for count in 999...1001 {
      #expect(problems(String(repeating: unit, count: count)).count == min(count, 1000))
    }
  }

  @Test("names at most 1,000 units with an unknown id")
  func unknownUnits() {
    let units = (0...1000).map { Self.unit("Gut", id: "x\($0)") }.joined()
    let error = #expect(throws: InputProblems.self) { try Self.changes(units) }
    #expect(error?.problems.count == 1000)
  }

  // An id is an NMTOKEN in XML, which cannot contain a space. So Almanac writes a space as `_20_`.
  @Test("name a missing plural form by the id that it must have in the file")
  func missingForm() {
    let message = XLIFFError.missingForm(key: "our days").description
    #expect(message.hasSuffix("Use ids such as 'our_20_days:other'."))
  }
}
