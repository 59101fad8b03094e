import AlmanacBundle
import AlmanacKit
import AlmanacOutputFiles
import AlmanacTestSupport
import Testing

/// Repairs with journals that may come from an untrusted source: which files a repair reads, and how it is stopped.
@Suite("A repair")
struct RepairTests {
  private static let journal = ".almanac-staging/journal"
  private static let paths = ["de/days.json", "fr/days.json"]

  /// A folder without a manifest, with two files, and with a journal that says that a killed run created both files.
  private static func store(_ texts: [String], sizes: [Int?]) -> InMemoryFileStore {
    let lines = zip(paths, sizes).map { path, size in
      "create \(FileDigest(of: "staged").sha256)\(size.map { ":\($0)" } ?? "") \(path)\n"
    }
    let head = "base none\nmanifest \(FileDigest(of: "manifest").sha256)\n"
    let files = Dictionary(uniqueKeysWithValues: zip(paths, texts))
    return InMemoryFileStore(FileTree(files.merging([journal: head + lines.joined()]) { $1 }))
  }

  @Test("does not read a file whose size differs from the size in the journal")
  func sizes() throws {
    let store = Self.store(["staged", "other"], sizes: [5, 6])
    try BundleRun.repair(store)
    #expect(Set(store.pathsRead).isDisjoint(with: Self.paths))
    #expect(store.tree.texts == ["de/days.json": "staged", "fr/days.json": "other"])
  }

  @Test("reads a file with the journal's size, or with any size if the journal has no sizes")
  func sameSize() throws {
    for size in [6, nil] {
      let store = Self.store(["staged", "other!"], sizes: [size, size])
      try BundleRun.repair(store)
      #expect(Set(store.pathsRead).isSuperset(of: Self.paths))
      // The killed run had written files with the text "staged". The repair removes only a file with this text.
      #expect(store.tree.texts == ["fr/days.json": "other!"])
    }
  }

  @Test("does not read a file that is larger than any file of a bundle", arguments: [16_000_001, nil])
  func largeFile(size: Int?) throws {
    let store = Self.store([String(repeating: "x", count: 16_000_001), "other"], sizes: [size, size])
    try BundleRun.repair(store)
    #expect(Set(store.pathsRead).isDisjoint(with: Self.paths.prefix(1)))
  }

  @Test("that is stopped at any time is finished by the next run", arguments: Start.allCases)
  func stopped(start: Start) throws {
    for killed in try BundleRun.newer.killed(on: start.tree) where killed.tree.isJournalLeft {
      var operations = 0
      while true {
        let store = InMemoryFileStore(killed.tree)
        let isFinished = try isRepaired(store, after: operations)
        try BundleRun.newer.write(to: store)
        #expect(store.tree == BundleRun.newer.finishedTree, "\(killed), stopped after \(operations)")
        if isFinished { break }
        operations += 1
      }
    }
  }

  @Test("that is stopped at once changes nothing and reports that it was stopped")
  func stoppedAtOnce() throws {
    for sizes in [[6, 6], [nil, nil]] {
      let store = Self.store(["staged", "staged"], sizes: sizes)
      let tree = store.tree
      #expect(throws: OutputFilesError.stopped) { try BundleRun.repair(store) { true } }
      #expect(store.tree == tree)
      #expect(Set(store.pathsRead).isDisjoint(with: Self.paths))
    }
  }

  /// Starts a repair, stops it after a number of operations, and returns whether it was finished by then.
  private func isRepaired(_ store: InMemoryFileStore, after operations: Int) throws -> Bool {
    do throws(OutputFilesError) {
      try BundleRun.repair(store) { store.operations > operations }
      return true
    } catch .stopped {
      return false
    }
  }
}
