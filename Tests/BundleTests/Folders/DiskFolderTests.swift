import AlmanacBundle
import Foundation
import Testing

@Suite("A folder on the disk")
struct DiskFolderTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
    try temporary.makeFolder("output")
  }

  @Test(
    "is made for writing, together with its missing parent folders",
    arguments: ["x", "x/y/z", "x/y/", "output"])
  func makes(path: String) throws {
    let folder = try DiskFolder(path: temporary.path(path), access: .writing)
    try folder.create("file", Array("text".utf8))
    #expect(try temporary.text("\(path)/file") == "text")
  }

  @Test(
    "is removed with the parents made for it, except folders that existed before or are not empty",
    arguments: [
      (path: "x", other: nil), ("x/y/z", nil), ("x/y/", nil), ("x//y", nil), ("output/x/y", nil),
      ("output", nil), ("kept/y/z", "kept/mine"), ("kept/y", "kept/y/mine"),
    ])
  func removes(path: String, other: String?) throws {
    let folder = try DiskFolder(path: temporary.path(path), access: .writing)
    if let other { try temporary.write(other, "mine") }
    folder.removeIfMade()
    let kept = ["kept", "kept/y", other].compactMap(\.self).filter { other?.hasPrefix($0) ?? false }
    #expect(try temporary.paths() == kept + ["output"])
  }

  @Test("is not made for reading")
  func doesNotMake() throws {
    expectNoFolder(temporary.path("x"), .reading)
    #expect(try temporary.paths() == ["output"])
  }

  // The tests may run as root, and permissions do not stop root. So the test does not use permissions to make a folder
  // unusable. Instead, there is a file in the folder's path.
  @Test(
    "is refused at or below the path of a file, and with a long name, and leaves no parents behind",
    arguments: ["file", "file/x", "file/x/y", "x/y/" + String(repeating: "n", count: 300)],
    [DiskFolder.Access.reading, .writing])
  func refused(path: String, access: DiskFolder.Access) throws {
    try temporary.write("file", "text")
    expectNoFolder(temporary.path(path), access)
    #expect(try temporary.text("file") == "text")
    #expect(try temporary.paths() == ["file", "output"])
  }

  @Test("is refused in /proc, and if it is the root of the file system")
  func special() {
    for path in ["/proc/almanac", "/proc/almanac/x"] { expectNoFolder(path, .writing) }
    for path in ["/", "//", "/proc/.."] { expectNoFolder(path, .reading) }
  }

  @Test(
    "is locked for all other runs while a run writes to it, and for writers while a run reads it",
    arguments: [
      (DiskFolder.Access.writing, DiskFolder.Access.writing), (.writing, .reading), (.reading, .writing),
    ])
  func excludes(first: DiskFolder.Access, second: DiskFolder.Access) throws {
    let path = temporary.path("output")
    let holder = try DiskFolder(path: path, access: first)
    #expect(throws: OutputFilesError.locked(path: path)) { _ = try DiskFolder(path: path, access: second) }
    withExtendedLifetime(holder) {}
  }

  @Test("may be read by several runs at once, also while runs add a file that belongs to no bundle")
  func shares() throws {
    let path = temporary.path("output")
    try temporary.write("output/file", "text")
    let readers = try [.reading, .adding, .reading, .adding].map { try DiskFolder(path: path, access: $0) }
    for reader in readers { #expect(try reader.contents(of: "file") == Array("text".utf8)) }
  }

  @Test(
    "is locked without a lock file, and is unlocked when its holder is released",
    arguments: [DiskFolder.Access.reading, .writing], [DiskFolder.Access.reading, .writing])
  func unlocks(first: DiskFolder.Access, second: DiskFolder.Access) throws {
    let path = temporary.path("output")
    var holder: DiskFolder? = try DiskFolder(path: path, access: first)
    #expect(try holder?.names(in: ".") == [])
    holder = nil
    #expect(throws: Never.self) { _ = try DiskFolder(path: path, access: second) }
  }

  #if os(Linux)
    // Between fork and exec, a child process has a copy of the folder's descriptor. The test makes a copy with `dup`.
    @Test("is unlocked when its holder is released, even if a copy of its descriptor is open")
    func copiedDescriptor() throws {
      let path = temporary.path("output")
      var holder: DiskFolder? = try DiskFolder(path: path, access: .writing)
      let real = try #require(realpath(path, nil))
      defer { free(real) }
      let files = FileManager.default
      let descriptor = try files.contentsOfDirectory(atPath: "/proc/self/fd").first { name in
        let target = try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
        return target == String(cString: real)
      }
      let copy = dup(try #require(descriptor.flatMap(Int32.init)))
      defer { close(copy) }
      #expect(try holder?.names(in: ".") == [])
      holder = nil
      #expect(throws: Never.self) { _ = try DiskFolder(path: path, access: .writing) }
    }
  #endif

  @Test("does not list or read through a link")
  func link() throws {
    try temporary.write("elsewhere/file", "mine")
    try temporary.link("output/link", to: "elsewhere")
    try temporary.link("output/file", to: "elsewhere/file")
    let folder = try DiskFolder(path: temporary.path("output"), access: .reading)
    #expect(try folder.names(in: ".") == ["file", "link"])
    #expect(try folder.names(in: "link") == [])
    #expect(try folder.contents(of: "file") == nil)
  }

  @Test("stays the opened folder even if it is renamed and another folder gets its path")
  func holdsFolder() throws {
    let folder = try DiskFolder(path: temporary.path("output"), access: .writing)
    try temporary.rename("output", to: "renamed")
    try temporary.makeFolder("output")
    try folder.create("file", Array("text".utf8))
    #expect(try temporary.text("renamed/file") == "text")
    #expect(try temporary.texts(below: "output") == [:])
  }

  @Test("throws an error with the system's message if an operation fails")
  func reason() throws {
    let folder = try DiskFolder(path: temporary.path("output"), access: .writing)
    try folder.create("file", [])
    let path = temporary.path("output/file")
    let error = OutputFilesError.failed(operation: "create", path: path, reason: "File exists")
    #expect(throws: error) { try folder.create("file", []) }
  }

  // Linux and macOS refuse a name of more than 255 bytes with ENAMETOOLONG (POSIX).
  @Test("throws an error if a name is too long, instead of taking the file or the folder for missing")
  func longName() throws {
    let folder = try DiskFolder(path: temporary.path("output"), access: .writing)
    let name = String(repeating: "n", count: 256)
    let rows: [(operation: String, path: String, call: (String) throws -> Void)] = [
      ("inspect", name, { _ = try folder.kind(of: $0) }), ("list", name, { _ = try folder.names(in: $0) }),
      ("remove", name, folder.remove), ("remove the folder", name, folder.removeFolderIfEmpty),
      ("create the folder", name, folder.makeFolder), ("create the folder", "new/\(name)", folder.makeFolder),
    ]
    for row in rows {
      let error = OutputFilesError.failed(
        operation: row.operation, path: temporary.path("output/\(row.path)"), reason: "File name too long")
      #expect(throws: error) { try row.call(row.path) }
    }
  }

  private func expectNoFolder(
    _ path: String, _ access: DiskFolder.Access, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: OutputFilesError.self, sourceLocation: sourceLocation) {
      _ = try DiskFolder(path: path, access: access)
    }
    guard case .noFolder(path, _) = error else {
      Issue.record("The error is \(String(describing: error)).", sourceLocation: sourceLocation)
      return
    }
  }
}
