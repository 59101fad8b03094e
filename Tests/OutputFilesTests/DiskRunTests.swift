import AlmanacOutputFiles
import Foundation
import Testing

@Suite("A run on the disk")
struct DiskRunTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
    try temporary.write("output/notes.txt", "mine")
    try temporary.write("elsewhere/days.json", "mine")
  }

  @Test("makes the folder the bundle, one run after the other")
  func runs() throws {
    for run in [BundleRun.older, .newer, .newer, .newerWithOtherTexts, .longer, .shorter] {
      try write(run)
      try expectFinished(run)
    }
    #expect(try names("output") == ["fr", "manifest", "notes.txt", "years.json"])
  }

  @Test("does not touch the files that stay as they are")
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

  @Test("stages from several threads")
  func threads() async throws {
    let files = (1...200).map { "folder\($0 % 7)/sub\($0 % 3)/file\($0)" }
    let folder = try DiskFolder(path: temporary.path("output"), access: .writing)
    let staging = Staging(OutputFolder(store: folder, owned: []))
    let staged = try await withThrowingTaskGroup(of: StagedFile.self) { group in
      for path in files { group.addTask { try staging.stage(path, Array(path.utf8)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(try staging.commit(staged).created == 200)
    let expected = Dictionary(uniqueKeysWithValues: files.map { ($0, $0) })
    #expect(try temporary.texts(below: "output") == expected.merging(["notes.txt": "mine"]) { $1 })
  }

  @Test("is repaired if it was killed while files had two names: the staged one and their own")
  func twoNames() throws {
    let staged = "output/.almanac-staging"
    for (path, text) in BundleRun.newer.texts { try temporary.write("\(staged)/files/\(path)", text) }
    let paths = BundleRun.newer.files.keys.sorted() + [BundleRun.manifestPath]
    try temporary.write("\(staged)/journal", paths.map { "create \($0)\n" }.joined())
    try temporary.hardLink("output/years.json", to: "\(staged)/files/years.json")
    try temporary.makeFolder("output/zh/cn")
    try temporary.hardLink("output/zh/cn/days.json", to: "\(staged)/files/zh/cn/days.json")
    try write(.newer)
    try expectFinished(.newer)
    #expect(try names("output") == ["fr", "manifest", "notes.txt", "years.json", "zh"])
  }

  @Test("discards files that were staged without a journal, links among them")
  func unlinkedLeftovers() throws {
    try temporary.write("output/.almanac-staging/files/fr/days.json", "half")
    try temporary.write("output/.almanac-staging/journal-draft", "create fr/da")
    try temporary.link("output/.almanac-staging/link", to: "elsewhere")
    try temporary.link("output/.almanac-staging/files/fr/link", to: "elsewhere/days.json")
    try write(.newer)
    try expectFinished(.newer)
    #expect(try temporary.texts(below: "elsewhere") == ["days.json": "mine"])
  }

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

  @Test("deletes nothing behind a link that took the place of an owned folder")
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
