import AlmanacKit
import Foundation
import Testing

/// Files with a wrong byte somewhere: what a disk, a merge or a hand can do to them.
@Suite struct RandomDamageTests {
  @Test("shows every text of an undamaged bundle", arguments: ["de", "ar", "he", "zh-Hans", "th", "my"])
  func undamaged(tag: String) throws {
    for calendar in try DamagedBundle(tag).open() {
      #expect(try calendar.everyText().count > 500)
    }
  }

  /// The files to damage, and how often.
  ///
  /// `zh-Hans` has the names of days, and `he` the longest lists and rules.
  @Test(
    "opens a file with a wrong byte and shows every text of it, or says why not, and never stops the program",
    arguments: [
      ("zh-Hans", "json/zh-Hans/chinese.json", 700), ("he", "json/he/locale.json", 700),
      ("de", "json/de/gregorian.json", 400), ("de", "json/regions.json", 100), ("de", "manifest.json", 100),
    ])
  func wrongByte(tag: String, path: String, count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let bundle = try DamagedBundle(tag)
    let whole = try bundle.bytes(path)
    for _ in 0..<count {
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = Self.bytes.randomElement(using: &random) ?? 0
      try bundle.write(bytes, to: path)
      try show(bundle, Comment(rawValue: "byte \(bytes[place]) at \(place)"))
    }
  }

  /// What a wrong byte is: mostly what means something in JSON or in a pattern.
  private static let bytes: [UInt8] =
    Array(#"0123456789-+.eE{}[]",:'\/ "#.utf8) + Array("aBcdGHhKkLMmrsUyXtruefalsn".utf8)
    + [0, 1, 0x7F, 0x80, 0xC3, 0xFF]

  private func show(_ bundle: DamagedBundle, _ place: Comment) throws {
    do throws(AlmanacError) {
      for calendar in try bundle.open(region: "EG") { _ = try calendar.everyText() }
    } catch {
      // Every refusal is about a file, or about what a file no longer has; each has a sentence.
      #expect(!error.description.isEmpty && error.description != "AlmanacKit failed.", place)
    }
  }
}

/// The same numbers in every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
