import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// Files with one wrong byte, as after a disk error, a merge or an edit by hand.
@Suite struct RandomDamageTests {
  @Test("shows every text of an undamaged bundle", arguments: ["de", "ar", "he", "zh-Hans", "th", "my"])
  func undamaged(tag: String) throws {
    let bundle = try DamagedBundle(tag)
    for calendar in try bundle.locale().calendars {
      #expect(try bundle.everyText(in: calendar).count > 500)
    }
  }

  /// A locale, the file of the bundle to damage, the calendar whose texts are requested, and the number of damaged
  /// copies in the slow tests.
  struct Damage: CustomTestStringConvertible, Sendable {
    let tag: String
    let path: String
    let calendar: CalendarIdentifier
    let count: Int

    /// The region to request if the file of regions is damaged.
    var region: String? { path == "json/regions.json" ? "EG" : nil }

    var testDescription: String { path }
  }

  // `zh-Hans` has names of days, and `he` has lists with the most forms. If the slow tests are off, this test
  // tries only a seventh of `count` copies.
  @Test(
    "shows every text of a file with a wrong byte, or throws an error, but never traps",
    arguments: [
      Damage(tag: "zh-Hans", path: "json/zh-Hans/chinese.json", calendar: .chinese, count: 700),
      Damage(tag: "he", path: "json/he/locale.json", calendar: .gregorian, count: 700),
      Damage(tag: "th", path: "json/th/buddhist.json", calendar: .buddhist, count: 400),
      Damage(tag: "de", path: "json/regions.json", calendar: .gregorian, count: 100),
      Damage(tag: "de", path: "json/index.json", calendar: .gregorian, count: 100),
    ])
  func wrongByte(damage: Damage) throws {
    var random = SplitMix64(seed: UInt64(damage.count))
    let bundle = try DamagedBundle(damage.tag)
    if damage.path != "json/index.json" { try bundle.shortenIndex() }
    let whole = try bundle.bytes(damage.path)
    for _ in 0..<(SlowTests.areAsked ? damage.count : damage.count / 7) {
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = Self.bytes.randomElement(using: &random) ?? 0
      try bundle.write(bytes, to: damage.path)
      try show(bundle, damage, Comment(rawValue: "byte \(bytes[place]) at \(place)"))
    }
  }

  /// The wrong bytes, most of which have a meaning in JSON or in a pattern.
  private static let bytes: [UInt8] =
    Array(#"0123456789-+.eE{}[]",:'\/ "#.utf8) + Array("aBcdGHhKkLMmrsUyXtruefalsn".utf8)
    + [0, 1, 0x7F, 0x80, 0xC3, 0xFF]

  private func show(_ bundle: DamagedBundle, _ damage: Damage, _ place: Comment) throws {
    do throws(AlmanacError) {
      _ = try bundle.everyText(in: damage.calendar, region: damage.region)
    } catch {
      // Each error has a description of its own.
      #expect(!error.description.isEmpty && error.description != "AlmanacKit failed.", place)
    }
  }
}
