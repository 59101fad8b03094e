import AlmanacKit
import AlmanacReading
import AlmanacTranslations
import Testing

@testable import AlmanacReview

/// XLIFF as translators' tools write it.
@Suite struct XLIFFTests {
  private static func file(_ body: String, attributes: String = #"srcLang="en" trgLang="de""#) -> String {
    "<xliff xmlns=\"\(XLIFFReader.namespace)\" version=\"2.0\" \(attributes)><file id=\"f\">\(body)</file></xliff>"
  }

  private static func unit(_ target: String, id: String = "action.done", state: String = "final") -> String {
    "<unit id=\"\(id)\"><segment state=\"\(state)\"><source>x</source><target>\(target)</target></segment></unit>"
  }

  /// What a file changes in German.
  private static func changes(_ body: String) throws -> [String: CatalogueText] {
    let words = try Words.words(try Words.record("de"))
    let document = try XLIFFDocument(reading: Array(file(body).utf8))
    return try words.changes(in: document, shapes: try Words.shapes())
  }

  // XLIFF 2.1, 4.2: groups (4.2.2.4), ignorables (4.2.2.7), cp (4.2.3.1), mrk, sm and em (4.2.3.7), other namespaces (3.2).
  @Test(
    "reads what tools add to a text and its surroundings",
    arguments: [
      ("<group id=\"g\">\(unit("Gut"))</group>", "Gut"), (unit("<mrk id=\"1\">G</mrk>ut"), "Gut"),
      (unit("<sm id=\"1\"/>Gut<em startRef=\"1\"/>"), "Gut"), (unit("<![CDATA[<Gut>]]>"), "<Gut>"),
      (unit("G<!-- c -->ut"), "Gut"), (unit("Gut &amp; &#x202F;"), "Gut & \u{202F}"),
      (unit("Gut").replacing("<segment", with: "<notes><note>n</note></notes><segment"), "Gut"),
      (
        unit("Gut").replacing("<segment", with: "<m:x xmlns:m=\"m\"><target>no</target></m:x><segment"), "Gut"
      ),
      (unit("Gut").replacing("<segment", with: "<x xmlns=\"m\"><segment/></x><segment"), "Gut"),
      (
        "<unit id=\"action.done\"><segment state=\"final\"><source>a</source><target>Sehr</target></segment>"
          + "<ignorable><source> </source></ignorable>"
          + "<segment state=\"final\"><source>b</source><target>gut</target></segment></unit>", "Sehr gut"
      ),
    ])
  func tools(body: String, expected: String) throws {
    #expect(
      try Self.changes(body) == ["action.done": CatalogueText(phrase: .plain(expected), unreviewed: [])])
  }

  @Test(
    "takes a text for reviewed in the states that say so",
    arguments: [("final", true), ("reviewed", true), ("translated", false), ("initial", false)])
  func states(state: String, isReviewed: Bool) throws {
    let change = try Self.changes(Self.unit("Gut", state: state))["action.done"]
    #expect(change?.unreviewed == (isReviewed ? [] : [.other]))
  }

  // XLIFF 2.1: the attribute `state` belongs to a segment, and a unit has no state of its own.
  @Test(
    "takes a text of several segments for reviewed if each of them is",
    arguments: [("final", "reviewed", true), ("final", "translated", false), ("initial", "final", false)])
  func statesOfSegments(first: String, second: String, isReviewed: Bool) throws {
    func segment(_ target: String, _ state: String) -> String {
      "<segment state=\"\(state)\"><source>x</source><target>\(target)</target></segment>"
    }
    let unit = "<unit id=\"action.done\">\(segment("Sehr ", first))\(segment("gut", second))</unit>"
    let change = try Self.changes(unit)["action.done"]
    #expect(
      change == CatalogueText(phrase: .plain("Sehr gut"), unreviewed: isReviewed ? [] : [.other]))
  }

  // CLDR 42, plural rules: German's `one` is 1 alone, and French's `one` is 0 and 1. `selection.count` goes to 2100.
  @Test(
    "tells a translator up to five numbers of a plural form, and whether there are more",
    arguments: [
      ("de", "'one': for 1."), ("de", "'other': for 0, 2, 3, 4, 5, …."), ("fr", "'one': for 0, 1."),
      ("fr", "'other': for 2, 3, 4, 5, 6, …."),
    ])
  func numbers(tag: String, expected: String) throws {
    let text = String(decoding: try Words.words(try Words.record(tag)).xliff, as: UTF8.self)
    let unit = text.split(separator: "<unit ").filter { $0.hasPrefix("id=\"selection.count:") }.joined()
    #expect(unit.contains("<note category=\"plural\">Plural form \(expected)</note>"))
  }

  // German has "Fertig" for this key (Output/json/de/locale.json).
  @Test(
    "changes nothing where a text is missing, empty or as it was",
    arguments: [
      "", unit(""), unit("Fertig"), "<unit id=\"action.done\"><segment><source>x</source></segment></unit>",
    ])
  func nothing(body: String) throws {
    #expect(try Self.changes(body).isEmpty)
  }

  @Test("keeps the forms that a file leaves out")
  func forms() throws {
    let before = try #require(try Words.record("de").locale.strings["selection.count"])
    guard case .plural(var forms) = before else {
      Issue.record("German has one text for every number.")
      return
    }
    forms[.one] = "Ein Tag"
    let changes = try Self.changes(Self.unit("Ein Tag", id: "selection.count:one", state: "translated"))
    #expect(changes == ["selection.count": CatalogueText(phrase: .plural(forms), unreviewed: [.one])])
  }

  @Test(
    "gives every key an identifier that XLIFF allows, and reads it back",
    arguments: ["action.done", "a_b", "a:b", "ключ", "a b", "😀", "_", "a-b.c", "<&\"'>"])
  func identifiers(key: String) throws {
    for category in [nil] + PluralCategory.allCases {
      let identifier = XLIFFIdentifier(key: key, category: category)
      // XML 1.0, NMTOKEN; the colon is Almanac's own.
      #expect(identifier.text.wholeMatch(of: /[A-Za-z0-9._:-]+/) != nil)
      #expect(XLIFFIdentifier(identifier.text) == identifier)
    }
  }

  @Test(
    "reads no identifier that Almanac never wrote",
    arguments: ["", ":", ":one", "a:b", "a:one:two", "a_zz_", "a_41", "ä"])
  func foreignIdentifiers(text: String) {
    #expect(XLIFFIdentifier(text) == nil)
  }
}
