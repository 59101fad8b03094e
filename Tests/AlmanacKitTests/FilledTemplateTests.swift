import AlmanacKit
import AlmanacTestSupport
import Testing

/// Every sentence among the picker's words, filled with dates in every calendar and style of the locale.
@Suite struct FilledTemplateTests {
  /// The tags of every sixth locale, or of all locales if the slow tests run.
  static let tags = ((try? RealBundle.tags) ?? []).enumerated()
    .filter { SlowTests.areAsked || $0.offset % 6 == 0 }.map(\.element)

  @Test("has no doubled period or space, no placeholder, and no unclosed direction mark", arguments: tags)
  func sentences(tag: String) throws {
    let (locale, values) = (try RealBundle.locale(tag), try Self.values(tag))
    for key in locale.stringKeys {
      for (name, text) in Self.filled(key, locale, values) {
        #expect(Self.isSound(text), "\(tag) \(key) with \(name): \(text)")
      }
    }
  }

  /// The texts of two dates, for each calendar and each style.
  private static func values(_ tag: String) throws -> [(name: String, first: String, second: String)] {
    let (first, second) = (try gregorian(2026, 2, 17), try gregorian(2026, 11, 1))
    return try RealBundle.calendars(tag).flatMap { calendar in
      TextStyle.allCases.map { style in
        let texts = [first, second].map { calendar.text($0, style: style) }
        return ("\(calendar.identifier) \(style)", texts[0], texts[1])
      }
    }
  }

  /// The text of a key for each entry of `values`, filled with the dates of the entry.
  ///
  /// The result is empty if the text has no placeholder for dates. The placeholder `{date}` shows only the first date.
  private static func filled(
    _ key: String, _ locale: AlmanacLocale, _ values: [(name: String, first: String, second: String)]
  ) -> [(name: String, text: String)] {
    let names = [["date"], ["start", "end"], ["min", "max"]].first { names in
      (try? locale.string(key, Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))) != nil
    }
    guard let names else { return [] }
    return values.compactMap { value in
      let texts = Dictionary(uniqueKeysWithValues: zip(names, [value.first, value.second]))
      return (try? locale.string(key, texts)).map { (value.name, $0) }
    }
  }

  /// Whether a filled text has no doubled period or space, no placeholder and no unclosed direction mark.
  private static func isSound(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let isDoubled = zip(bytes, bytes.dropFirst()).contains { one, next in
      one == next && (one == UInt8(ascii: ".") || one == UInt8(ascii: " "))
    }
    return !isDoubled && !bytes.contains(UInt8(ascii: "{")) && !bytes.contains(UInt8(ascii: "}"))
      && !text.contains("。。") && !text.contains("।।") && isBalanced(text)
  }

  /// Whether each bidirectional embedding or isolate that begins also ends.
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
