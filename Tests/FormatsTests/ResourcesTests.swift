import AlmanacTestSupport
import CAlmanacResources
import Foundation
import Testing

/// The files that are compiled into Almanac.
@Suite struct ResourcesTests {
  private static func bytes(_ resource: AlmanacResource) -> [UInt8] {
    Array(UnsafeBufferPointer(start: resource.bytes, count: resource.count))
  }

  @Test(
    "are all the files of their folder, each under its own name",
    arguments: [
      ("web", "", almanac_web_file_count(), almanac_web_file),
      ("preview", "", almanac_preview_file_count(), almanac_preview_file),
      ("pickers", ".json", almanac_picker_count(), almanac_picker),
    ] as [(String, String, Int, @Sendable (Int) -> AlmanacNamedResource)])
  func folder(name: String, ending: String, count: Int, file: @Sendable (Int) -> AlmanacNamedResource) throws
  {
    let files = (0..<count).map(file)
    let names = files.map { String(cString: $0.name) + ending }
    let folder = Repository.folder.appending(path: "Sources/Resources/\(name)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
    #expect(names.sorted() == paths.sorted())
    for (name, file) in zip(names, files) {
      let isSame = try Self.bytes(file.content) == Array(Data(contentsOf: folder.appending(path: name)))
      #expect(isSame, "\(name)")
    }
  }

  // If the bytes were an argument, the tests would take seconds to describe them.
  @Test("are the catalogue, its reviewers and the errata")
  func files() throws {
    for (name, resource) in [
      ("Almanac.xcstrings", almanac_string_catalog()), ("reviewers.json", almanac_reviewers()),
      ("errata.json", almanac_errata()),
    ] {
      let isSame = try Self.bytes(resource) == Repository.bytes(of: "Sources/Resources/\(name)")
      #expect(isSame, "\(name)")
    }
  }

  @Test("are the schemas; the calendars with a table of years share one")
  func schemas() throws {
    let folder = Repository.folder.appending(path: "Sources/Resources/schema")
    var rest = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    for file in (0..<almanac_schema_count()).map(almanac_schema) {
      let name = String(cString: file.name).replacing(/.*-years/, with: "years")
      let isSame = try Self.bytes(file.content) == Array(Data(contentsOf: folder.appending(path: name)))
      #expect(isSame, "\(name)")
      rest.remove(name)
    }
    #expect(rest == [])
  }
}
