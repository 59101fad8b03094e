import AlmanacComparison
import Testing

/// Reports of an added or removed calendar.
///
/// The report is one line, even if a file of Android or ARB contains the texts of all calendars.
@Suite struct CalendarCopyTests {
  private typealias Edit = (path: String, old: String, new: String)

  /// The lines that `diff` prints for an edited German file if only the old bundle has the Chinese calendar.
  ///
  /// If `isReversed` is true, the old and the new bundle are swapped.
  private func reported(_ edit: Edit, isReversed: Bool = false) throws -> [String] {
    let (less, more) = ([edit.path, "json/de/locale.json"], "json/de/chinese.json")
    let bundles =
      isReversed
      ? BundleComparison(from: less, to: less + [more]) : BundleComparison(from: less + [more], to: less)
    let versions = isReversed ? (edit.new, edit.old) : (edit.old, edit.new)
    let changes = try FileComparison.changes(
      edit.path, from: Array(versions.0.utf8), to: Array(versions.1.utf8), in: .all)
    return bundles.reported(bundles.wholeFiles + changes).map(line)
  }

  private func android(_ old: String, _ new: String, in folder: String = "values-de") -> Edit {
    let head =
      folder == "values"
      ? #"tools:locale="de" tools:ignore="MissingTranslation">"#
      : #"tools:ignore="ExtraTranslation,Untranslatable">"#
    let file = { (lines: String) in
      """
      <?xml version="1.0" encoding="utf-8"?>
      <resources xmlns:tools="http://schemas.android.com/tools" \(head)
      \(lines)</resources>

      """
    }
    return ("android/res/\(folder)/almanac.xml", file(old), file(new))
  }

  private func text(_ name: String, _ text: String) -> String {
    "  <string name=\"almanac_\(name)\">\(text)</string>\n"
  }

  private let pattern = """
      <string name="almanac_patterns_date_full_chinese" translatable="false" formatted="false">U</string>
      <string-array name="almanac_months_wide_chinese">
        <item>M</item>
      </string-array>

    """

  private func arb(_ old: String, _ new: String) -> Edit {
    let file = { (entries: String) in "{\"@@locale\": \"de\"\(entries)}" }
    return ("arb/almanac_de.arb", file(old), file(new))
  }

  @Test("have one line if the calendar's values are in files of Android or ARB")
  func values() throws {
    for edit in [
      android(pattern, ""), android(pattern, "", in: "values"),
      arb(", \"chineseMonthsFormatWideM01\": \"M\"", ""),
    ] {
      #expect(try reported(edit) == ["removed de chinese: - → -"], "\(edit.path)")
      #expect(try reported(edit, isReversed: true) == ["added de chinese: - → -"], "\(edit.path)")
    }
  }

  @Test("have another line for any change that does not follow from the removed calendar")
  func others() throws {
    for edit in [
      android(text("eras_wide_chinese", "a"), text("eras_wide_chinese", "b")),
      android("", text("eras_wide_chinese", "a")),
      android(text("eras_wide_gregorian", "a"), ""), android(text("calendars_names_chinese", "a"), ""),
      android(text("own_months_chinese", "a"), ""), android(text("app_chinese", "a"), ""),
      arb(", \"gregorianMonthsFormatWideM01\": \"M\"", ""), arb(", \"calendarsNamesChinese\": \"M\"", ""),
      arb(", \"chineseMonthsWord\": \"M\"", ""), arb(", \"chinese\": \"M\"", ""),
      arb("", ", \"chineseMonthsFormatWideM01\": \"M\""),
    ] {
      #expect(try reported(edit).count == 2, "\(edit)")
    }
  }
}
