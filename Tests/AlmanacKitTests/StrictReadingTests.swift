import AlmanacEmitters
import AlmanacKit
import Foundation
import Testing

/// The program `Fuzz` compares the values of damaged files with those of Foundation's reader.
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
}

/// A kind of file of a bundle.
enum FileKind: String, CaseIterable, Sendable {
  case locale, gregorian, buddhist, chinese, regions, index
  case years = "chinese-years"

  /// The paths of all files of this kind in the bundle of this repository.
  func paths() throws -> [String] {
    switch self {
    case .locale, .gregorian, .buddhist, .chinese:
      try RealBundle.tags.map { "json/\($0)/\(rawValue).json" }
    case .regions, .index, .years: ["json/\(rawValue).json"]
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
