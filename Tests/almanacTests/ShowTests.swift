import AlmanacRecord
import Foundation
import Testing

/// `almanac show`, which prints the tables that `almanac generate` writes.
@Suite struct ShowTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// The texts in a value of JSON, without the sources of the tables.
  private func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.filter { $0.key != "sources" }.values.flatMap(texts)
    default: []
    }
  }

  private static let shown = [
    ("th", "buddhist"), ("zh-TW", "chinese"), ("de-AT", "gregorian"), ("ar-EG-u-nu-latn", "gregorian"),
    ("haw", "gregorian"),
  ]

  @Test("shows every text of a calendar's file and of the locale's file with --full", arguments: shown)
  func full(tag: String, calendar: String) throws {
    let tool = try Tool(locales: Self.shown.map { "\($0.0)\n" }.joined(), "--formats", "json")
    let outcome = try tool.run("show", tag, "--full", "--calendar", calendar)
    #expect(outcome.status == 0 && outcome.stdout.hasPrefix("\(tag) \(calendar)\n\nmonths"))
    for name in [calendar, "locale"] {
      let file = try Data(tool.text(of: "Output/json/\(tag)/\(name).json").utf8)
      let missing = texts(in: try JSONSerialization.jsonObject(with: file)).filter {
        !$0.isEmpty && !outcome.stdout.contains($0)
      }
      #expect(missing.isEmpty, "\(name): \(missing)")
    }
  }

  // CLDR: the preferred calendar of Thailand is the Buddhist calendar, and that of Iran the Persian calendar.
  @Test("shows the preferred calendar with its months first, and only the most important values")
  func essentials() throws {
    let text = try tool.run("show", "th").stdout
    #expect(text.hasPrefix("th buddhist\n\nmonths (own)\n     abbreviated, narrow  wide\nM01  ม.ค."))
    let facts = ["week.firstDay", "hourCycle", "patterns.date.full", "time.styles.short", "columns"]
    for fact in facts + ["numbers.system", "direction", "dataLocale"] {
      #expect(text.contains("\n\(fact) "), "\(fact)")
    }
    // In a Hebrew leap year, there is a further month, and another month has another name.
    let hebrew = try tool.run("show", "he", "--calendar", "hebrew").stdout
    for table in ["months", "leapMonths", "leapYearMonths", "weekdays", "dayPeriods"] {
      #expect(hebrew.contains("\n\(table) ("), "\(table)")
    }
    #expect(text.split(separator: "\n").count < 60 && text.hasSuffix("\nAdd --full to show everything.\n"))
    // CLDR: German dates have "Mo.", and stand-alone abbreviations "Mo". Both short names are "Mo.".
    let german = try tool.run("show", "de").stdout
    #expect(german.contains("\n     format abbreviated, short  narrow  wide        standAlone abbreviated\n"))
    #expect(try tool.run("show", "th", "--calendar", "gregorian").stdout.hasPrefix("th gregorian\n"))
    #expect(try tool.run("show", "fa").stdout.hasPrefix("fa persian\n"))
    // CLDR: 12 to 14 are not few in Polish.
    #expect(try tool.run("show", "pl", "--full").stdout.contains("\"negated\": true"))
  }

  @Test("fits the width of a terminal", .needsScript, arguments: [60, 120])
  func terminal(width: Int) throws {
    for tag in ["de", "zh --calendar chinese"] {
      let outcome = try tool.shell(
        "script -qec \"stty cols \(width); $almanac show \(tag) --full\" /dev/null")
      let lines = outcome.stdout.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n")
      #expect(outcome.status == 0 && lines.count > 100)
      let wide = lines.filter { displayWidth(String($0)) > width }
      #expect(wide.isEmpty, "\(wide)")
    }
  }

  // ioctl_tty(2): a terminal whose size is unknown has no columns.
  @Test("has long lines on a terminal of unknown width", .needsScript)
  func unknownWidth() throws {
    let shown = try tool.shell("script -qec \"stty cols 0; $almanac show de --full\" /dev/null").stdout
    #expect(try shown.replacing("\r\n", with: "\n") == tool.run("show", "de", "--full").stdout)
  }

  @Test(
    "warns of an old spelling, and shows the locale of the current spelling",
    arguments: [("iw", "he"), ("sh", "sr-Latn")])
  func oldSpelling(old: String, current: String) throws {
    let today = try tool.run("show", current)
    #expect(today.status == 0 && today.stderr == "" && today.stdout.hasPrefix("\(current) gregorian\n"))
    let warning = "almanac: warning: '\(old)' is an old spelling of '\(current)'. Write '\(current)'.\n"
    #expect(try tool.run("show", old) == .success(today.stdout, stderr: warning))
  }
}
