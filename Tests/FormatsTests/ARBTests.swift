import AlmanacFormats
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Foundation
import Testing

/// The files for Flutter's gen-l10n.
///
/// Tests/ARB reads the files of all locales with ICU's MessageFormat.
@Suite struct ARBTests {
  // The members of Dart's Object, Dart's reserved words, and the members that gen-l10n writes into the class
  // (Dart language specification; flutter_tools, gen_l10n_templates.dart).
  @Test(
    "do not have a name that the class of gen-l10n already has, or that is a word of Dart",
    arguments: [
      "hashCode runtimeType toString noSuchMethod localeName delegate supportedLocales localizationsDelegates",
      """
      assert await break case catch class const continue default do else enum extends false final finally for if in is
      new null rethrow return super switch this throw true try var void while with yield
      """,
      // The types of a method's parameters, the prefix of the package intl, and the annotation `@override`.
      "bool double dynamic int intl num of override",
    ])
  func takenNames(keys: String) {
    for key in keys.split(whereSeparator: \.isWhitespace).map(String.init) {
      #expect(OutputFormat.arb.type.resourceName(of: key, isOfApp: false) == "\(key)Text")
    }
  }

  private let keys = StringKeys(
    arguments: ["a11y.selectedRange": ["start", "end"], "a11y.hourValue": ["n"]],
    comments: ["action.done": "Closes the “picker”."],
    appNames: ["app.done": "action.done", "app.hours": "a11y.hourValue"])

  private func files(
    _ tag: String, keys: StringKeys? = nil, locales: [String]? = nil, defaultLocale: String = "de-AT",
    strings: [String: Phrase]? = nil
  ) throws -> [String: [String: Any]] {
    var record = LocaleRecord.sample
    record.locale.locale = tag
    if let strings { record.locale.strings = strings }
    let context = EmissionContext(
      locales ?? [tag], index: .sample(locales ?? [tag]), keys: keys ?? self.keys,
      defaultLocale: defaultLocale)
    let format = OutputFormat.arb.type.init(context)
    let files = format.files(for: record) + format.sharedFiles()
    return Dictionary(
      uniqueKeysWithValues: try files.filter { $0.path.hasSuffix(".arb") }.map { file in
        let json = try JSONSerialization.jsonObject(with: Data(file.bytes))
        return (file.path, try #require(json as? [String: Any]))
      })
  }

  // If a file lacks a name of the template, Flutter shows the template's text, which is in another language:
  // gen_l10n.dart, "untranslated messages".
  @Test("have the stand-alone names in place of menu names, and an empty text in place of a missing word")
  func completeness() throws {
    let files = OutputFormat.arb.files(for: .withoutOptionalNames, keys: keys, layout: .readable)
    let text = try files.text("arb/almanac_de_AT.arb")
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    #expect(json["weekdaysTitledWideSun"] as? String == "sun-standAlone-wide")
    #expect(json["gregorianMonthsTitledWideM01"] as? String == "M1 standAlone wide")
    #expect(json["fieldsDayTitledWide"] as? String == "tag")
    #expect(json["relativeDayTitled0"] as? String == "heute")
    #expect(json["relativeDayMinus2"] as? String == "")
    #expect(json["relativeDayTitledMinus2"] as? String == "")
    #expect(json["gregorianErasWideCe"] as? String == "")
  }

  @Test("have descriptions only in the template, because Flutter ignores others")
  func descriptions() throws {
    let template = try #require(try files("de-AT")["arb/almanac_de_AT.arb"])
    #expect((template["@actionDone"] as? [String: String])?["description"] == "Closes the “picker”.")
    let other = try #require(try files("de-AT", defaultLocale: "en")["arb/almanac_de_AT.arb"])
    #expect(!other.keys.contains { $0.hasPrefix("@") && $0 != "@@locale" })
  }

  // gen_l10n.dart, _generateMethod: the description's lines end at U+000A, and `@(…)` is a field of the template. A
  // comment in Dart also ends at U+000D. Unicode's other line ends are U+000B, U+000C, U+0085, U+2028 and U+2029.
  @Test(
    "have descriptions that neither end a comment in Dart nor have a field of gen-l10n's template",
    arguments: [
      ("A\r  run();\r//", "A\n  run();\n//"), ("A\r\nB\n\nC", "A\nB\n\nC"),
      ("A\u{2028}B\u{2029}", "A\nB\n"), ("A\u{B}B\u{C}C\u{85}D", "A\nB\nC\nD"),
      ("@(requiresIntlImport) a@b (c)", "＠(requiresIntlImport) a@b (c)"),
    ])
  func safeDescription(comment: String, description: String) throws {
    let keys = StringKeys(arguments: [:], comments: ["own": comment], appNames: [:])
    let file = try files("de-AT", keys: keys, strings: ["own": .plain("x")])["arb/almanac_de_AT.arb"]
    #expect((file?["@own"] as? [String: String])?["description"] == description)
  }

  @Test("include a file for each language alone, with the texts of its likely locale")
  func languages() throws {
    let locales = ["zh-Hant", "zh-Hans", "de-AT", "de"]
    let simplified = try files("zh-Hans", locales: locales)
    #expect(simplified.keys.sorted() == ["arb/almanac_zh.arb", "arb/almanac_zh_Hans.arb"])
    #expect(simplified["arb/almanac_zh.arb"]?["@@locale"] as? String == "zh")
    #expect(simplified["arb/almanac_zh.arb"]?["@@x-same-as"] as? String == "zh_Hans")
    #expect(try files("zh-Hant", locales: locales).count == 1)
    #expect(try files("zh-Hant", locales: ["zh-Hant"]).count == 2)
    #expect(try files("de-AT", locales: locales).count == 1)
    #expect(try files("de-AT", locales: ["de-AT", "de-u-nu-arab"]).count == 2)
  }

  // The class Locale of dart:ui replaces the old codes iw, in and ji, but does not treat `no` and `nb` as equal.
  @Test(
    "include a file for nb with the texts of no, unless the run has a locale of nb",
    arguments: [
      ("no", ["no"], ["nb", "no"]), ("no", ["nb", "no"], ["no"]), ("no", ["nb-NO", "no"], ["no"]),
      ("no-NO", ["no-NO"], ["nb", "no", "no_NO"]),
    ])
  func norwegian(tag: String, locales: [String], names: [String]) throws {
    let files = try files(tag, locales: locales)
    #expect(files.keys.sorted() == names.map { "arb/almanac_\($0).arb" })
    let original = files["arb/almanac_nb.arb"]?["@@x-same-as"] as? String
    #expect(original == (names.contains("nb") ? tag.replacing("-", with: "_") : nil))
  }

  // gen_l10n.dart: the class of `zh_Hant` extends the class of `zh`, here Simplified Chinese. A text that the template
  // lacks has no getter.
  @Test(
    "have the template's text in place of a missing text if the language's file is in another script",
    arguments: [
      ("zh-Hant", ["own": "Own", "done": "完成"]), ("zh-Hans", ["done": "完成"]), ("de-AT", ["done": "完成"]),
    ])
  func otherScripts(tag: String, texts: [String: String]) throws {
    let locales = ["zh-Hans", "zh-Hant", "de-AT", "de"]
    let format = OutputFormat.arb.type.init(
      EmissionContext(locales, calendars: [], index: .sample(locales), keys: keys, defaultLocale: "de"))
    var files: [EmittedFile] = []
    for locale in [tag, "de"] {
      var record = LocaleRecord.sample
      record.locale.locale = locale
      record.locale.strings =
        locale == "de" ? ["own": .plain("Own"), "done": .plain("Fertig")] : ["done": .plain("完成")]
      files += format.files(for: record)
    }
    files += format.sharedFiles()
    let name = "arb/almanac_\(tag.replacing("-", with: "_")).arb"
    let json = try JSONSerialization.jsonObject(with: Data(files.text(name).utf8)) as? [String: Any]
    #expect(files.count { $0.path == name } == 1)
    #expect(json?.filter { ["own", "done"].contains($0.key) } as? [String: String] == texts)
  }

  // gen_l10n_types.dart: a language code of two letters after a "_" in the file's name must match "@@locale". In
  // `kok_IN`, Flutter would read IN as a language, so the name has `kok-IN`.
  @Test(
    "have names in which Flutter does not read a region as a language",
    arguments: [
      ("zh-Hant-HK", "almanac_zh_Hant_HK"), ("fil-PH", "almanac_fil_PH"), ("kok-IN", "almanac_kok-IN"),
      ("kok", "almanac_kok"), ("es-419", "almanac_es_419"), ("gsw-CH", "almanac_gsw_CH"),
    ])
  func fileNames(tag: String, name: String) throws {
    let path = "arb/\(name).arb"
    #expect(try files(tag)[path]?["@@locale"] as? String == tag.replacing("-", with: "_"))
    #expect(OutputFormat.arb.type.locale(at: path) == tag)
  }

  @Test(
    "have a Dart identifier for any key",
    arguments: [
      ("action.done", "actionDone"), ("App-Name_x", "appNameX"), ("class", "classText"), ("of", "ofText"),
      ("override", "overrideText"), ("24h", "text24h"), ("größe", "grUf6UdfE"), ("a.-1", "aMinus1"),
      ("time.zone", "timeZone"),
      ("a.b-1", "aB1"), ("...", "text"), ("", "text"), ("fields.day", "fieldsDayWord"),
      ("x'); drop", "xDrop"),
      ("gregorian.months.x", "gregorianMonthsXWord"), ("chinese.month", "chineseMonth"), ("${x}", "x"),
      ("done--", "done"), ("-", "text"), ("a.-b", "aB"), ("fieldset", "fieldset"),
      ("fields.2", "fields2Word"), ("islamic-civil.months.x", "islamicCivilMonthsXWord"),
      // No ARB file has the lists of years.
      ("gregorian.years.x", "gregorianYearsX"),
    ])
  func identifiers(key: String, name: String) {
    #expect(OutputFormat.arb.type.resourceName(of: key, isOfApp: true) == name)
  }

  @Test("give a label a name that no word can have")
  func labels() throws {
    let file = try #require(
      try files("de-AT", keys: .empty, strings: [:]).values.first)
    let names = file.keys.filter { !$0.hasPrefix("@") }
    #expect(names.count > 100)
    for name in names {
      #expect(OutputFormat.arb.type.resourceName(of: name, isOfApp: false) == name + "Word")
      #expect(!name.hasSuffix("Word"))
    }
  }

  // ICU and gen-l10n disagree on an apostrophe before a brace, on braces, and on # in a plural.
  @Test(
    "have texts that ICU and Flutter read alike",
    arguments: [
      ("l'{name} d'or", "l’{name} d'or"), ("it's ''", "it's ’'"), ("@(methods) @ (", "＠(methods) @ ("),
      ("{ {x} }", "｛ ｛x｝ ｝"),
      ("50 # | <b>", "50 # | <b>"),
      ("{name}", "{name}"), ("{name", "｛name"), ("$name \\n", "$name \\n"),
    ])
  func messages(text: String, message: String) throws {
    let keys = StringKeys(arguments: ["own": ["name"]], appNames: [:])
    let file = try #require(try files("de-AT", keys: keys, strings: ["own": .plain(text)]).values.first)
    #expect(file["own"] as? String == message)
  }

  @Test("have plural forms that ICU and Flutter read alike")
  func forms() throws {
    let keys = StringKeys(arguments: ["own": ["n"]], appNames: [:])
    let phrase = Phrase.plural([.one: "#{n} l'", .other: "'{n}'} {"])
    let file = try #require(try files("de-AT", keys: keys, strings: ["own": phrase]).values.first)
    #expect(file["own"] as? String == "{n, plural, one{＃{n} l’} other{’{n}'｝ ｛}}")
  }

  // gen-l10n chooses a plural form by a number; a text has the type String (gen_l10n_types.dart).
  @Test("have the type int only for the number that chooses a plural form")
  func types() throws {
    let keys = StringKeys(arguments: ["own": ["n", "date"]], appNames: [:])
    let phrase = Phrase.plural([.one: "{n} {date}", .other: "{n} {date}"])
    let file = try #require(try files("de-AT", keys: keys, strings: ["own": phrase]).values.first)
    let types = (file["@own"] as? [String: [String: [String: String]]])?["placeholders"]
    #expect(types == ["n": ["type": "int"], "date": ["type": "String"]])
  }

  @Test(
    "have numbered placeholders if their names cannot be parameters in Dart",
    arguments: [
      "1", "a b", "class", "Name", "other1", "selected", "plurals", "é", "aé", "a_b", "a.b",
      "n, plural, other",
    ])
  func placeholders(name: String) throws {
    for names in [[name, "x"], ["x", name]] {
      let keys = StringKeys(arguments: ["own": names], appNames: [:])
      let strings = ["own": Phrase.plain("{\(names[1])} {\(names[0])}")]
      let file = try #require(try files("de-AT", keys: keys, strings: strings).values.first)
      #expect(file["own"] as? String == "{arg2} {arg1}")
      let types = (file["@own"] as? [String: [String: Any]])?["placeholders"]
      #expect(types?.keys.sorted() == ["arg1", "arg2"])
    }
  }
}
