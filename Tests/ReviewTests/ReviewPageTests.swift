import AlmanacKit
import Foundation
import Testing

@testable import AlmanacReview

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The page for a reviewer who speaks a language.
@Suite struct ReviewPageTests {
  /// What a stranger's overlay could have for a text, a key and a comment.
  private static let hostile =
    "</td><script>alert(1)</script> | `a` **b** [c](https://d) ![e](f) @g #1 :h: www.i.j \"'& \u{202E}k$l$ ~m~ \\"

  private static func hostilePage() throws -> ReviewPage {
    var record = try Words.record("de")
    record.locale.strings["action.done"] = .plain(hostile)
    record.locale.strings["action.cancel"] = nil
    return ReviewPage(try Words.words(record, comments: ["action.done": hostile]), roles: [])
  }

  @Test("is one HTML file whose text is the words and nothing else, whatever they are")
  func html() throws {
    let html = try Self.hostilePage().html
    #expect(html.contains("default-src 'none'"))
    // The page is XML, except for the elements that HTML never closes.
    let document = html.replacing("<!DOCTYPE html>", with: "").replacing("<br>", with: "<br/>")
      .replacing(/<meta ([^>]*)>/) { "<meta \($0.1)/>" }
    let cells = Cells()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = cells
    #expect(parser.parse())
    #expect(!cells.names.contains("script") && !cells.names.contains("a") && !cells.names.contains("img"))
    #expect(cells.texts.count { $0.trimmingCharacters(in: .newlines) == Self.hostile } == 3)
  }

  @Test("is a table in Markdown in which no text is markup")
  func markdown() throws {
    let lines = try Self.hostilePage().markdown.split(separator: "\n")
    let row = try #require(lines.first { $0.hasPrefix("| action.done") || $0.contains("| action&#46;done") })
    #expect(row.count { $0 == "|" } == 6)
    let rest = row.replacing(/<\/?code>|<br>|<!-- -->/, with: "")
    for markup in ["<", ">", "`", "*", "[", "]", "@", "~", "$", "\\", "https:", "www.", ":h", "\u{202E}"] {
      #expect(!rest.contains(markup), "\(markup)")
    }
    #expect(row.contains("&#64;<!-- -->g") && row.contains("&#8238;"))
  }

  @Test("shows missing and unreviewed texts first, and says who has read the words")
  func order() throws {
    var record = try Words.record("de", unreviewed: ["nav.today": [.other]])
    record.locale.strings["action.cancel"] = nil
    let page = ReviewPage(try Words.words(record), roles: ["translator", "second translator"])
    #expect(page.sections[0].words.map(\.key) == ["action.cancel", "nav.today"])
    #expect(page.introduction[1].contains("1 have no text yet. Of 1,"))
    #expect(
      page.introduction[1].hasSuffix("translator, second translator. No native speaker has read them yet."))
    let native = ReviewPage(try Words.words(record), roles: ["native speaker"])
    #expect(native.introduction[1].hasSuffix("Read so far by: native speaker."))
  }

  // The German texts with the dates and times of Output/json/de, filled by hand.
  @Test(
    "fills a text with what a user sees in its place",
    arguments: [
      ("a11y.today", ["Heute, 17.02.2026"]), ("a11y.range", ["17.02.2026 bis 01.11.2026"]),
      ("selection.count", ["1 Tag ausgewählt", "5 Tage ausgewählt"]),
      ("error.outOfRange", ["Das Datum muss im Zeitraum vom 17.02.2026 bis 01.11.2026 liegen."]),
      ("error.outOfRangeTime", ["Bitte eine Uhrzeit von 09:00 bis 17:30 auswählen"]),
      ("error.hourRange", ["Die Stunde muss zwischen 9 und 17 liegen."]),
      ("error.minuteRange", ["Die Minute muss zwischen 5 und 55 liegen."]),
    ])
  func examples(key: String, expected: [String]) throws {
    let word = try #require(try Words.words(try Words.record("de")).words.first { $0.key == key })
    #expect(word.examples == expected)
  }

  @Test("leaves no placeholder unfilled in any language", arguments: Words.tried)
  func filled(tag: String) throws {
    for word in try Words.words(try Words.record(tag)).words {
      #expect(!word.examples.contains { $0.contains("{") }, "\(word.key): \(word.examples)")
    }
  }
}

/// The elements of a page, and the texts of its cells.
private final class Cells: NSObject, XMLParserDelegate {
  var names: Set<String> = []
  var texts: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.insert(name)
    if name == "td" { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !texts.isEmpty { texts[texts.count - 1] += string }
  }
}
