import AlmanacEmitters
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// AlmanacKit's own reader returns the same values as Foundation's reader, but it refuses more files.
@Suite struct StrictReadingTests {
  @Test("reads every value of a file, and writes the file with the same bytes", arguments: FileKind.allCases)
  func everyFile(kind: FileKind) throws {
    let paths = try kind.paths()
    try #require(!paths.isEmpty)
    for path in paths {
      let bytes = [UInt8](try Data(contentsOf: RealBundle.folder.appending(path: path)))
      let written = JSONWriter.bytes(of: try kind.type.init(reading: bytes), .readable)
      #expect(written == bytes, "\(path)")
    }
  }

  // A Buddhist file has the type and the fields of a Gregorian file.
  @Test(
    "reads a damaged file like Foundation's reader, or refuses it",
    arguments: FileKind.allCases.filter { $0 != .buddhist })
  func damagedFiles(kind: FileKind) throws {
    var random = SplitMix64(seed: 9)
    let whole = try Data(contentsOf: RealBundle.folder.appending(path: kind.example))
    var read = 0
    for _ in 0..<kind.damageCount {
      let bytes = [UInt8](damaged(whole, &random))
      let file: any BundleFile
      do throws(BundleFileError) { file = try kind.type.init(reading: bytes) } catch { continue }
      read += 1
      let isAlike = FoundationReading.has(file, in: bytes)
      #expect(isAlike, "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(read > 0)
  }

  /// The bytes after one to three replacements.
  ///
  /// Each replacement removes up to three bytes and inserts one of the `pieces`.
  private func damaged(_ whole: Data, _ random: inout SplitMix64) -> Data {
    var bytes = whole
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      let length = Int.random(in: 0...min(3, bytes.count - place), using: &random)
      bytes.replaceSubrange(place..<place + length, with: Data(piece.utf8))
    }
    return bytes
  }

  private static let pieces = [
    "", "", "x", "é", "e\u{301}", "0", "-0", "1", "01", "1.0", "1e2", "9223372036854775808", "null", "true",
    "\"", "\\",
    "\\u0041", "\\ud83d", "{", "}", "[", "]", ",", ":", " ", "\n", "\u{1}", "{0}", "\"a\":1,", "[[1,2]]",
    "\"__proto__\":{},", "other", "own",
  ]
}

/// A kind of file of a bundle.
enum FileKind: String, CaseIterable, Sendable {
  case locale, gregorian, buddhist, chinese, regions, index
  case years = "chinese-years"

  /// The path of one file of this kind, a small file if possible.
  var example: String {
    switch self {
    case .locale: "json/he/locale.json"
    case .gregorian, .buddhist: "json/eo/\(rawValue).json"
    case .chinese: "json/zh-Hans/chinese.json"
    case .regions, .index, .years: "json/\(rawValue).json"
    }
  }

  /// The number of damaged copies to read, lower for large files because they take longer.
  var damageCount: Int {
    switch self {
    case .locale, .gregorian, .buddhist, .chinese: 150
    case .regions, .index, .years: 60
    }
  }

  /// The paths of all files of this kind in the bundle of this repository.
  func paths() throws -> [String] {
    switch self {
    case .locale, .gregorian, .buddhist, .chinese:
      try RealBundle.tags.map { "json/\($0)/\(rawValue).json" }
    case .regions, .index, .years: [example]
    }
  }

  /// The type that holds a file of this kind.
  var type: any BundleFile.Type {
    switch self {
    case .locale: LocaleFile.self
    case .gregorian, .buddhist, .chinese: CalendarFile.self
    case .regions: RegionsFile.self
    case .years: YearTableFile.self
    case .index: IndexFile.self
    }
  }
}
