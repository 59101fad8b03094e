import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Testing

@testable import AlmanacFormats

/// The names of Android's folders and resources, even with keys and folders from an attacker.
@Suite struct AndroidNameTests {
  // Each row has a tag and its folders. The names follow Android Developers, "App resources", table 2: a language with
  // or without a region, or a BCP 47 tag after `b+`.
  @Test(
    "include a second folder if a locale's language has an old code, such as iw for he",
    arguments: [
      ("de", ["values-de"]), ("pt-BR", ["values-pt-rBR"]), ("fil", ["values-fil"]),
      ("fil-PH", ["values-fil-rPH"]), ("zh-Hans", ["values-b+zh+Hans"]),
      ("zh-Hans-HK", ["values-b+zh+Hans+HK"]), ("sr-Latn", ["values-b+sr+Latn"]),
      ("es-419", ["values-b+es+419"]), ("he", ["values-he", "values-iw"]),
      ("he-IL", ["values-he-rIL", "values-iw-rIL"]), ("id", ["values-id", "values-in"]),
      ("yi-001", ["values-b+yi+001", "values-b+ji+001"]),
      // Android reads values-car as resources for a car's screen, and values-any as resources for any locale.
      ("car", ["values-b+car"]), ("any", ["values-b+any"]), ("th-u-nu-thai", []),
    ])
  func folders(tag: String, folders: [String]) {
    #expect(AndroidFolders.names(of: tag) == folders)
    for folder in folders { #expect(AndroidFolders.tag(of: folder) == tag) }
  }

  @Test(
    "do not include folders that Almanac does not write",
    arguments: [
      "values-", "values-de-", "values-DE", "values-de-rat", "values-de-AT", "values-b+de", "values-b+de+AT",
      "values-zh-Hans", "values-b-zh-Hans", "values-car", "values-any", "values-iw-rIL-v21", "values-land",
      "values-v21", "values-../x", "values-b+", "values-b", "values-de+AT", "values-es-r419", "mipmap-de",
      "values-b+zh+Hans+", "values-de/../de", "values--", "valuesde", "",
    ])
  func foreign(folder: String) {
    #expect(AndroidFolders.tag(of: folder) == nil)
    #expect(!BundleChoices.all.canHave("android/res/\(folder)/almanac.xml"))
  }

  @Test(
    "come from a value's path, and include the context 'format' but not 'standAlone'",
    arguments: [
      ("months.standAlone.wide", "gregorian", "almanac_months_wide_gregorian"),
      ("months.format.wide", "gregorian", "almanac_months_format_wide_gregorian"),
      ("dayPeriods.standAlone.narrow", nil, "almanac_day_periods_narrow"),
      ("patterns.skeletons.yMMMEd", "chinese", "almanac_patterns_skeletons_yMMMEd_chinese"),
      ("time.intervals.Hm.m", nil, "almanac_time_intervals_Hm_m"),
      ("relative.day.-1", nil, "almanac_relative_day_minus_1"),
      ("relative.day.1", nil, "almanac_relative_day_1"),
      // The names of the calendar's own resources end in `islamic_civil`.
      ("calendars.names.islamic-civil", nil, "almanac_calendars_names_islamic_civil"),
      ("calendars.names.ethiopic-amete-alem", nil, "almanac_calendars_names_ethiopic_amete_alem"),
      // A stranger's bundle can have any keys.
      ("fields.X\"y.wide", nil, "almanac_fields_x_y_wide"),
    ])
  func paths(path: String, calendar: String?, name: String) {
    #expect(AndroidNames.name(of: path.split(separator: ".").map(String.init), in: calendar) == name)
  }

  @Test(
    "come from a word's key, in ASCII letters",
    arguments: [
      ("action.done", "almanac_action_done"), ("nav.previousMonth", "almanac_nav_previous_month"),
      ("a11y.hourValue24", "almanac_a11y_hour_value24"), ("URLField", "almanac_url_field"),
      ("größe", "almanac_gr_uf6_udf_e"), ("日本", "almanac_u65e5_u672c"), ("..", "almanac_text"),
      ("a\"><evil", "almanac_a_evil"), ("mask.hour", "almanac_mask_hour"),
      // For the next three keys, the usual name, such as `almanac_mask_letters`, already belongs to a pattern or a
      // label. So their names begin with `almanac_own_`.
      ("patterns.date.full.gregorian", "almanac_own_patterns_date_full_gregorian"),
      ("mask_letters", "almanac_own_mask_letters"), ("timeStyles", "almanac_own_time_styles"),
      ("timer", "almanac_timer"),
    ])
  func words(key: String, name: String) {
    #expect(AndroidNames.word(key) == name)
  }

  // The Java Language Specification, 3.9: keywords are not identifiers, and an identifier cannot begin with a digit.
  @Test(
    "are Java identifiers for an app's own names",
    arguments: [
      ("app.done", "app_done"),
      ("DesignSystem.inputDate.placeholder", "design_system_input_date_placeholder"),
      ("class", "app_class"), ("2fa", "app_2fa"), ("_", "text"),
      ("almanac.action.done", "almanac_action_done"),
      ("almanac.patterns.date.full.gregorian", "app_almanac_patterns_date_full_gregorian"),
    ])
  func appNames(key: String, name: String) {
    #expect(AndroidNames.appName(key) == name)
  }

  @Test("are no keywords of Java, and no literals")
  func keywords() {
    let words = """
      abstract assert boolean break byte case catch char class const continue default do double else enum extends
      final finally float for goto if implements import instanceof int interface long native new package private
      protected public return short static strictfp super switch synchronized this throw throws transient try void
      volatile while true false null
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(words.count == 53)
    for word in words { #expect(AndroidNames.appName(word) == "app_\(word)") }
  }

  // aapt2 refuses a name that is not a Java identifier, and a second resource with the same name and type.
  @Test("of keys never equal those of patterns, labels and tables, which Java allows in any calendar")
  func taken() throws {
    var record = LocaleRecord.sample
    record.calendars = CalendarIdentifier.allCases.map { calendar in
      var file = calendar.traits.yearStructure == .civil ? CalendarFile.sampleGregorian : .sampleChinese
      file.calendar = calendar
      return file
    }
    let file = try #require(OutputFormat.android.files(for: record, keys: .empty, layout: .readable).first)
    let words = Set(LocaleFile.sample.strings.keys.map(AndroidNames.word))
    let parts = file.text.split(separator: " name=\"").dropFirst()
    let names = Set(parts.map { String($0.prefix { $0 != "\"" }) }).subtracting(words)
    #expect(names.count > 1000 && parts.count == names.count + words.count)
    for name in names {
      #expect(name.utf8.allSatisfy { $0 == 0x5F || $0.isASCIIAlphanumeric }, "\(name)")
      let rest = String(name.dropFirst(AndroidNames.prefix.count))
      for key in [rest, rest.replacing("_", with: "."), rest.uppercased(), " \(rest)."] {
        #expect(AndroidNames.word(key).lowercased() != name.lowercased(), "\(key)")
        #expect(AndroidNames.appName("almanac.\(key)").lowercased() != name.lowercased(), "\(key)")
      }
    }
  }

  @Test(
    "stay within aapt2's limit for a key of ten thousand bytes",
    arguments: ["a.", "A", "\u{10FFFF}", ".", "é"])
  func long(part: String) {
    let key = String(repeating: part, count: 10_000 / part.utf8.count)
    // aapt2 keeps names of up to 32,767 bytes.
    for name in [AndroidNames.word(key), AndroidNames.appName(key)] {
      #expect(name.utf8.count <= 32_767 && name.utf8.allSatisfy { $0 == 0x5F || $0.isASCIIAlphanumeric })
    }
  }
}
