import AlmanacTestSupport
import Foundation
import Testing

/// The files of a folder that is prepared once, and that each test of a suite copies.
///
/// A copy of a bundle takes a few milliseconds, and a run that writes it takes a hundred times as long.
struct CopiedFolder: Sendable {
  private let files: Result<[String: Data], any Error>

  /// Prepares the folder, for example by a run of the command.
  init(_ prepare: (Tool) throws -> Void) {
    files = Result {
      let tool = try Tool()
      try prepare(tool)
      return try tool.files(in: ".").filter { ![Tool.stdout, Tool.stderr].contains($0.key) }
    }
  }

  /// A new folder with the same files.
  func tool() throws -> Tool {
    let tool = try Tool()
    try copy(to: tool)
    return tool
  }

  /// Adds the files to a folder.
  func copy(to tool: Tool) throws {
    for (path, bytes) in try files.get() { try tool.write(bytes, to: path) }
  }
}

extension Tool {
  /// Writes a list of locales, and runs `generate` with some options; ends the test unless the run prints nothing.
  func generate(_ list: String, _ options: String...) throws {
    try generate(list, options)
  }

  func generate(_ list: String, _ options: [String]) throws {
    try write(list, to: "locales.txt")
    try #require(try run(["--quiet"] + options) == .success(""))
  }

  /// Changes the text of a file.
  func edit(_ path: String, _ change: (String) throws -> String) throws {
    try write(change(text(of: path)), to: path)
  }
}
