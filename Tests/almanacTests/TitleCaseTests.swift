import Foundation
import Testing

/// `--title-case`: English buttons and titles by the rules of the Apple Style Guide.
@Suite struct TitleCaseTests {
  private let tool: Tool

  init() throws { tool = try Tool(files: ["locales.txt": "en\nen-GB\nde\n"]) }

  @Test("changes English buttons and titles, but no sentences")
  func english() throws {
    #expect(try tool.run("--quiet", "--title-case").status == 0)
    for tag in ["en", "en-GB"] {
      let strings = try tool.words(tag)
      #expect(strings["prompt.selectDateTime"] as? String == "Select Date and Time")
      #expect(strings["label.weekday"] as? String == "Day of the Week")
      #expect(strings["filter.weekdaysOnly"] as? String == "Weekdays Only")
      #expect(strings["nav.nextCentury"] as? String == "Next Century")
      #expect(strings["view.switchToClock"] as? String == "Switch to Clock")
      #expect(
        strings["preset.lastDays"] as? [String: String] == ["one": "Last {n} Day", "other": "Last {n} Days"])
      #expect(strings["error.invalidDate"] as? String == "Enter a valid date.")
      #expect(strings["a11y.selected"] as? String == "{date}, selected")
    }
    let file = try tool.text(of: "Output/json/en/locale.json")
    #expect(file.contains("\"strings.prompt.selectDate\": \"rule\""))
    #expect(file.contains("\"strings.action.done\": \"catalogue\""))
    #expect(try tool.text(of: "Output/strings/en.lproj/Picker.strings").contains("\"Select Date\""))
    #expect(try tool.words("de")["prompt.selectDate"] as? String == "Datum auswählen")
    // In CLDR, AM and PM are lower case in British English.
    #expect(try tool.words("en-GB")["label.dayPeriod"] as? String == "am/pm")
  }

  // The catalog has no Lingala.
  @Test("changes English words that fill the gaps of another language, but not an app's own texts")
  func fallback() throws {
    try tool.write("en\nln\n", to: "locales.txt")
    let entries = ["prompt.selectTime", "action.mine"].map { entry($0, "en", "pick a time") }
    try tool.write(catalogue(entries), to: "app.xcstrings")
    let options = ["--quiet", "--title-case", "--fallback", "en", "--strings", "app.xcstrings"]
    #expect(try tool.run(options).status == 0)
    let (english, lingala) = (try tool.words("en"), try tool.words("ln"))
    #expect(lingala["prompt.selectDate"] as? String == "Select Date")
    for key in ["prompt.selectTime", "action.mine"] { #expect(english[key] as? String == "pick a time") }
    for key in ["prompt.selectDate", "prompt.selectTime", "action.mine", "error.invalidDate"] {
      #expect(lingala[key] as? String == english[key] as? String, "\(key)")
    }
    #expect(
      try tool.text(of: "Output/json/ln/locale.json").contains(
        "\"strings.prompt.selectDate\": \"fallback:en\""))
  }
}
