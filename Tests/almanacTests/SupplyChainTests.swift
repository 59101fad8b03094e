import AlmanacTestSupport
import Foundation
import Testing

/// The downloads of a build, and the rights of its scripts and of CI.
@Suite struct SupplyChainTests {
  /// Each line of the scripts in `.ci`, `.release` and `Tests/Fixtures`, with the path of the script.
  private static var lines: [(script: String, line: String)] {
    get throws {
      var lines: [(script: String, line: String)] = []
      for folder in [".ci", ".release", "Tests/Fixtures"] {
        let path = Repository.folder.appending(path: folder).path
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
          // A folder has no contents.
          guard let bytes = FileManager.default.contents(atPath: "\(path)/\(name)") else { continue }
          let text = String(decoding: bytes, as: UTF8.self)
          lines += text.split(separator: "\n").map { ("\(folder)/\(name)", String($0)) }
        }
      }
      return lines
    }
  }

  @Test("include Python packages only with their hashes")
  func pip() throws {
    let installing = try Self.lines.filter { $0.line.contains("pip\" ") && $0.line.contains(" install") }
    #expect(installing.count >= 3)
    for (script, line) in installing { #expect(line.contains(" --require-hashes "), "\(script): \(line)") }
  }

  @Test("never request more rights, and only print a command that needs them")
  func rights() throws {
    for (script, line) in try Self.lines where line.contains("sudo") {
      #expect(line.contains("echo "), "\(script): \(line)")
    }
  }

  // If a library pins a dependency to one version, an app that needs another version cannot use the library.
  @Test("leave the versions of dependencies to the package that uses Almanac")
  func versions() throws {
    let package = try String(contentsOf: Repository.folder.appending(path: "Package.swift"), encoding: .utf8)
    let dependencies = package.split(separator: "\n").filter { $0.contains(".package(url:") }
    #expect(!dependencies.isEmpty && dependencies.allSatisfy { $0.contains(", from: ") })
    let ignored = try String(contentsOf: Repository.folder.appending(path: ".gitignore"), encoding: .utf8)
    #expect(ignored.split(separator: "\n").contains("Package.resolved"))
  }

  // The author of a pull request can change what CI runs.
  @Test("lets CI read the repository and do nothing else with it")
  func continuousIntegration() throws {
    let workflow = try String(
      contentsOf: Repository.folder.appending(path: ".github/workflows/ci.yml"), encoding: .utf8)
    #expect(workflow.contains("\npermissions:\n  contents: read\n"))
    #expect(!workflow.contains(": write") && !workflow.contains("pull_request_target"))
    #expect(!workflow.contains("secrets.") && workflow.contains("persist-credentials: false"))
  }

  // A tag of an action can be moved to other code, but a commit cannot. The SHA-256 identifies the archive that runs.
  @Test("pins the action and the archive in the workflow for users")
  func workflow() throws {
    let used = try Repository.article("CI").matches(
      of: #/OWNER\/almanac\/.github\/actions\/check@(\w+)\n(.*\n)+?.*sha256: SHA256\n/#)
    #expect(used.count == 1 && used.allSatisfy { $0.1 == "COMMIT" })
  }
}
