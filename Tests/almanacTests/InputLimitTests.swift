import Foundation
import Testing

/// The limits on a user's files, tested at each limit and just above it.
@Suite struct InputLimitTests {
  private let tool: Tool
  private static let options = ["--quiet", "--formats", "strings", "--calendars", "gregorian"]

  init() throws { tool = try Tool(files: ["locales.txt": "de\n"]) }

  /// A text, followed by spaces up to a size in bytes.
  private func padded(_ text: String, to size: Int) -> String {
    text + String(repeating: " ", count: size - text.utf8.count)
  }

  /// The error for a file that exceeds the limit of an option.
  private func tooLarge(_ option: String, _ megabytes: Int) -> String {
    """
    With this file, the input of \(option) is larger than \(megabytes) MB. Name a smaller file, or fewer files.
    """
  }

  private func refusal(_ stderr: String) -> Tool.Outcome {
    Tool.Outcome(status: 65, stdout: "", stderr: stderr + "\n")
  }

  @Test("accepts a list of a million bytes, and refuses one more byte")
  func list() throws {
    try tool.write(padded("de\n#", to: 1_000_000), to: "locales.txt")
    #expect(try tool.run(Self.options) == .success(""))
    try tool.write(padded("de\n#", to: 1_000_001), to: "locales.txt")
    #expect(try tool.run(Self.options) == refusal("locales.txt: error: \(tooLarge("--locales", 1))"))
  }

  @Test(
    "refuses a larger file, and names its option",
    arguments: [("--errata", 1), ("--config", 1), ("--keys", 1), ("--strings", 64)])
  func kinds(option: String, megabytes: Int) throws {
    try tool.shell("truncate -s \(megabytes)000001 large").expectSuccess()
    let error = tooLarge(option, megabytes)
    #expect(try tool.run("--quiet", option, "large") == refusal("large: error: \(error)"))
  }

  // The limits are 16 MB for a file and 1,000 MB for a bundle. A single String Catalog may have 64 MB.
  @Test("reads a bundle of more than 64 MB")
  func bundle() throws {
    let bundles = try TwoBundles()
    for file in ["de/locale", "de/gregorian", "de/buddhist", "fr/locale", "fr/gregorian"] {
      try bundles.tool.edit("New/json/\(file).json") { padded($0, to: 14_000_000) }
    }
    #expect(try bundles.tool.run("diff", "Old", "New").stdout == "No differences.\n")
  }

  @Test("prints a hundred errors of a list, and counts the others")
  func errors() throws {
    for (count, more) in [(100, nil), (101, "locales.txt: error: At least 1 more like these.")] {
      try tool.write(String(repeating: "x!\n", count: count), to: "locales.txt")
      let lines = try tool.run(Self.options).stderr.split(separator: "\n")
      #expect(lines.count == 100 + (more == nil ? 0 : 1))
      #expect(lines.dropFirst(100).map(String.init) == [more].compactMap(\.self))
    }
  }

  @Test("finds at most a thousand names that two keys would share, and prints 200 of the errors")
  func sameNames() throws {
    let keys = many(1001) { #""x.\#($0)":"action.done","x_\#($0)":"action.done""# }
    try tool.write("{\(keys)}", to: "keys.json")
    let outcome = try tool.run("--keys", "keys.json", "--formats", "android", "--default-locale", "de")
    let lines = outcome.stderr.split(separator: "\n")
    #expect(outcome.status == 65 && lines.count == 201)
    #expect(lines.last == "almanac: error: 800 more errors. Fix the errors above first.")
  }

  @Test("accepts String Catalogs of 64 million bytes together, and refuses one more byte")
  func catalogs() throws {
    try tool.write(padded(catalogue(""), to: 32_000_000), to: "half.xcstrings")
    try tool.write(padded(catalogue(""), to: 32_000_001), to: "more.xcstrings")
    let first = Self.options + ["--strings", "half.xcstrings", "--strings"]
    #expect(try tool.run(first + ["half.xcstrings"]) == .success(""))
    let error = tooLarge("--strings", 64)
    #expect(try tool.run(first + ["more.xcstrings"]) == refusal("more.xcstrings: error: \(error)"))
  }

  @Test("accepts a manifest of 16 MB, and refuses one more byte")
  func manifest() throws {
    try tool.add(inputs: ["locales.txt": "de\n"], Self.options)
    let manifest = try tool.text(of: "Output/manifest.json")
    try tool.write(padded(manifest, to: 16_000_000), to: "Output/manifest.json")
    #expect(try tool.run(Self.options) == .success(""))
    try tool.write(padded(manifest, to: 16_000_001), to: "Output/manifest.json")
    let outcome = try tool.run(Self.options)
    #expect(outcome.status == 65)
    #expect(outcome.stderr.hasPrefix("Output/manifest.json: error: This is not an Almanac manifest."))
  }
}
