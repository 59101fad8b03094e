import AlmanacComparison
import Testing

/// A change of a word under an app's own name is told once, with the word's key.
@Suite struct AppNameCopyTests {
  private typealias Edit = (path: String, old: String, new: String)

  /// What `diff` tells of edited files, as lines.
  private func told(_ edits: [Edit]) throws -> [String] {
    let paths = edits.map(\.path)
    let changes = try edits.flatMap { edit in
      try FileComparison.changes(
        edit.path, from: Array(edit.old.utf8), to: Array(edit.new.utf8), in: .all)
    }
    return BundleComparison(from: paths, to: paths).told(changes).map(line)
  }

  /// The JSON of German with a word that changed, and one that did not.
  private func words(_ old: String?, _ new: String?) -> Edit {
    let file = { (text: String?) in
      #"{"strings": {"own.word": "x"\#(text.map { #", "a.b": "\#($0)""# } ?? "")}}"#
    }
    return ("json/de/locale.json", file(old), file(new))
  }

  private func strings(_ table: String, _ key: String, _ old: String, _ new: String) -> Edit {
    let file = { (text: String) in "\"\(key)\" = \"\(text)\";\n" }
    return ("strings/de.lproj/\(table).strings", file(old), file(new))
  }

  private func android(_ name: String, _ old: String, _ new: String, in folder: String = "values-de") -> Edit
  {
    let file = { (text: String) in
      """
      <?xml version="1.0" encoding="utf-8"?>
      <resources xmlns:tools="http://schemas.android.com/tools" tools:ignore="ExtraTranslation,Untranslatable">
        <string name="\(name)">\(text)</string>
      </resources>

      """
    }
    return ("android/res/\(folder)/almanac.xml", file(old), file(new))
  }

  private func arb(_ name: String, _ old: String, _ new: String, tag: String = "de") -> Edit {
    let file = { (text: String) in #"{"@@locale": "\#(tag)", "\#(name)": "\#(text)"}"# }
    return ("arb/almanac_\(tag).arb", file(old), file(new))
  }

  /// A catalog with a word that every version has, and one under a name of the app's own.
  private func catalog(_ old: String?, _ new: String?) -> Edit {
    let entry = { (key: String, text: String) in
      """
          "\(key)" : {
            "extractionState" : "manual",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
          }
      """
    }
    let file = { (text: String?) in
      let entries = [text.map { entry("app.ok", $0) }, entry("app.other", "z")].compactMap(\.self)
      return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + entries.joined(separator: ",\n")
        + "\n  },\n  \"version\" : \"1.0\"\n}\n"
    }
    return ("xcstrings/Localizable.xcstrings", file(old), file(new))
  }

  @Test("of a word, in every format and in the forms of their placeholders")
  func copies() throws {
    let own = ["words de locale strings.a.b: x → y"]
    let edits = [
      strings("Localizable", "app.ok", "x", "y"), android("app_ok", "x", "y"), arb("appOk", "x", "y"),
      catalog("x", "y"),
    ]
    #expect(try told([words("x", "y")] + edits) == own)
    for edit in edits { #expect(try told([edit]).count == 1, "\(edit.path)") }
    let forms = [
      strings("Localizable", "app.ok", "5 %% %1$@", "%1$@!"), android("app_ok", "5 %% %1$s", "%1$s!"),
      arb("appOk", "5 % {n}", "{n}!"), catalog("5 %% %1$@", "%1$@!"),
    ]
    #expect(try told([words("5 % {n}", "{n}!")] + forms).count == 1)
  }

  @Test("of a word that came or went, with the state of its text")
  func additions() throws {
    #expect(try told([words(nil, "x"), catalog(nil, "x")]) == ["words de locale strings.a.b: - → x"])
    #expect(try told([words("x", nil), catalog("x", nil)]).count == 1)
    #expect(try told([words(nil, "x"), catalog(nil, "y")]).count == 3)
    #expect(try told([words("x", nil), catalog(nil, "x")]).count == 3)
  }

  @Test("but not to another text, nor in another locale")
  func others() throws {
    for edit in [
      strings("Localizable", "app.ok", "x", "z"), strings("Localizable", "app.ok", "z", "y"),
      strings("Localizable", "app.ok", "y", "x"), android("app_ok", "x", "yy"),
      android("app_ok", "x", "y", in: "values-fr"), arb("appOk", "x", "Y"),
      arb("appOk", "x", "y", tag: "fr"), catalog("x", "z"),
    ] {
      #expect(try told([words("x", "y"), edit]).count == 2, "\(edit)")
    }
    let swapped = strings("Localizable", "app.ok", "%1$@ %2$@", "%1$@, %2$@")
    #expect(try told([words("{a} {b}", "{b}, {a}"), swapped]).count == 2)
  }

  @Test("but not of a name or a word that the JSON has as it was, nor of a key that no format adds")
  func knownPlaces() throws {
    for edit in [
      strings("Picker", "own.word", "x", "y"), strings("Picker", "app.ok", "x", "y"),
      strings("Gregorian", "months.format.wide.M01", "x", "y"), android("almanac_own_word", "x", "y"),
      android("almanac_fields_day_wide", "x", "y"), arb("ownWord", "x", "y"), arb("fieldsDayWide", "x", "y"),
      arb("gregorianMonthsFormatWideM01", "x", "y"),
    ] {
      #expect(try told([words("x", "y"), edit]).count == 2, "\(edit)")
    }
  }
}
