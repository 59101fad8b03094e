import AlmanacComparison
import Testing

/// Reports of changes in Apple's tables: a change that is also in the JSON is reported once.
@Suite struct AppleCopyTests {
  /// The old and the new version of a file.
  private struct Edit {
    let path: String
    let old: String
    let new: String
  }

  /// The lines that `diff` prints for edited files of the locale `de`.
  private func reported(_ edits: Edit...) throws -> [String] {
    let paths = edits.map(\.path)
    let changes = try edits.flatMap { edit in
      try FileComparison(edit.path, from: Array(edit.old.utf8), to: Array(edit.new.utf8), in: .all).changes
    }
    return BundleComparison(from: paths, to: paths).reported(changes).map(line)
  }

  private func words(_ old: String, _ new: String) -> Edit {
    Edit(
      path: "json/de/locale.json", old: #"{"strings": {"a.b": \#(old)}}"#,
      new: #"{"strings": {"a.b": \#(new)}}"#)
  }

  private func picker(_ old: String, _ new: String) -> Edit {
    Edit(
      path: "strings/de.lproj/Picker.strings", old: #""a.b" = "\#(old)";"# + "\n",
      new: #""a.b" = "\#(new)";"# + "\n")
  }

  private func plurals(_ old: String, _ new: String, argument: String = "n") -> Edit {
    Edit(
      path: "strings/de.lproj/Picker.stringsdict", old: stringsdict(old), new: stringsdict(new, argument))
  }

  /// A file in the form of Apple's "Stringsdict File Format", as Almanac writes it.
  private func stringsdict(_ other: String, _ argument: String = "n") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>a.b</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@\(argument)@</string>
        <key>\(argument)</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>lld</string>
          <key>other</key>
          <string>\(other)</string>
        </dict>
      </dict>
    </dict>
    </plist>

    """
  }

  @Test("report a change once if the JSON and a table have it")
  func copies() throws {
    #expect(
      try reported(words(#""Fertig""#, #""Ende""#), picker("Fertig", "Ende")) == [
        "words de locale strings.a.b: Fertig → Ende"
      ])
    #expect(
      try reported(
        words(#""{start} bis {end}, 5 %""#, #""{end}, {start}, 5 %""#),
        picker("%1$@ bis %2$@, 5 %%", "%2$@, %1$@, 5 %%")
      ).count == 1)
    #expect(try reported(words(#""{x} 100 %""#, #""{x} %""#), picker("{x} 100 %", "{x} %")).count == 1)
    #expect(
      try reported(
        words(#"{"other": "{n} Tage"}"#, #"{"other": "{n} Tg. & <mehr>"}"#),
        plurals("%lld Tage", "%lld Tg. &amp; &lt;mehr&gt;")
      ).count == 1)
    let names = Edit(
      path: "json/de/gregorian.json",
      old:
        #"{"monthCodes": ["M01"], "months": {"wide": ["Jänner"]}, "years": {"first": 1, "display": ["1"]}}"#,
      new:
        #"{"monthCodes": ["M01"], "months": {"wide": ["Januar"]}, "years": {"first": 1, "display": ["A1"]}}"#)
    let table = Edit(
      path: "strings/de.lproj/Gregorian.strings",
      old: "\"months.wide.M01\" = \"Jänner\";\n\"years.1\" = \"1\";\n",
      new: "\"months.wide.M01\" = \"Januar\";\n\"years.1\" = \"A1\";\n")
    #expect(
      try reported(names, table) == [
        "name de gregorian months.wide.M01: Jänner → Januar", "name de gregorian years.display.1: 1 → A1",
      ])
  }

  @Test("report an added plural text once if the JSON and a table have it")
  func addedPlural() throws {
    let added = words("null", #"{"other": "{n} Tage"}"#)
    let empty = stringsdict("x").replacing(#/  <key>a\.b(.|\n)*  </dict>\n/#, with: "")
    let path = "strings/de.lproj/Picker.stringsdict"
    let lines = try reported(added, Edit(path: path, old: empty, new: stringsdict("%lld Tage")))
    #expect(lines.filter { $0.contains("stringsdict") } == [])
    #expect(try reported(Edit(path: path, old: empty, new: stringsdict("%lld Tage"))).count == 2)
  }

  @Test("report a change that only a table has")
  func tableAlone() throws {
    let same = words(#""Fertig""#, #""Fertig""#)
    #expect(
      try reported(same, picker("Fertig", "Alles")) == ["words de Picker.strings a.b: Fertig → Alles"])
    #expect(
      try reported(words(#"{"other": "{n} Tage"}"#, #"{"other": "{n} Tage"}"#), plurals("%lld Tage", "%lld"))
        == ["words de Picker.stringsdict a.b.other: %lld Tage → %lld"])
    #expect(
      try reported(same, plurals("%lld", "%lld", argument: "m")) == [
        "words de Picker.stringsdict a.b.NSStringLocalizedFormatKey: %#@n@ → %#@m@"
      ])
  }

  @Test(
    "report a table's change as well if it differs from the JSON's change",
    arguments: [
      ("Fertig", "ende"), ("Fertig", "Ende "), ("fertig", "Ende"), ("Fertig", "Ende%1$@"), ("", "Ende"),
    ])
  func otherText(old: String, new: String) throws {
    #expect(try reported(words(#""Fertig""#, #""Ende""#), picker(old, new)).count == 2)
  }

  @Test(
    "report a table's change as well if its placeholders are swapped",
    arguments: [
      ("%1$@ %2$@", "%2$@–%1$@"), ("%1$@ %2$@", "%1$@–%1$@"), ("%1$@ %1$@", "%1$@–%2$@"),
      ("%1$@ %2$@", "%1$@–%3$@"),
    ])
  func placeholders(old: String, new: String) throws {
    #expect(try reported(words(#""{a} {b}""#, #""{a}–{b}""#), picker(old, new)).count == 2)
  }

  @Test(
    "report a table's change as well if its placeholders are invalid or ambiguous",
    arguments: [
      // A lone % that does not begin a format specifier.
      (#""100% {n}""#, #""100 % {n}""#, "100%% %1$@", "100 % %1$@"),
      // In .strings, Almanac gives every placeholder a position, as in %1$@, and never writes %lld.
      (#""{n} a""#, #""{n} b""#, "%1$@ a", "%lld b"),
    ])
  func otherFormat(_ texts: (String, String, String, String)) throws {
    #expect(try reported(words(texts.0, texts.1), picker(texts.2, texts.3)).count == 2)
  }

  @Test("report a table's new text as well if the order of its two placeholders is unknown")
  func addedPlaceholders() throws {
    let added = Edit(
      path: "strings/de.lproj/Picker.strings", old: "", new: #""a.b" = "%2$@ %1$@";"# + "\n")
    let json = Edit(
      path: "json/de/locale.json", old: "{}", new: #"{"strings": {"a.b": "{from} {to}"}}"#)
    #expect(try reported(json, added).count == 2)
  }

  @Test("report a table's change if its locale has no JSON")
  func withoutJSON() throws {
    #expect(try reported(picker("Fertig", "Ende")) == ["words de Picker.strings a.b: Fertig → Ende"])
  }

  @Test(
    "refuse a property list that Almanac does not write",
    arguments: [
      ("<string>%lld</string>", "<string>&lld;</string>"), ("<string>%lld</string>", "<string><b/></string>"),
      ("<dict>", "<!DOCTYPE x [<!ENTITY lld SYSTEM \"file:///etc/passwd\">]><dict>"), ("other", "all"),
      ("%#@n@", "%#@m@"), ("lld</string>", "d</string>"), ("</plist>\n", "</plist>\n<x/>\n"),
      ("&#", "&#x110000;"), ("<string>%lld</string>", "<string>&#x-0;</string>"),
      ("<string>%lld</string>", "<string>&#x1;</string>"), ("<string>%lld</string>", "<string>a\rb</string>"),
      ("<key>n</key>", "<key>n\u{301}</key>"), ("<string>%lld</string>", "<string>&#x+41;</string>"),
    ])
  func otherForm(part: String, other: String) throws {
    let file = stringsdict("%lld").replacing(part, with: other)
    try #require(file != stringsdict("%lld") || part == "&#")
    let damaged = part == "&#" ? stringsdict("&#x110000;") : file
    #expect(throws: FileComparison.Unreadable(path: "strings/de.lproj/Picker.stringsdict")) {
      try FileComparison("strings/de.lproj/Picker.stringsdict", from: Array(damaged.utf8), to: nil, in: .all)
    }
  }

  @Test("refuse a property list with a repeated key or plural form")
  func twice() {
    let form = "<string>%lld</string>\n"
    let file = stringsdict("%lld").replacing(form, with: "\(form)<key>other</key>\n\(form)")
    #expect(throws: FileComparison.Unreadable.self) {
      try FileComparison("strings/de.lproj/Picker.stringsdict", from: Array(file.utf8), to: nil, in: .all)
    }
  }

  // Each row has the new text in the JSON, the new text in the .strings file, and whether the text in the .strings file
  // is reported. For `%2$@`, String(format:) reads a second argument, even if there is only one argument.
  @Test(
    "report a new text whose argument numbers are out of range or in an unknown order",
    arguments: [
      ("Hi {name}", "Hi %1$@", false), ("Hi {name}", "Hi %9999$@", true), ("Hi {name}", "Hi %2$@", true),
      ("{a} {b}", "%1$@ %2$@", true), ("{a} {b}", "%2$@ %1$@", true),
    ])
  func numbers(text: String, form: String, isReported: Bool) throws {
    let reported = try reported(words("\"Hi\"", "\"\(text)\""), picker("Hi", form))
    #expect(reported.contains { $0.contains("Picker.strings") } == isReported, "\(reported)")
  }
}
