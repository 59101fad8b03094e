import AlmanacComparison
import Testing

/// A change that Android's resources and the JSON have is told once, and one of Android's alone is told as well.
@Suite struct AndroidCopyTests {
  /// The versions of a file.
  private struct Edit {
    let path: String
    let old: String
    let new: String
  }

  /// What `diff` tells of edited files, as lines.
  private func told(_ edits: Edit...) throws -> [String] {
    let paths = edits.map(\.path)
    let changes = try edits.flatMap { edit in
      try FileComparison.changes(edit.path, from: Array(edit.old.utf8), to: Array(edit.new.utf8), in: .all)
    }
    return BundleComparison(from: paths, to: paths).told(changes).map { "\($0.kind) \($0.place)" }
  }

  private func android(_ folder: String, _ old: String, _ new: String) -> Edit {
    let head =
      folder == "values"
      ? #" tools:locale="he" tools:ignore="MissingTranslation">"#
      : #" tools:ignore="ExtraTranslation,Untranslatable">"#
    let file = { (text: String) in
      """
      <?xml version="1.0" encoding="utf-8"?>
      <resources xmlns:tools="http://schemas.android.com/tools"\(head)
      \(text)
      </resources>

      """
    }
    return Edit(path: "android/res/\(folder)/almanac.xml", old: file(old), new: file(new))
  }

  private func string(_ name: String, _ text: String) -> String {
    "  <string name=\"almanac_\(name)\">\(text)</string>"
  }

  private func locale(_ old: String, _ new: String) -> Edit {
    Edit(path: "json/he/locale.json", old: "{\(old)}", new: "{\(new)}")
  }

  @Test("of a word, in both folders of a language and in values")
  func word() throws {
    let word = { (text: String) in "\"strings\": {\"a.bC\": \"\(text)\"}" }
    let json = locale(word("x"), word("y"))
    let folders = ["values-he", "values-iw", "values"]
    let copies = folders.map { android($0, string("a_b_c", "x"), string("a_b_c", "y")) }
    #expect(try told(json, copies[0], copies[1], copies[2]) == ["words he locale strings.a.bC"])
    for (folder, copy) in zip(folders, copies) {
      #expect(try told(copy) == ["words he \(folder) almanac_a_b_c"])
      let other = android(folder, string("a_b_c", "x"), string("a_b_c", "z"))
      #expect(try told(json, other).contains("words he \(folder) almanac_a_b_c"))
    }
  }

  @Test("of a text with places for values, but not with other places")
  func places() throws {
    let word = { (text: String) in "\"strings\": {\"a\": \"\(text)\"}" }
    let json = locale(word("{x} 1 %, {y}"), word("{y} 2 %, {x}"))
    let copy = { (text: String) in
      android("values-he", string("a", "%1$s 1 %%, %2$s"), string("a", text))
    }
    #expect(try told(json, copy("%2$s 2 %%, %1$s")).count == 1)
    #expect(try told(json, copy("%1$s 2 %%, %2$s")).count == 2)
  }

  @Test("of a word that came, with what translators should know")
  func comment() throws {
    let json = locale("\"strings\": {\"z\": \"z\"}", "\"strings\": {\"a\": \"x\", \"z\": \"z\"}")
    let comment = { (text: String) in "  <!-- \(text) -->\n" }
    let z = string("z", "z")
    #expect(try told(json, android("values", z, comment("A") + string("a", "x") + "\n" + z)).count == 1)
    let edited = android("values", comment("A") + string("a", "x"), comment("B") + string("a", "x"))
    #expect(try told(edited) == ["words he values almanac_a.comment"])
    // A comment that changed with its text is no repetition of it.
    let words = { (text: String) in "\"strings\": {\"a\": \"\(text)\"}" }
    let both = android("values", comment("A") + string("a", "x"), comment("B") + string("a", "y"))
    #expect(try told(locale(words("x"), words("y")), both).contains("words he values almanac_a.comment"))
  }

  private func array(_ name: String, _ attributes: String, _ items: String...) -> String {
    let items = items.map { "    <item>\($0)</item>\n" }.joined()
    return "  <string-array name=\"almanac_\(name)\"\(attributes)>\n\(items)  </string-array>\n"
  }

  @Test("of an entry of a table, by its code")
  func table() throws {
    let codes = #""codes": ["am", "pm"]"#
    let json = { (pm: String) in
      "\"dayPeriods\": {\(codes), \"format\": {\"wide\": [\"a\", \"\(pm)\"]}}"
    }
    let table = { (pm: String) in
      array("day_periods_codes", #" translatable="false""#, "am", "pm")
        + String(array("day_periods_format_wide", "", "a", pm).dropLast())
    }
    let copy = android("values-he", table("p"), table("q"))
    #expect(try told(copy) == ["name he values-he almanac_day_periods_format_wide.pm"])
    #expect(
      try told(locale(json("p"), json("q")), copy) == ["name he locale dayPeriods.format.wide.pm"])
    #expect(try told(locale(json("p"), json("r")), copy).count == 2)
  }

  @Test("of a list of codes, which is one value")
  func codes() throws {
    let json = { (last: String) in "\"dayPeriods\": {\"codes\": [\"am\", \"\(last)\"]}" }
    let list = { (last: String) in
      String(array("day_periods_codes", #" translatable="false""#, "am", last).dropLast())
    }
    let copy = android("values-he", list("pm"), list("noon"))
    #expect(try told(locale(json("pm"), json("noon")), copy) == ["name he locale dayPeriods.codes"])
    #expect(try told(copy) == ["name he values-he almanac_day_periods_codes"])
  }

  @Test("of a name that stands in for another one")
  func title() throws {
    let json = { (text: String) in "\"fields\": {\"day\": {\"wide\": \"\(text)\"}}" }
    let names = { (text: String, title: String) in
      string("fields_day_titled_wide", title) + "\n" + string("fields_day_wide", text)
    }
    let edit = locale(json("tag"), json("day"))
    #expect(try told(edit, android("values-he", names("tag", "tag"), names("day", "day"))).count == 1)
    #expect(
      try told(edit, android("values-he", names("tag", "tag"), names("day", "Day"))) == [
        "name he locale fields.day.wide", "name he values-he almanac_fields_day_titled_wide",
      ])
  }

  @Test("of a pattern, and of a unit's plural form")
  func pattern() throws {
    let json = { (text: String) in "\"time\": {\"styles\": {\"short\": \"\(text)\"}}" }
    let pattern = { (text: String) in
      "  <string name=\"almanac_time_styles_short\" translatable=\"false\" formatted=\"false\">\(text)</string>"
    }
    let copy = android("values-he", pattern("H"), pattern("h"))
    #expect(try told(locale(json("H"), json("h")), copy) == ["pattern he locale time.styles.short"])
    #expect(try told(copy) == ["pattern he values-he almanac_time_styles_short"])
    let unit = { (text: String) in "\"units\": {\"hour\": {\"long\": {\"other\": \"\(text)\"}}}" }
    let plurals = { (text: String) in
      """
        <plurals name="almanac_units_hour_long">
          <item quantity="other">\(text)</item>
        </plurals>
      """
    }
    let hours = android("values-he", plurals("%1$d h"), plurals("%1$d hrs"))
    #expect(
      try told(locale(unit("{0} h"), unit("{0} hrs")), hours) == ["name he locale units.hour.long.other"])
    #expect(try told(hours) == ["name he values-he almanac_units_hour_long.other"])
  }

  @Test("is not read if the file has anything else")
  func hostile() throws {
    let path = "android/res/values-he/almanac.xml"
    let copy = android("values-he", string("a", "x"), string("a", "&x;"))
    #expect(throws: FileComparison.Unreadable(path: path)) { try told(copy) }
  }
}
