import Foundation
import Testing

/// What a build takes from others, and with which rights.
@Suite struct SupplyChainTests {
  /// The lines of the scripts in `.ci`, each with its script's name.
  private static var lines: [(script: String, line: String)] {
    get throws {
      let folder = Repository.folder.appending(path: ".ci")
      var lines: [(script: String, line: String)] = []
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let script = folder.appending(path: name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: script.path, isDirectory: &isFolder), !isFolder.boolValue
        else { continue }
        let text = try String(contentsOf: script, encoding: .utf8)
        lines += text.components(separatedBy: "\n").map { (name, $0) }
      }
      return lines
    }
  }

  @Test("installs Python packages by their hashes only")
  func pip() throws {
    let installing = try Self.lines.filter { $0.line.contains("pip\" ") && $0.line.contains(" install") }
    #expect(installing.count >= 3)
    for (script, line) in installing { #expect(line.contains(" --require-hashes "), "\(script): \(line)") }
  }

  @Test("never asks for more rights, and only prints the command that needs them")
  func rights() throws {
    for (script, line) in try Self.lines where line.contains("sudo") {
      #expect(line.contains("echo "), "\(script): \(line)")
    }
  }

  // A library that pins its dependencies excludes every app with another version of them.
  @Test("leaves the versions of dependencies to the package that uses it")
  func versions() throws {
    let package = try String(contentsOf: Repository.folder.appending(path: "Package.swift"), encoding: .utf8)
    let dependencies = package.split(separator: "\n").filter { $0.contains(".package(url:") }
    #expect(!dependencies.isEmpty && dependencies.allSatisfy { $0.contains(", from: ") })
    let ignored = try String(contentsOf: Repository.folder.appending(path: ".gitignore"), encoding: .utf8)
    #expect(ignored.split(separator: "\n").contains("Package.resolved"))
  }

  // A tag of an action can be moved to other code. A commit cannot, and the SHA-256 says which archive runs.
  @Test("pins the action and the archive in the workflows for users")
  func workflow() throws {
    let folder = Repository.folder.appending(path: "Sources/AlmanacKit/AlmanacKit.docc")
    let article = try String(contentsOf: folder.appending(path: "CI.md"), encoding: .utf8)
    for text in [try Repository.readme, article] {
      let used = text.matches(
        of: #/OWNER\/almanac\/.github\/actions\/check@(\w+)\n(.*\n)+?.*sha256: SHA256\n/#)
      #expect(used.count == 1 && used.allSatisfy { $0.1 == "COMMIT" })
    }
  }
}
