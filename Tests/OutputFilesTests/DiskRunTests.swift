import AlmanacBundle
import AlmanacKit
import Foundation
import Testing

@testable import AlmanacOutputFiles

@Suite("A run on the disk")
struct DiskRunTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
    try temporary.write("output/notes.txt", "mine")
    try temporary.write("elsewhere/days.json", "mine")
  }

  @Test("leaves exactly its bundle in the folder, after any earlier run")
  func runs() throws {
    for run in [BundleRun.older, .newer, .newer, .newerWithOtherTexts, .longer, .shorter] {
      try write(run)
      try expectFinished(run)
    }
    #expect(try names("output") == ["fr", "manifest", "notes.txt", "years.json"])
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
    let staging = Staging(OutputFolder(store: folder, ownership: Ownership(of: [:])))
    let staged = try await withThrowingTaskGroup(of: StagedFile.self) { group in
      for path in files { group.addTask { try staging.stage(path, path) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let manifest = try staging.stage("manifest", "manifest")
    #expect(try staging.commit(staged, manifest: manifest).created == 201)
    let expected = Dictionary(uniqueKeysWithValues: (files + ["manifest"]).map { ($0, $0) })
    #expect(try temporary.texts(below: "output") == expected.merging(["notes.txt": "mine"]) { $1 })
  }

  @Test("is repaired if it was killed while files had both their staged and their final name")
  func twoNames() throws {
    let staged = "output/.almanac-staging"
    for (path, text) in BundleRun.newer.texts { try temporary.write("\(staged)/files/\(path)", text) }
    let texts = BundleRun.newer.texts
    let paths = BundleRun.newer.files.keys.sorted() + [BundleRun.manifestPath]
    let steps = paths.map { Journal.Step.create($0, Journal.Content(FileDigest(of: texts[$0] ?? ""))) }
    let manifest = FileDigest(of: texts[BundleRun.manifestPath] ?? "").sha256
    let journal = Journal(base: nil, manifest: manifest, steps: steps)
    try temporary.write("\(staged)/journal", String(decoding: journal.bytes, as: UTF8.self))
    try temporary.hardLink("output/years.json", to: "\(staged)/files/years.json")
    try temporary.makeFolder("output/zh/cn")
    try temporary.hardLink("output/zh/cn/days.json", to: "\(staged)/files/zh/cn/days.json")
    try write(.newer)
    try expectFinished(.newer)
    #expect(try names("output") == ["fr", "manifest", "notes.txt", "years.json", "zh"])
  }

  @Test("discards files and links that were staged without a journal")
  func unlinkedLeftovers() throws {
    try temporary.write("output/.almanac-staging/files/fr/days.json", "half")
    try temporary.write("output/.almanac-staging/journal-draft", "create fr/da")
    try temporary.link("output/.almanac-staging/link", to: "elsewhere")
    try temporary.link("output/.almanac-staging/files/fr/link", to: "elsewhere/days.json")
    try write(.newer)
    try expectFinished(.newer)
    #expect(try temporary.texts(below: "elsewhere") == ["days.json": "mine"])
  }

  // The file systems of a Mac refuse names that are not UTF-8.
  #if os(Linux)
    @Test("discards staged files and folders whose names are not UTF-8", arguments: [false, true])
    func unreadableNames(hasJournal: Bool) throws {
      let staged = "output/.almanac-staging"
      try temporary.write("\(staged)/files/unreadable-0", "text")
      if hasJournal {
        let zeros = String(repeating: "0", count: 64)
        let journal = Journal(base: nil, manifest: zeros, steps: [])
        try temporary.write("\(staged)/journal", String(decoding: journal.bytes, as: UTF8.self))
      }
      for folder in [staged, "\(staged)/files"] {
        let path = Array(temporary.path(folder).utf8.map(CChar.init(bitPattern:)))
        // "äb" in Latin-1, only the first byte of a UTF-8 sequence, and a byte that UTF-8 never contains.
        for name: [UInt8] in [[0x2F, 0xE4, 0x62], [0x2F, 0xC3], [0x2F, 0xFF]] {
          let bytes = path + name.map(CChar.init(bitPattern:)) + [0]
          #expect(mkdir(bytes, 0o777) == 0)
          #expect(close(creat(bytes.dropLast() + [0x2F, -1, 0], 0o666)) == 0)
        }
      }
      try write(.newer)
      try expectFinished(.newer)
      #expect(try names("output") == ["fr", "manifest", "notes.txt", "years.json", "zh"])
    }
  #endif

  @Test(
    "never writes through a link",
    arguments: [
      ("years.json", "elsewhere/days.json"), ("fr", "elsewhere"), (".almanac-staging", "elsewhere"),
    ])
  func link(name: String, target: String) throws {
    try temporary.write("elsewhere/files/notes.txt", "mine")
    try temporary.link("output/\(name)", to: target)
    #expect(throws: OutputFilesError.self) { try write(.newer) }
    #expect(
      try temporary.texts(below: "elsewhere") == ["days.json": "mine", "files/notes.txt": "mine"])
    #expect(try names("output") == [name, "notes.txt"].sorted())
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

  private func write(_ run: BundleRun) throws {
    try run.write(to: DiskFolder(path: temporary.path("output"), access: .writing))
  }

  private func expectFinished(_ run: BundleRun, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let expected = run.texts.merging(["notes.txt": "mine"]) { $1 }
    #expect(try temporary.texts(below: "output") == expected, sourceLocation: sourceLocation)
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: temporary.path(folder)).sorted()
  }
}
