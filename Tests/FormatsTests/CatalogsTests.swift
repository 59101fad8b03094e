import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Foundation
import Testing

/// The String Catalogs, such as `Picker.xcstrings`: their layout, and their texts compared with the `.strings` files.
@Suite struct CatalogsTests {
  private let keys = StringKeys(
    arguments: ["a11y.selectedRange": ["start", "end"], "a11y.hourValue": ["n"]],
    comments: ["action.done": "Closes the “picker”."],
    appNames: ["app.done": "action.done", "app.hours": "a11y.hourValue", "app.range": "a11y.selectedRange"])

  /// A record with a given tag and a given word for a button.
  private func record(_ tag: String, done: String = "Fertig & <los>") -> LocaleRecord {
    var record = LocaleRecord.sample
    record.locale.locale = tag
    record.locale.strings["action.done"] = .plain(done)
    record.unreviewed = ["action.done": [.other], "a11y.hourValue": [.one]]
    return record
  }

  private func catalogs(_ records: [LocaleRecord], keys: StringKeys? = nil) -> [String: [UInt8]] {
    let context = EmissionContext(
      ["de", "fr", "zh-Hant"], formats: [.xcstrings], keys: keys ?? self.keys, defaultLocale: "fr")
    let format = OutputFormat.xcstrings.type.init(context)
    for record in records { #expect(format.files(for: record).isEmpty) }
    return Dictionary(uniqueKeysWithValues: format.sharedFiles().map { ($0.path, $0.bytes) })
  }

  private func file(_ name: String, _ records: LocaleRecord...) throws -> [UInt8] {
    try #require(catalogs(records)["xcstrings/\(name).xcstrings"])
  }

  /// The texts of a locale without plural forms, by key.
  private func texts(_ bytes: [UInt8], of tag: String) throws -> [String: String] {
    guard case .object(let keys)? = try JSONValue(reading: bytes)["strings"] else { return [:] }
    return keys.compactMapValues { $0["localizations"]?[tag]?["stringUnit"]?["value"]?.text }
  }

  /// The plural forms of a locale's texts, by key.
  private func plurals(_ bytes: [UInt8], of tag: String) throws -> [String: [String: String]] {
    guard case .object(let keys)? = try JSONValue(reading: bytes)["strings"] else { return [:] }
    return keys.compactMapValues { entry in
      let text = entry["localizations"]?[tag]
      // If no form has the number, a substitution says which number chooses the form.
      let number = text?["substitutions"]?["n"] ?? text
      guard case .object(let forms)? = number?["variations"]?["plural"] else { return nil }
      return forms.compactMapValues { $0["stringUnit"]?["value"]?.text }
    }
  }

  @Test("include a catalog for each table, and Localizable.xcstrings for an app's names")
  func tables() {
    let paths = ["Chinese", "Gregorian", "Localizable", "Picker"].map { "xcstrings/\($0).xcstrings" }
    #expect(catalogs([record("de")]).keys.sorted() == paths)
    #expect(catalogs([record("de")], keys: .empty).keys.sorted() == paths.filter { !$0.contains("Local") })
  }

  // Swift compares these keys as "éx" and "f", and U+00E9 is after "f".
  @Test("have their keys in the order of bytes")
  func byteOrder() throws {
    let names = ["e\u{301}x", "f"]
    let keys = StringKeys(
      arguments: [:], appNames: Dictionary(uniqueKeysWithValues: names.map { ($0, "action.done") }))
    let bytes = try #require(catalogs([record("de")], keys: keys)["xcstrings/Localizable.xcstrings"])
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("    \"") } == names.map { "    \"\($0)\" : {" })
  }

  // Apple's "Localizing and varying text with a string catalog", and catalogs that Xcode 15 saved.
  @Test("have the source language, and for each text its comment, and its state as Xcode names it")
  func states() throws {
    let bytes = try file("Localizable", record("de"))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"sourceLanguage\" : \"fr\",\n  \"strings\" : {\n    \"app.done\" : {\n"))
    #expect(text.contains("\n      \"comment\" : \"Closes the “picker”.\",\n      \"extractionState\""))
    let strings = try JSONValue(reading: bytes)["strings"]
    let done = strings?["app.done"]?["localizations"]?["de"]?["stringUnit"]
    #expect(done?["state"]?.text == "needs_review" && done?["value"]?.text == "Fertig & <los>")
    let forms = strings?["app.hours"]?["localizations"]?["de"]?["variations"]?["plural"]
    #expect(forms?["one"]?["stringUnit"]?["state"]?.text == "needs_review")
    #expect(forms?["other"]?["stringUnit"]?["state"]?.text == "translated")
  }

  @Test(
    "have the texts of .strings, except the lists of years and days",
    arguments: ["Picker", "Gregorian", "Chinese"])
  func sameTexts(table: String) throws {
    let omitted = ["years", "cyclicYears", "zodiac", "dayNames", "dayLabels"]
    let list = try propertyList("\(table).strings", record("de"))
    let expected = try #require(list as? [String: String]).filter { key, _ in
      !omitted.contains(String(key.prefix { $0 != "." }))
    }
    let found = try texts(try file(table, record("de")), of: "de").filter { $0.value != "%#@n@" }
    #expect(found == expected)
  }

  @Test("have the plural forms of .stringsdict, also of a text without its number")
  func samePlurals() throws {
    var record = record("de")
    let forms = PluralCategory.allCases.map { ($0, $0 == .zero ? "none" : "{n} \($0) ({n}), 1 %") }
    record.locale.strings["a11y.hourValue"] = .plural(Dictionary(uniqueKeysWithValues: forms))
    // A percent sign is no number.
    record.locale.strings["timer.hours"] = .plural([.one: "Stunde, 1 %", .other: "Stunden, 1 %"])
    let expected = try propertyList("Picker.stringsdict", record).mapValues { entry in
      try #require((entry as? [String: Any])?["n"] as? [String: String]).filter { !$0.key.hasPrefix("NS") }
    }
    #expect(expected.mapValues(\.count) == ["a11y.hourValue": 6, "timer.hours": 2])
    let bytes = try file("Picker", record)
    #expect(try plurals(bytes, of: "de") == expected)
    // A form with `%1$lld` says what type the number has, so no substitution is needed.
    let count = try JSONValue(reading: bytes)["strings"]?["a11y.hourValue"]?["localizations"]?["de"]
    #expect(count?["substitutions"] == nil)
    let hours = try JSONValue(reading: bytes)["strings"]?["timer.hours"]?["localizations"]?["de"]
    #expect(hours?["stringUnit"]?["value"]?.text == "%#@n@")
    #expect(hours?["substitutions"]?["n"]?["formatSpecifier"]?.text == "lld")
  }

  /// A table in Apple's older formats, for a record of the locale `de`.
  private func propertyList(_ name: String, _ record: LocaleRecord) throws -> [String: Any] {
    let files = OutputFormat.strings.files(for: record, keys: keys, layout: .readable)
    let file = try #require(files.first { $0.path == "strings/de.lproj/\(name)" })
    let list = try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
    return try #require(list as? [String: Any])
  }

  // The keys of an app's words may be any text, and the words are in another table.
  @Test("do not take a label for the app's own word with the same key")
  func labels() throws {
    let key = "months.standAlone.wide.M01"
    var record = record("de")
    record.locale.strings[key] = .plain("Meins")
    record.unreviewed[key] = [.other]
    let own = StringKeys(arguments: [:], comments: [key: "My word."], appNames: [:])
    let catalogs = catalogs([record], keys: own)
    for (table, comment, state) in [
      ("Gregorian", nil, "translated"), ("Picker", "My word.", "needs_review"),
    ] {
      let bytes = try #require(catalogs["xcstrings/\(table).xcstrings"])
      let entry = try #require(try JSONValue(reading: bytes)["strings"]?[key], "\(table)")
      #expect(entry["comment"]?.text == comment, "\(table)")
      #expect(entry["localizations"]?["de"]?["stringUnit"]?["state"]?.text == state, "\(table)")
    }
  }

  @Test("leave out the lists that the article on iOS names")
  func article() throws {
    let article = try Repository.article("IOSApp")
    #expect(article.contains("`years`, `dayLabels`, `cyclicYears`, `zodiac` and `dayNames`"))
  }

  @Test("do not depend on the order of the locales or on repeated locales")
  func order() {
    let records = [record("zh-Hant", done: "完成"), record("de"), record("fr", done: "OK")]
    let expected = catalogs(records)
    #expect(catalogs(records.reversed()) == expected)
    #expect(catalogs([record("de", done: "x")] + records + records) == expected)
  }

  @Test("distinguish texts that only look the same")
  func lookalikes() throws {
    let bytes = try file("Picker", record("de", done: "é"), record("fr", done: "e\u{301}"))
    #expect(try texts(bytes, of: "de")["action.done"]?.unicodeScalars.count == 1)
    #expect(try texts(bytes, of: "fr")["action.done"]?.unicodeScalars.count == 2)
  }

  @Test(
    "contain any key and any text, which are read back unchanged",
    arguments: [#"a"b\c"#, "x\n  },\n", "{}", "a\u{202E}b", "\u{1F600}", "sourceLanguage", "strings", "de"])
  func hostile(text: String) throws {
    var record = record("de")
    record.locale.strings = [text: .plain(text), "\(text).p": .plural([.one: text, .other: text])]
    let own = StringKeys(arguments: [:], comments: [text: text], appNames: [text: text])
    for (_, bytes) in catalogs([record], keys: own) {
      guard let found = try texts(bytes, of: "de")[text] else { continue }
      #expect(found.unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(try JSONValue(reading: bytes)["strings"]?[text]?["comment"]?.text == text)
    }
  }
}
