import AlmanacComparison
import Testing

/// Reports of changes in Android's resources: a change that is also in the JSON is reported once.
@Suite struct AndroidCopyTests {
  /// The old and the new version of a file.
  private struct Edit {
    let path: String
    let old: String
    let new: String
  }

  /// The lines that `diff` prints for edited files.
  private func reported(_ edits: Edit...) throws -> [String] {
    let paths = edits.map(\.path)
    let changes = try edits.flatMap { edit in
      try FileComparison.changes(edit.path, from: Array(edit.old.utf8), to: Array(edit.new.utf8), in: .all)
    }
    return BundleComparison(from: paths, to: paths).reported(changes).map { "\($0.kind) \($0.place)" }
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

  @Test("report a changed word once, although the folders values-he, values-iw and values repeat it")
  func word() throws {
    let word = { (text: String) in "\"strings\": {\"a.bC\": \"\(text)\"}" }
    let json = locale(word("x"), word("y"))
    let folders = ["values-he", "values-iw", "values"]
    let copies = folders.map { android($0, string("a_b_c", "x"), string("a_b_c", "y")) }
    #expect(try reported(json, copies[0], copies[1], copies[2]) == ["words he locale strings.a.bC"])
    for (folder, copy) in zip(folders, copies) {
      #expect(try reported(copy) == ["words he \(folder) almanac_a_b_c"])
      let other = android(folder, string("a_b_c", "x"), string("a_b_c", "z"))
      #expect(try reported(json, other).contains("words he \(folder) almanac_a_b_c"))
    }
  }

  @Test("report a changed text once if its placeholders match, and twice if they do not")
  func places() throws {
    let word = { (text: String) in "\"strings\": {\"a\": \"\(text)\"}" }
    let json = locale(word("{x} 1 %, {y}"), word("{y} 2 %, {x}"))
    let copy = { (text: String) in
      android("values-he", string("a", "%1$s 1 %%, %2$s"), string("a", text))
    }
    #expect(try reported(json, copy("%2$s 2 %%, %1$s")).count == 1)
    #expect(try reported(json, copy("%1$s 2 %%, %2$s")).count == 2)
  }

  @Test("report an added word once, without a line for its comment, but report an edited comment")
  func comment() throws {
    let json = locale("\"strings\": {\"z\": \"z\"}", "\"strings\": {\"a\": \"x\", \"z\": \"z\"}")
    let comment = { (text: String) in "  <!-- \(text) -->\n" }
    let z = string("z", "z")
    #expect(try reported(json, android("values", z, comment("A") + string("a", "x") + "\n" + z)).count == 1)
    let edited = android("values", comment("A") + string("a", "x"), comment("B") + string("a", "x"))
    #expect(try reported(edited) == ["words he values almanac_a.comment"])
    // The JSON has no comments, so a changed comment is reported even if its text changed too.
    let words = { (text: String) in "\"strings\": {\"a\": \"\(text)\"}" }
    let both = android("values", comment("A") + string("a", "x"), comment("B") + string("a", "y"))
    #expect(try reported(locale(words("x"), words("y")), both).contains("words he values almanac_a.comment"))
  }

  private func array(_ name: String, _ attributes: String, _ items: String...) -> String {
    let items = items.map { "    <item>\($0)</item>\n" }.joined()
    return "  <string-array name=\"almanac_\(name)\"\(attributes)>\n\(items)  </string-array>\n"
  }

  @Test("report a changed entry of a table once, by its code")
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
    #expect(try reported(copy) == ["name he values-he almanac_day_periods_format_wide.pm"])
    #expect(
      try reported(locale(json("p"), json("q")), copy) == ["name he locale dayPeriods.format.wide.pm"])
    #expect(try reported(locale(json("p"), json("r")), copy).count == 2)
  }

  @Test("report a changed list of codes once, as one value")
  func codes() throws {
    let json = { (last: String) in "\"dayPeriods\": {\"codes\": [\"am\", \"\(last)\"]}" }
    let list = { (last: String) in
      String(array("day_periods_codes", #" translatable="false""#, "am", last).dropLast())
    }
    let copy = android("values-he", list("pm"), list("noon"))
    #expect(try reported(locale(json("pm"), json("noon")), copy) == ["name he locale dayPeriods.codes"])
    #expect(try reported(copy) == ["name he values-he almanac_day_periods_codes"])
  }

  @Test("report a changed name once if Android also uses it in place of a missing menu name")
  func title() throws {
    let json = { (text: String) in "\"fields\": {\"day\": {\"wide\": \"\(text)\"}}" }
    let names = { (text: String, title: String) in
      string("fields_day_titled_wide", title) + "\n" + string("fields_day_wide", text)
    }
    let edit = locale(json("tag"), json("day"))
    #expect(try reported(edit, android("values-he", names("tag", "tag"), names("day", "day"))).count == 1)
    #expect(
      try reported(edit, android("values-he", names("tag", "tag"), names("day", "Day"))) == [
        "name he locale fields.day.wide", "name he values-he almanac_fields_day_titled_wide",
      ])
  }

  @Test("report a changed pattern and a unit's changed plural form once")
  func pattern() throws {
    let json = { (text: String) in "\"time\": {\"styles\": {\"short\": \"\(text)\"}}" }
    let pattern = { (text: String) in
      "  <string name=\"almanac_time_styles_short\" translatable=\"false\" formatted=\"false\">\(text)</string>"
    }
    let copy = android("values-he", pattern("H"), pattern("h"))
    #expect(try reported(locale(json("H"), json("h")), copy) == ["pattern he locale time.styles.short"])
    #expect(try reported(copy) == ["pattern he values-he almanac_time_styles_short"])
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
      try reported(locale(unit("{0} h"), unit("{0} hrs")), hours) == ["name he locale units.hour.long.other"])
    #expect(try reported(hours) == ["name he values-he almanac_units_hour_long.other"])
  }

  @Test("refuse a file with content that Almanac does not write")
  func hostile() throws {
    let path = "android/res/values-he/almanac.xml"
    let copy = android("values-he", string("a", "x"), string("a", "&x;"))
    #expect(throws: FileComparison.Unreadable(path: path)) { try reported(copy) }
  }
}
