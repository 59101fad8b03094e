import AlmanacComparison
import Testing

/// Reports of a changed word that also has an app's own name, such as `app.ok` for the key `a.b`.
///
/// The JSON has the word by its key, and another file has the same text by the app's name. The change is reported once,
/// with the key.
@Suite struct AppNameCopyTests {
  private typealias Edit = (path: String, old: String, new: String)

  /// The lines that `diff` prints for edited files.
  private func reported(_ edits: [Edit]) throws -> [String] {
    let paths = edits.map(\.path)
    let changes = try edits.flatMap { edit in
      try FileComparison.changes(
        edit.path, from: Array(edit.old.utf8), to: Array(edit.new.utf8), in: .all)
    }
    return BundleComparison(from: paths, to: paths).reported(changes).map(line)
  }

  /// The German JSON with a changed word and an unchanged word.
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

  /// A catalog in which the text under an app's name `app.ok` changes from `old` to `new`.
  ///
  /// A version that is `nil` does not have the name. The text of `app.other` does not change.
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

  @Test("report a changed word once, in every format and with each format's placeholders")
  func copies() throws {
    let own = ["words de locale strings.a.b: x → y"]
    let edits = [
      strings("Localizable", "app.ok", "x", "y"), android("app_ok", "x", "y"), arb("appOk", "x", "y"),
      catalog("x", "y"),
    ]
    #expect(try reported([words("x", "y")] + edits) == own)
    for edit in edits { #expect(try reported([edit]).count == 1, "\(edit.path)") }
    let forms = [
      strings("Localizable", "app.ok", "5 %% %1$@", "%1$@!"), android("app_ok", "5 %% %1$s", "%1$s!"),
      arb("appOk", "5 % {n}", "{n}!"), catalog("5 %% %1$@", "%1$@!"),
    ]
    #expect(try reported([words("5 % {n}", "{n}!")] + forms).count == 1)
  }

  @Test("report an added or removed word once, without another line for its review state")
  func additions() throws {
    #expect(try reported([words(nil, "x"), catalog(nil, "x")]) == ["words de locale strings.a.b: - → x"])
    #expect(try reported([words("x", nil), catalog("x", nil)]).count == 1)
    #expect(try reported([words(nil, "x"), catalog(nil, "y")]).count == 3)
    #expect(try reported([words("x", nil), catalog(nil, "x")]).count == 3)
  }

  @Test("also report a change to a different text or in another locale")
  func others() throws {
    for edit in [
      strings("Localizable", "app.ok", "x", "z"), strings("Localizable", "app.ok", "z", "y"),
      strings("Localizable", "app.ok", "y", "x"), android("app_ok", "x", "yy"),
      android("app_ok", "x", "y", in: "values-fr"), arb("appOk", "x", "Y"),
      arb("appOk", "x", "y", tag: "fr"), catalog("x", "z"),
    ] {
      #expect(try reported([words("x", "y"), edit]).count == 2, "\(edit)")
    }
    let swapped = strings("Localizable", "app.ok", "%1$@ %2$@", "%1$@, %2$@")
    #expect(try reported([words("{a} {b}", "{b}, {a}"), swapped]).count == 2)
  }

  @Test("also report a change under a name that is not the app's own name for the word")
  func knownPlaces() throws {
    for edit in [
      strings("Picker", "own.word", "x", "y"), strings("Picker", "app.ok", "x", "y"),
      strings("Gregorian", "months.format.wide.M01", "x", "y"), android("almanac_own_word", "x", "y"),
      android("almanac_fields_day_wide", "x", "y"), arb("ownWord", "x", "y"), arb("fieldsDayWide", "x", "y"),
      arb("gregorianMonthsFormatWideM01", "x", "y"),
    ] {
      #expect(try reported([words("x", "y"), edit]).count == 2, "\(edit)")
    }
  }
}
