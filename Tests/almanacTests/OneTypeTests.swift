import AlmanacTestSupport
import Foundation
import Testing

/// The shape of a bundle's files, which is the same in every locale.
@Suite struct OneTypeTests {
  /// The locales of this repository's bundle; in a slow run, all of ICU's too.
  private static let lists = ["locales.txt"] + (SlowTests.areAsked ? ["*"] : [])

  /// A folder with a bundle of the locales of a list.
  private func bundle(_ list: String) throws -> Tool {
    let tool = try Tool()
    let own = Repository.folder.appending(path: list)
    try tool.write(list == "*" ? Data("*\n".utf8) : try Data(contentsOf: own), to: "locales.txt")
    let outcome = try tool.run("--quiet")
    try #require(outcome.status == 0, "\(outcome.stderr)")
    return tool
  }

  @Test("gives a path of the JSON one type in every locale", arguments: lists)
  func json(list: String) throws {
    let tool = try bundle(list)
    var types: [String: [String: String]] = [:]
    for (path, bytes) in try tool.files(in: "Output/json") where path.contains("/") {
      let table = try #require(path.split(separator: "/").last)
      try note(try JSONSerialization.jsonObject(with: bytes), at: String(table), of: path, in: &types)
    }
    #expect(types.count > 300)
    for (path, found) in types where found.count > 1 { Issue.record("\(path): \(found)") }
  }

  /// Notes the type of a value and of those in it, by path, each with a file that has it.
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
    "has a key in the same one of Apple's tables in every locale", .enabled(if: SlowTests.areAsked),
    arguments: lists)
  func tables(list: String) throws {
    let tool = try bundle(list)
    var tables: [String: Set<String>] = [:]
    for (path, bytes) in try tool.files(in: "Output/strings") {
      let (locale, table) = try #require(path.split(separator: "/").splat)
      // The tables of calendars share names, as in `months.format.wide.M01`.
      let group = table.hasPrefix("Picker") ? "" : table
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let keys = lines.compactMap { $0.firstMatch(of: #/^(?:"|  <key>)([^"<]+)/#)?.1 }
      #expect(!keys.isEmpty, "\(locale) \(table)")
      for key in keys { tables["\(group) \(key)", default: []].insert(table) }
    }
    #expect(tables[" timer.minutes"] == ["Picker.stringsdict"])
    for (key, found) in tables where found.count > 1 { Issue.record("\(key): \(found)") }
  }

  @Test("writes an app's own key that is a plural in one language as a plural in every language")
  func ownKeys() throws {
    let tool = try Tool()
    try tool.write("de\nde-AT\nfr\n", to: "locales.txt")
    try tool.write(
      catalogue(
        #""app.nights":{"localizations":{"en":\#(text("Nights: {n}")),"fr":\#(text("Nuits : {n}")),"#
          + #""de":{"variations":{"plural":{"one":\#(text("%lld Nacht")),"other":\#(text("%lld Nächte"))}}}}}"#
      ),
      to: "app.xcstrings")
    try tool.write(#"{"x": "app.nights"}"#, to: "keys.json")
    #expect(try tool.run("--quiet", "--strings", "app.xcstrings", "--keys", "keys.json").status == 0)
    let locale = try JSONSerialization.jsonObject(
      with: Data(tool.text(of: "Output/json/fr/locale.json").utf8))
    let words = try #require((locale as? [String: Any])?["strings"] as? [String: Any])
    // CLDR's French has "many" too, from a million on, which no picker reaches.
    #expect(words["app.nights"] as? [String: String] == ["one": "Nuits : {n}", "other": "Nuits : {n}"])
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
  /// The two parts of a path; `nil` if there are others.
  fileprivate var splat: (String, String)? { count == 2 ? (String(self[0]), String(self[1])) : nil }
}
