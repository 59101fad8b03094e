import AlmanacKit
import AlmanacRecord
import Foundation
import Testing

@testable import AlmanacBundle

@Suite("A run on the disk")
struct DiskRunTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
    try temporary.write("output/notes.txt", "mine")
    try temporary.write("elsewhere/days.json", "mine")
  }

  @Test("does not touch files that do not change")
  func unchanged() throws {
    try write(.older)
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    for path in ["fr/plurals.json", "fr/days.json", "notes.txt"] {
      try temporary.setModificationDate("output/\(path)", past)
    }
    try write(.newer)
    #expect(try temporary.modificationDate("output/fr/plurals.json") == past)
    #expect(try temporary.modificationDate("output/notes.txt") == past)
    #expect(try temporary.modificationDate("output/fr/days.json") != past)
  }

  @Test("stages files from several threads")
  func threads() async throws {
    let files = (1...200).map { "folder\($0 % 7)/sub\($0 % 3)/file\($0)" }
    let folder = try DiskFolder(path: temporary.path("output"), access: .writing)
    let staging = try Staging(OutputFolder(store: folder, ownership: Ownership(of: [:])))
    let staged = try await withThrowingTaskGroup(of: StagedFile.self) { group in
      for path in files { group.addTask { try staging.stage(path, path) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let manifest = try staging.stage("manifest", "manifest")
    #expect(try BundleRun.commit([staged], manifest: manifest, in: [staging])[0].created == 201)
    let expected = Dictionary(uniqueKeysWithValues: (files + ["manifest"]).map { ($0, $0) })
    #expect(try temporary.texts(below: "output") == expected.merging(["notes.txt": "mine"]) { $1 })
  }

  @Test("does not begin if the staging folder has a link, and deletes nothing through the link")
  func stagedLink() throws {
    try temporary.makeFolder("output/.almanac-staging")
    try temporary.link("output/.almanac-staging/files", to: "elsewhere")
    #expect(throws: OutputFilesError.foreign(path: temporary.path("output/.almanac-staging"))) {
      try write(.newer)
    }
    #expect(try temporary.texts(below: "elsewhere") == ["days.json": "mine"])
    #expect(try names("output") == [".almanac-staging", "notes.txt"])
  }

  // The file systems of a Mac refuse names that are not UTF-8.
  #if os(Linux)
    @Test("does not begin if the staging folder has a file whose name is not UTF-8")
    func unreadableName() throws {
      try temporary.makeFolder("output/.almanac-staging")
      let path = temporary.path("output/.almanac-staging").utf8.map(CChar.init(bitPattern:))
      // "äb" in Latin-1.
      let name = [0x2F, 0xE4, 0x62, 0].map(CChar.init(bitPattern:))
      #expect(close(creat(path + name, 0o666)) == 0)
      #expect(throws: OutputFilesError.foreign(path: temporary.path("output/.almanac-staging"))) {
        try write(.newer)
      }
    }
  #endif

  @Test(
    "keeps a link that appears in place of a file or folder after the run compared the files",
    arguments: [
      ("fr/days.json", "elsewhere/days.json"), ("fr", "elsewhere"), ("zh", "elsewhere"),
    ])
  func lateLink(link: String, target: String) throws {
    try write(.older)
    let folder = try DiskFolder(path: temporary.path("output"), access: .writing)
    let commit = try BundleRun.newer.prepared(in: folder)
    // The older run has no folder `zh`.
    if link != "zh" { try temporary.remove("output/\(link)") }
    try temporary.link("output/\(link)", to: target)
    let error = OutputFilesError.foreign(path: temporary.path("output/\(link)"))
    #expect(throws: OutputFilesError.unfinished(error, bundle: temporary.path("output"))) {
      try commit.run { [] }
    }
    #expect(try temporary.texts(below: "elsewhere") == ["days.json": "mine"])
    let kept = try FileManager.default.destinationOfSymbolicLink(atPath: temporary.path("output/\(link)"))
    #expect(kept == temporary.path(target))
  }

  @Test("names the folder with the manifest if a file appears late in another folder")
  func lateFile() throws {
    let folders = try ["output", "web"].map { try DiskFolder(path: temporary.path($0), access: .writing) }
    let stagings = try BundleRun.stagings(in: folders)
    let files = try zip(stagings, ["a.json", "b.json"]).map { [try $0.stage($1, "text")] }
    let manifest = try stagings[0].stage(BundleRun.manifestPath, "")
    let commit = try Commit(files, manifest: manifest, in: stagings)
    try temporary.write("web/b.json", "mine")
    let error = OutputFilesError.foreign(path: temporary.path("web/b.json"))
    #expect(throws: OutputFilesError.unfinished(error, bundle: temporary.path("output"))) {
      try commit.run { [] }
    }
    #expect(try temporary.text("web/b.json") == "mine")
  }

  @Test("deletes nothing through a link that replaced an owned folder")
  func linkedFolder() throws {
    try write(.older)
    try temporary.remove("output/de")
    try temporary.link("output/de", to: "elsewhere")
    try write(.newer)
    #expect(try temporary.texts(below: "elsewhere") == ["days.json": "mine"])
    #expect(try names("output") == ["de", "fr", "manifest", "notes.txt", "years.json", "zh"])
  }

  // The interrupted run may have deleted the file, and then its folder would be left over.
  @Test("removes no empty folder through a link that replaced an interrupted run's folder")
  func linkedEmptyFolder() throws {
    try temporary.makeFolder("elsewhere/empty")
    try temporary.link("output/de", to: "elsewhere")
    let line = "de/empty/days.json 4 \(FileDigest(of: "mine").sha256)"
    try temporary.write("output/manifest", "interrupted\n\(line)\n")
    try write(.newer)
    #expect(try temporary.paths().contains("elsewhere/empty"))
  }

  private func write(_ run: BundleRun) throws {
    try run.write(to: DiskFolder(path: temporary.path("output"), access: .writing))
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: temporary.path(folder)).sorted()
  }
}
