import AlmanacBundle
import AlmanacEmitters
import AlmanacKit
import AlmanacTestSupport
import Testing

/// The folders of Apple's tables: `strings/de.lproj` in the nested layout, and `de.lproj` in the flat layout.
@Suite struct StringsLayoutTests {
  private func files(_ layout: StringsLayout) -> [EmittedFile] {
    let context = EmissionContext(["de-AT"], keys: keys, stringsLayout: layout)
    return OutputFormat.allCases.flatMap { $0.type.init(context).files(for: .sample) }
  }

  private let keys = StringKeys(
    arguments: ["a11y.hourValue": ["n"]],
    appNames: ["app.done": "action.done", "app.hours": "a11y.hourValue"])

  private static let names = [
    "Chinese.strings", "Gregorian.strings", "Localizable.strings", "Localizable.stringsdict",
    "Picker.strings", "Picker.stringsdict",
  ]

  @Test("moves the tables and no other file, and does not change a byte")
  func moved() {
    let moved = files(.nested).map { file in
      let isTable = Self.names.contains { file.path == "strings/de-AT.lproj/\($0)" }
      return EmittedFile(
        path: isTable ? String(file.path.dropFirst("strings/".count)) : file.path, bytes: file.bytes)
    }
    #expect(files(.flat) == moved && moved != files(.nested))
  }

  @Test("has only the paths of the requested layout", arguments: StringsLayout.allCases)
  func choices(layout: StringsLayout) {
    let choices = BundleChoices(
      formats: [.strings], calendars: [.gregorian, .chinese], hasKeyMap: true, stringsLayouts: [layout])
    let folder = layout == .flat ? "" : "strings/"
    #expect(choices.paths(of: ["de-AT"]) == Set(Self.names.map { "\(folder)de-AT.lproj/\($0)" }))
    #expect(choices.paths(of: ["de-AT-u-nu-latn"]).isEmpty)
  }

  @Test("gives the locale of a table in both layouts", arguments: ["", "strings/"])
  func subjects(folder: String) {
    let table = BundlePath("\(folder)zh-Hant-TW.lproj/Gregorian.strings")
    #expect(
      table.subject.locale == "zh-Hant-TW" && table.subject.table == "zh-Hant-TW.lproj/Gregorian.strings")
    #expect(table.format == .strings)
    #expect(BundlePath("\(folder)de.lproj/Picker.stringsdict").subject.locale == "de")
  }

  @Test(
    "does not accept other paths as tables",
    arguments: [
      "strings/strings/de.lproj/Picker.strings", "x/de.lproj/Picker.strings", "de.lproj/x/Picker.strings",
      "de.lproj", "de.lproj/Picker.xcstrings", "/de.lproj/Picker.strings", "Picker.strings",
    ])
  func others(path: String) {
    #expect(BundlePath(path).subject.locale == nil)
    #expect(!BundleChoices.all.canHave(path))
  }
}
