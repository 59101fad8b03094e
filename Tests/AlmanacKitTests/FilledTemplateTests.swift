import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// Every sentence of the picker's words, filled with every kind of date and time of its locale.
@Suite struct FilledTemplateTests {
  private static let almanac = Result { try Almanac(bundleAt: folder) }
  private static var folder: String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Output").standardized.path()
  }

  /// Every sixth locale; the slow tests try all of them.
  static let tags = ((try? almanac.get().localeTags) ?? []).enumerated()
    .filter { SlowTests.areAsked || $0.offset % 6 == 0 }.map(\.element)

  @Test("has no doubled stop or space, no placeholder, no mark of direction that stays open", arguments: tags)
  func sentences(tag: String) throws {
    let locale = try Self.almanac.get().locale(tag)
    let values = try Self.values(locale)
    for key in locale.stringKeys {
      for (name, text) in Self.filled(key, locale, values) {
        #expect(Self.isSound(text), "\(tag) \(key) with \(name): \(text)")
      }
    }
  }

  /// Two dates of each calendar in each style.
  private static func values(
    _ locale: AlmanacLocale
  ) throws -> [(name: String, first: String, second: String)] {
    let first = try CalendarDate(gregorianYear: 2026, month: 2, day: 17)
    let second = try CalendarDate(gregorianYear: 2026, month: 11, day: 1)
    var values: [(name: String, first: String, second: String)] = []
    for calendar in try locale.calendars.map(locale.calendar) {
      for style in TextStyle.allCases {
        values.append(
          (
            "\(calendar.identifier) \(style)", calendar.text(first, style: style),
            calendar.text(second, style: style)
          ))
      }
    }
    return values
  }

  /// The texts of a key with the values; the text itself if it has no placeholders, or another number of them.
  private static func filled(
    _ key: String, _ locale: AlmanacLocale, _ values: [(name: String, first: String, second: String)]
  ) -> [(name: String, text: String)] {
    let names = [["date"], ["start", "end"], ["min", "max"]]
    return values.flatMap { value in
      names.compactMap { names in
        let texts = Dictionary(uniqueKeysWithValues: zip(names, [value.first, value.second]))
        return (try? locale.string(key, texts)).map { (value.name, $0) }
      }
    }
  }

  /// Whether a filled text has no doubled stop or space, no placeholder and no mark that stays open.
  private static func isSound(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let isDoubled = zip(bytes, bytes.dropFirst()).contains { one, next in
      one == next && (one == UInt8(ascii: ".") || one == UInt8(ascii: " "))
    }
    return !isDoubled && !bytes.contains(UInt8(ascii: "{")) && !bytes.contains(UInt8(ascii: "}"))
      && !text.contains("。。") && !text.contains("।।") && isBalanced(text)
  }

  /// Whether each embedding or isolate that begins also ends, as in a filled text with marks of its own.
  private static func isBalanced(_ text: String) -> Bool {
    var open = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open += 1
      case 0x202C, 0x2069: open -= 1
      default: break
      }
      if open < 0 { return false }
    }
    return open == 0
  }
}
