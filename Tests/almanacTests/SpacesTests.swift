import Foundation
import Testing

/// `--spaces`: CLDR's special spaces, or plain spaces.
@Suite struct SpacesTests {
  private let tool: Tool

  init() throws {
    // CLDR 42 has U+202F in English times and Russian dates, U+2009 in intervals, and U+00A0 in Spanish AM and PM.
    tool = try Tool(locales: "en\nru\nes\nfr\n")
  }

  @Test("keeps CLDR's spaces by default, and the manifest does not record this default")
  func keep() throws {
    #expect(try tool.text(of: "Output/json/en/locale.json").contains("h:mm\\u202fa"))
    #expect(try tool.text(of: "Output/json/ru/gregorian.json").contains("y\\u202f'г'"))
    #expect(!(try tool.text(of: "Output/manifest.json").contains("\"spaces\"")))
  }

  @Test("writes plain spaces only in patterns and day periods")
  func ascii() throws {
    #expect(try tool.run("--quiet", "--spaces", "ascii", "--output", "Plain").status == 0)
    let english = try tool.text(of: "Plain/json/en/gregorian.json")
    #expect(english.contains("MMM d – d, y") && !english.contains("\\u2009"))
    #expect(try !tool.text(of: "Plain/json/ru/gregorian.json").contains("\\u202f"))
    #expect(try tool.text(of: "Plain/json/es/locale.json").contains("\"label.dayPeriod\": \"a. m. / p. m.\""))
    // A sentence is not a pattern, so it keeps its spaces, such as the no-break space before a colon in French.
    #expect(try tool.text(of: "Plain/json/fr/locale.json").contains("sélectionnée\\u00a0: {date}"))
    #expect(try tool.text(of: "Plain/manifest.json").contains("\"spaces\": \"ascii\""))
  }
}
