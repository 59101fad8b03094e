import Foundation
import Synchronization
import Testing

/// Bundles that the command makes only once, for all tests that begin with them.
extension Tool {
  /// Makes a folder with a list of locales, and with the bundle that the command makes from it.
  convenience init(locales: String, _ options: String...) throws {
    try self.init(inputs: ["locales.txt": locales], options)
  }

  /// Makes a folder with these files, and with the bundle that the command makes from them.
  convenience init(inputs: [String: String], _ options: [String] = []) throws {
    try self.init()
    try add(inputs: inputs, options)
  }

  /// Makes a folder with two equal bundles in JSON, `Old` and `New`.
  static func withOldAndNew(
    _ locales: String = "de\nfr\n", _ options: [String] = ["--years", "2020...2030"]
  ) throws -> Tool {
    let tool = try Tool(
      inputs: ["locales.txt": locales], ["--formats", "json", "--output", "Old"] + options)
    try tool.copy("Old", to: "New")
    return tool
  }

  /// Writes these files, and the bundle that the command makes from them in a folder without other files.
  func add(inputs: [String: String], _ options: [String] = []) throws {
    try Self.folder(of: SharedBundle(inputs: inputs, options: options)).copy(to: self)
  }

  private struct SharedBundle: Hashable {
    let inputs: [String: String]
    let options: [String]
  }

  private static let shared = Mutex<[SharedBundle: CopiedFolder]>([:])

  private static func folder(of bundle: SharedBundle) -> CopiedFolder {
    if let folder = shared.withLock({ $0[bundle] }) { return folder }
    let folder = CopiedFolder { tool in
      for (path, text) in bundle.inputs { try tool.write(text, to: path) }
      let outcome = try tool.run(["--quiet"] + bundle.options)
      try #require(outcome.status == 0, "\(outcome.stderr)")
    }
    shared.withLock { $0[bundle] = folder }
    return folder
  }
}
