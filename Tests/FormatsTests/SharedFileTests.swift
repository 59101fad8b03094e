import AlmanacFormats
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

/// Files that belong to no single locale, such as a String Catalog with the texts of all locales.
@Suite struct SharedFileTests {
  private static let tags = ["de", "fr", "th", "zh-Hant"]

  private static func record(_ tag: String) -> LocaleRecord {
    var record = LocaleRecord.sample
    record.locale.locale = tag
    record.locale.strings = ["action.done": .plain("done in \(tag)")]
    return record
  }

  private static func emission() -> Emission {
    let context = EmissionContext(["zh-Hant", "de", "th", "fr"])
    let formats: [OutputFormat] = [.xcstrings, .json]
    return Emission(formats.map { $0.type.init(context) }, locales: context.locales)
  }

  @Test("an output has only the locales that it lists, and not also such a locale with keywords or a region")
  func locales() {
    let files = { Self.emission().files(for: Self.record($0)).map(\.path) }
    #expect(files("th").contains("json/th/locale.json"))
    for tag in ["th-u-nu-thai", "th-TH", "zh", "zh-Hans"] { #expect(files(tag) == [], "\(tag)") }
  }

  @Test("are the same if locales arrive from several threads in any order, and have texts of each locale")
  func order() async throws {
    let inOrder = Self.emission()
    for tag in Self.tags { _ = inOrder.files(for: Self.record(tag)) }
    let shuffled = Self.emission()
    await withTaskGroup(of: Void.self) { tasks in
      for tag in Self.tags.reversed() { tasks.addTask { _ = shuffled.files(for: Self.record(tag)) } }
    }
    let files = Array(shuffled.sharedFiles())
    #expect(files == Array(inOrder.sharedFiles()))
    #expect(
      files.map(\.path) == [
        "xcstrings/Chinese.xcstrings", "xcstrings/Gregorian.xcstrings", "xcstrings/Picker.xcstrings",
        "json/index.json", "json/regions.json", "json/chinese-years.json",
      ])
    let picker = try files.text("xcstrings/Picker.xcstrings")
    for tag in Self.tags { #expect(picker.contains("\"done in \(tag)\""), "\(tag)") }
  }

  @Test("have only the locales of the output, also if another locale's tag begins with such a tag")
  func otherLocales() throws {
    let emission = Self.emission()
    for tag in ["de-AT", "de", "zh", "zh-Hant-TW"] { _ = emission.files(for: Self.record(tag)) }
    let picker = try emission.sharedFiles().text("xcstrings/Picker.xcstrings")
    #expect(picker.matches(of: #/done in ([\w-]+)/#).map(\.1) == ["de"])
    #expect(emission.files(for: Self.record("de-AT")).isEmpty)
  }

  @Test("are distinguished from the files of a locale by their paths", arguments: OutputFormat.allCases)
  func subjects(format: OutputFormat) {
    let choices = BundleChoices(formats: [format], calendars: [.gregorian], hasKeyMap: true)
    for path in choices.paths(of: ["de"]) { #expect(BundlePath(path).format == format, "\(path)") }
    for path in format.type.paths(of: "de", choices) {
      #expect(BundlePath(path).subject.locale == "de", "\(path)")
    }
    for path in format.type.paths(of: nil, choices) {
      #expect(BundlePath(path).subject.locale == nil, "\(path)")
    }
  }

  @Test("have the path below the format's folder as their table, if they are in that folder")
  func tables() {
    for path in ["strings/de.lproj/Picker.strings", "de.lproj/Picker.strings"] {
      #expect(BundlePath(path).subject.table == "de.lproj/Picker.strings")
    }
  }

  @Test(
    "include files in a locale's folder that Almanac does not write",
    arguments: [
      "android/res/values-de/strings.xml", "esm/de/x/y.js", "strings/strings/de.lproj/Picker.strings",
      "x/de.lproj/Picker.strings", "de.lproj/x/Picker.strings", "de.lproj", "de.lproj/Picker.xcstrings",
      "/de.lproj/Picker.strings", "Picker.strings",
    ])
  func foreign(path: String) {
    #expect(BundlePath(path).subject.locale == nil)
    #expect(!BundleChoices.all.canHave(path))
  }
}
