import AlmanacTestSupport
import Foundation
import Testing

/// The types of a bundle's values, which are the same in every locale.
@Suite struct ConsistentTypeTests {
  // `.ci/run` validates the bundles of all of ICU's locales with the schema.
  @Test("are the same at each path of the JSON in every locale")
  func json() throws {
    var types: [String: [String: String]] = [:]
    for (path, bytes) in try CopiedFolder.repositoryLocales.localeFiles() {
      let table = try #require(path.split(separator: "/").last)
      try note(try JSONSerialization.jsonObject(with: bytes), at: String(table), of: path, in: &types)
    }
    #expect(types.count > 300)
    for (path, found) in types where found.count > 1 { Issue.record("\(path): \(found)") }
  }

  /// Records the type of a value and of each value inside it, by path.
  ///
  /// With each type, it records a file in which the value has this type.
  private func note(
    _ value: Any, at path: String, of file: String, in types: inout [String: [String: String]]
  ) throws {
    switch value {
    case let object as [String: Any]:
      types[path, default: [:]]["object"] = file
      for (key, value) in object { try note(value, at: "\(path) \(key)", of: file, in: &types) }
    case let list as [Any]:
      types[path, default: [:]]["list"] = file
      for value in list { try note(value, at: "\(path) []", of: file, in: &types) }
    case is String: types[path, default: [:]]["text"] = file
    case is NSNumber: types[path, default: [:]]["number"] = file
    default: Issue.record("\(path) of \(file) is \(value)")
    }
  }

  @Test(
    "put a key into the same Apple table in every locale, such as Picker.strings",
    .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"))
  func tables() throws {
    let tool = try Tool()
    try tool.generate(Repository.text(of: "locales.txt"), "--formats", "strings")
    var tables: [String: Set<String>] = [:]
    for (path, bytes) in try tool.files(in: "Output/strings") {
      let (locale, table) = try #require(path.split(separator: "/").splat)
      // Each calendar has its own table, and these tables have the same keys, such as `months.format.wide.M01`. So the
      // test adds the table's name to a key of a calendar.
      let group = table.hasPrefix("Picker") ? "" : table
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let keys = lines.compactMap { $0.firstMatch(of: #/^(?:"|  <key>)([^"<]+)/#)?.1 }
      #expect(!keys.isEmpty, "\(locale) \(table)")
      for key in keys { tables["\(group) \(key)", default: []].insert(table) }
    }
    #expect(tables[" timer.minutes"] == ["Picker.stringsdict"])
    for (key, found) in tables where found.count > 1 { Issue.record("\(key): \(found)") }
  }

  @Test("make an app's own key a plural in every language if it is a plural in one")
  func ownKeys() throws {
    let tool = try Tool()
    try tool.write(
      catalogue(
        #""app.nights":{"localizations":{"en":\#(unit("Nights: {n}")),"fr":\#(unit("Nuits : {n}")),"#
          + #""de":{"variations":{"plural":{"one":\#(unit("%lld Nacht")),"other":\#(unit("%lld Nächte"))}}}}}"#
      ),
      to: "app.xcstrings")
    try tool.write(#"{"x": "app.nights"}"#, to: "keys.json")
    try tool.generate("de\nde-AT\nfr\n", "--strings", "app.xcstrings", "--keys", "keys.json")
    let words = try tool.json("Output/json/fr/locale.json")["strings"] as? [String: Any]
    // CLDR's French also has the plural category "many", which begins at a million. No picker needs it.
    #expect(words?["app.nights"] as? [String: String] == ["one": "Nuits : {n}", "other": "Nuits : {n}"])
    for tag in ["de", "de-AT", "fr"] {
      let folder = "Output/strings/\(tag).lproj"
      #expect(try tool.text(of: "\(folder)/Picker.stringsdict").contains("<key>app.nights</key>"), "\(tag)")
      #expect(try tool.text(of: "\(folder)/Localizable.stringsdict").contains("<key>x</key>"), "\(tag)")
      #expect(try !tool.text(of: "\(folder)/Picker.strings").contains("app.nights"), "\(tag)")
      #expect(!tool.exists("\(folder)/Localizable.strings"), "\(tag)")
    }
  }
}

extension [Substring] {
  /// The two elements of the array; `nil` if it has more or fewer elements.
  fileprivate var splat: (String, String)? { count == 2 ? (String(self[0]), String(self[1])) : nil }
}
