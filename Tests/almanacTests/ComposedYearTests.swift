import AlmanacTestSupport
import Foundation
import Testing

/// Year labels, composed from the JSON by the rules of its schema, without AlmanacKit.
@Suite struct ComposedYearTests {
  /// The folders to test: this repository's locales, other numbering systems, and in a slow run all of ICU's locales.
  private static let folders =
    [
      CopiedFolder.repositoryLocales,
      folder("he-u-nu-hebr\nzh-u-nu-hanidec\nta-u-nu-traditio\nar-u-nu-latn\nen-u-nu-roman\n"),
    ] + (SlowTests.areAsked ? [folder("*\n")] : [])

  private static func folder(_ list: String) -> CopiedFolder {
    CopiedFolder { try $0.generate(list, "--formats", "json") }
  }

  @Test("are the same as years.display and years.numeric")
  func labels() throws {
    for folder in Self.folders {
      let files = try folder.localeFiles()
      for (path, bytes) in files where path.hasSuffix("/locale.json") {
        let tag = path.dropLast("/locale.json".count)
        for name in ["gregorian", "buddhist", "chinese"] {
          let calendar = try #require(files["\(tag)/\(name).json"])
          let composer = try YearComposer(object(bytes), object(calendar))
          #expect(composer.display == composer.composed, "\(tag) \(name) \(composer.pattern)")
          #expect(composer.numeric == composer.composedNumbers, "\(tag) \(name)")
        }
      }
      #expect(files.count >= 20)
    }
  }

  private func object(_ bytes: Data) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }
}

/// Composes a calendar's year labels from the JSON files of a locale (UTS 35, date field symbols).
private struct YearComposer {
  let pattern: String
  let display: [String]
  let numeric: [String]
  private let first: Int
  private let digits: [String]?
  private let offset: Int
  private let eras: [String: [String]]
  private let cyclicYears: [String]

  init(_ locale: [String: Any], _ calendar: [String: Any]) throws {
    let years = try #require(calendar["years"] as? [String: Any])
    pattern = try #require(years["pattern"] as? String)
    display = try #require(years["display"] as? [String])
    numeric = try #require(years["numeric"] as? [String])
    first = try #require(years["first"] as? Int)
    digits = (locale["numbers"] as? [String: Any])?["digits"] as? [String]
    // The Buddhist year 2569 is the Gregorian year 2026.
    offset = calendar["calendar"] as? String == "buddhist" ? 543 : 0
    eras = (calendar["eras"] as? [String: Any])?.compactMapValues { $0 as? [String] } ?? [:]
    cyclicYears = (calendar["cyclicYears"] as? [String]) ?? []
  }

  /// The numbers of the years, composed from the digits.
  ///
  /// If the numbering system has no digits, as with Hebrew numerals, the numbers are copied from the file.
  var composedNumbers: [String] {
    digits == nil ? numeric : numeric.indices.map { number(first + $0 + offset, at: $0, 1) }
  }

  var composed: [String] {
    let pieces = pieces
    return display.indices.map { index in pieces.map { text(of: $0, at: index) }.joined() }
  }

  private func text(of piece: Piece, at index: Int) -> String {
    switch piece {
    case .text(let text): text
    case .field("G", let count):
      // All years of a bundle are in the calendar's last era.
      eras[count == 4 ? "wide" : count == 5 ? "narrow" : "abbreviated"]?.last ?? "?"
    case .field("y", let count): number(first + index + offset, at: index, count)
    case .field("r", let count): number(first + index, at: index, count)
    case .field("U", _): cyclicYears[(first + index - 4) % 60]
    case .field(let letter, _): "?\(letter)"
    }
  }

  private func number(_ number: Int, at index: Int, _ minimumDigits: Int) -> String {
    guard let digits else { return numeric[index] }
    let ascii = String(number)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - ascii.count))
    return (zeros + ascii).compactMap(\.wholeNumberValue).map { digits[$0] }.joined()
  }

  private enum Piece {
    case text(String)
    case field(Substring, Int)
  }

  /// The fields of the pattern, and the texts between them, in which `''` is an apostrophe.
  private var pieces: [Piece] {
    let piece = #/'((?:[^']|'')*)'|([A-Za-z])\2*|[^']/#.matchingSemantics(.unicodeScalar)
    return pattern.matches(of: piece).map { match in
      if let quoted = match.1 {
        return .text(quoted.isEmpty ? "'" : String(quoted).replacing("''", with: "'"))
      }
      return match.2.map { .field($0, match.0.unicodeScalars.count) } ?? .text(String(match.0))
    }
  }
}
