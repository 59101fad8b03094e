import Foundation
import Testing

/// `--title-case`: English buttons and titles by the rules of the Apple Style Guide.
@Suite struct TitleCaseTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "en\nen-GB\nde\n"]) }

  private func strings(_ tag: String) throws -> [String: Any] {
    try #require(try tool.json("Output/json/\(tag)/locale.json")["strings"] as? [String: Any])
  }

  @Test("changes English buttons and titles, but no sentences")
  func english() throws {
    #expect(try tool.run("--quiet", "--title-case").status == 0)
    for tag in ["en", "en-GB"] {
      let strings = try strings(tag)
      #expect(strings["prompt.selectDateTime"] as? String == "Select Date and Time")
      #expect(strings["label.weekday"] as? String == "Day of the Week")
      #expect(
        strings["preset.lastDays"] as? [String: String] == ["one": "Last {n} Day", "other": "Last {n} Days"])
      for (key, title) in [
        "nav.nextMonth": "Next Month", "view.switchToInput": "Switch to Text Input",
        "label.endDate": "End Date", "filter.weekdaysOnly": "Weekdays Only",
      ] { #expect(strings[key] as? String == title) }
      #expect(strings["error.invalidDate"] as? String == "Enter a valid date.")
      #expect(strings["a11y.selected"] as? String == "{date}, selected")
    }
    let file = try tool.text(of: "Output/json/en/locale.json")
    #expect(file.contains("\"strings.prompt.selectDate\": \"rule\""))
    #expect(file.contains("\"strings.action.done\": \"catalogue\""))
    #expect(try tool.text(of: "Output/strings/en.lproj/Picker.strings").contains("\"Select Date\""))
    #expect(try strings("de")["prompt.selectDate"] as? String == "Datum auswählen")
  }

  @Test("does not change an app's own texts")
  func overlay() throws {
    let entries = ["prompt.selectDate", "action.mine"].map { entry($0, "en", "pick a date") }
    try tool.write(catalogue(entries), to: "app.xcstrings")
    #expect(try tool.run("--quiet", "--title-case", "--strings", "app.xcstrings").status == 0)
    let strings = try strings("en")
    #expect(strings["prompt.selectDate"] as? String == "pick a date")
    #expect(strings["action.mine"] as? String == "pick a date")
    #expect(strings["prompt.selectTime"] as? String == "Select Time")
  }
}
