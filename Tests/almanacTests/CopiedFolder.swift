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
      return try tool.files(in: ".")
    }
  }

  /// A folder with the JSON of a bundle for this repository's locales.
  static let repositoryLocales = CopiedFolder {
    try $0.generate(Repository.text(of: "locales.txt"), "--formats", "json")
  }

  /// The JSON files of the locales in the folder's bundle, by their paths, such as `de/locale.json`.
  func localeFiles() throws -> [String: Data] {
    let prefix = "Output/json/"
    let pairs = try files.get().filter { $0.key.hasPrefix(prefix) }
      .map { (String($0.key.dropFirst(prefix.count)), $0.value) }
    return Dictionary(uniqueKeysWithValues: pairs).filter { $0.key.contains("/") }
  }

  /// A new folder with the same files.
  func tool() throws -> Tool {
    let tool = try Tool()
    for (path, bytes) in try files.get() { try tool.write(bytes, to: path) }
    return tool
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

  /// The JSON object in a file.
  func object(_ path: String) throws -> [String: Any] {
    let bytes = try Data(contentsOf: folder.appending(path: path))
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }
}

extension TwoBundles {
  private static let folder = CopiedFolder {
    try $0.generate("de\nfr\n", "--formats", "json", "--years", "2020...2030", "--output", "Old")
    try $0.copy("Old", to: "New")
  }
  private static let germanFolder = CopiedFolder {
    let options = ["--formats", "json", "--calendars", "gregorian", "--output", "Old"]
    try $0.generate("de\nde-AT\nde-CH\nde-LI\n", options)
    try $0.copy("Old", to: "New")
  }

  /// The same bundles as those of `init()`, as copies.
  static func copied() throws -> TwoBundles { try TwoBundles(tool: folder.tool()) }

  /// Two equal bundles of four locales with German.
  static func germans() throws -> TwoBundles { try TwoBundles(tool: germanFolder.tool()) }

  private init(tool: Tool) { self.tool = tool }
}
