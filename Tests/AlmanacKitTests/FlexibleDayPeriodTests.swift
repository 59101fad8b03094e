import AlmanacKit
import Testing

/// Times with a part of the day, such as "12:00 noon" (UTS 35, pattern letter `B`).
///
/// The hours at which each part of the day begins come from CLDR 42.
@Suite struct FlexibleDayPeriodTests {
  // zh-Hant: 凌晨 from 0, 清晨 from 5, 上午 from 8, 中午 from 12, 下午 from 13, 晚上 from 19 to 24 o'clock. ICU writes the
  // period once in half a day, but 中午12:00至11:00 does not say which 11:00 is meant.
  @Test(
    "begin and end at their hours, and the period after midnight begins at 0:00",
    arguments: [
      ((0, 0), (0, 30), "凌晨12:00至12:30"), ((4, 59), (5, 0), "凌晨4:59至清晨5:00"),
      ((5, 0), (8, 0), "清晨5:00至上午8:00"), ((8, 0), (11, 0), "上午8:00至11:00"),
      ((11, 59), (12, 0), "上午11:59至中午12:00"), ((12, 59), (13, 0), "中午12:59至下午1:00"),
      ((13, 0), (18, 59), "下午1:00至6:59"), ((4, 59), (19, 0), "凌晨4:59至晚上7:00"),
      ((23, 0), (23, 59), "晚上11:00至11:59"), ((12, 0), (23, 0), "中午12:00至晚上11:00"),
      ((0, 30), (11, 0), "凌晨12:30至上午11:00"),
    ])
  func hours(first: (hour: Int, minute: Int), last: (hour: Int, minute: Int), text: String) throws {
    let locale = try RealBundle.locale("zh-Hant")
    let start = try TimeOfDay(hour: first.hour, minute: first.minute)
    let end = try TimeOfDay(hour: last.hour, minute: last.minute)
    #expect(try locale.text(from: start, to: end, skeleton: "hm") == text)
  }

  // The hours are those of the test above.
  @Test(
    "are beside each hour of a range unless both hours have the same period",
    arguments: [(12, 23, "中午12時至晚上11時"), (13, 18, "下午1時至6時")])
  func wholeHours(first: Int, last: Int, text: String) throws {
    let times = try [first, last].map { try TimeOfDay(hour: $0, minute: 0) }
    #expect(try RealBundle.locale("zh-Hant").text(from: times[0], to: times[1], skeleton: "h") == text)
  }

  // English: noon at 12:00, in the morning from 6, in the afternoon from 12, at night from 21 to 6 o'clock.
  @Test(
    "say noon only at 12:00:00, and say night instead of midnight",
    arguments: [
      (12, 0, 0, "12:00 noon"), (12, 0, 1, "12:00 in the afternoon"), (12, 1, 0, "12:01 in the afternoon"),
      (11, 59, 59, "11:59 in the morning"), (0, 0, 0, "12:00 at night"), (5, 59, 0, "5:59 at night"),
      (6, 0, 0, "6:00 in the morning"), (21, 0, 0, "9:00 at night"), (23, 59, 0, "11:59 at night"),
    ])
  func instants(hour: Int, minute: Int, second: Int, expected: String) throws {
    let bundle = try DamagedBundle("en")
    try bundle.change(bundle.localePath, as: LocaleFile.self) { $0.time.skeletons["hm"] = "h:mm B" }
    let time = try TimeOfDay(hour: hour, minute: minute, second: second)
    #expect(try bundle.locale().text(time, skeleton: "hm") == expected)
  }

  // UTS 35: one to three letters are the abbreviated name, four the wide name, and five the narrow name. The names come from
  // CLDR 42 (en_IE.xml and fi.xml).
  @Test(
    "have the width of the pattern's letters",
    arguments: [
      ("en-IE", "a", "pm"), ("en-IE", "aaaa", "p.m."), ("en-IE", "aaaaa", "p"), ("fi", "B", "keskip."),
      ("fi", "BBBB", "keskipäivällä"), ("fi", "BBBBB", "kp."),
    ])
  func widths(tag: String, pattern: String, noon: String) throws {
    let bundle = try DamagedBundle(tag)
    try bundle.change(bundle.localePath, as: LocaleFile.self) { $0.time.skeletons["hm"] = pattern }
    #expect(try bundle.locale().text(TimeOfDay(hour: 12, minute: 0), skeleton: "hm") == noon)
  }
}
