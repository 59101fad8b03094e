import AlmanacBundle
import AlmanacEmitters
import Testing

/// The folders of Apple's tables: `strings/de.lproj` in the nested layout, and `de.lproj` in the flat layout.
@Suite struct StringsLayoutTests {
  private static let names = [
    "Chinese.strings", "Gregorian.strings", "Localizable.strings", "Localizable.stringsdict",
    "Picker.strings", "Picker.stringsdict",
  ]

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
}
