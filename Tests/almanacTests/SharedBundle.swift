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

  /// Writes these files, and the bundle that the command makes from them in a folder without other files.
  func add(inputs: [String: String], _ options: [String] = []) throws {
    for (path, data) in try Self.files(of: SharedBundle(inputs: inputs, options: options)) {
      try write(data, to: path)
    }
  }

  private struct SharedBundle: Hashable {
    let inputs: [String: String]
    let options: [String]
  }

  private static let shared = Mutex<[SharedBundle: [String: Data]]>([:])

  private static func files(of bundle: SharedBundle) throws -> [String: Data] {
    if let files = shared.withLock({ $0[bundle] }) { return files }
    let tool = try Tool(files: bundle.inputs)
    let outcome = try tool.run(["--quiet"] + bundle.options)
    try #require(outcome.status == 0, "\(outcome.stderr)")
    let files = try tool.files(in: ".").filter { ![stdout, stderr].contains($0.key) }
    shared.withLock { $0[bundle] = files }
    return files
  }
}
