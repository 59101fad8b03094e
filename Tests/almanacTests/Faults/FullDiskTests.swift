import AlmanacTestSupport
import Foundation
import Testing

/// A disk that fills up, whatever the run is doing: exit 74, nothing is lost, and with room the next run goes on.
@Suite(.enabled(if: SlowTests.areAsked), .enabled(if: Mount.prefix != nil, Mount.reason))
struct FullDiskTests {
  private let tool: Tool
  private let inputs: [SampleInput]

  init() throws {
    tool = try Tool()
    inputs = try SampleInput.pair(in: tool)
    try tool.write("", to: "Output/placeholder")
  }

  /// Where a run was when the disk was full.
  enum End: Hashable {
    case staging, journal, commit, finished
  }

  /// What a disk can run out of, as an option of `mount`, in steps; and what a run may be doing then.
  struct Limit: Sendable, CustomTestStringConvertible {
    let option: String
    let step: Int
    let start: Int
    let ends: Set<End>
    var testDescription: String { option }
  }

  // A tmpfs counts pages of 4 KB and, apart, inodes: one a file, a folder and a further name of a file. So the
  // commit, which makes folders and names but needs no pages, fills the second kind only.
  @Test(
    "at any size",
    arguments: [
      Limit(option: "size", step: 4096, start: 50, ends: [.staging, .journal]),
      Limit(option: "nr_inodes", step: 1, start: 50, ends: [.staging, .journal, .commit]),
    ])
  func sizes(limit: Limit) throws {
    var seen: Set<End> = []
    var count = limit.start
    // In long steps to the first size that is enough, and then in short ones before it.
    while try attempt(limit.option, count * limit.step, &seen) != .finished { count += 12 }
    for less in 1..<12 { _ = try attempt(limit.option, (count - less) * limit.step, &seen) }
    #expect(seen.isSuperset(of: limit.ends), "\(seen)")
  }

  /// Writes the second bundle over the first on a disk of a size, then again with room.
  private func attempt(_ option: String, _ size: Int, _ seen: inout Set<End>) throws -> End {
    try tool.shell("rm -rf after repaired; mkdir after repaired").require()
    let outcome = try tool.mounting(
      """
      mount -t tmpfs -o \(option)=\(size) none Output && cp -r fresh-a/. Output || exit 99
      $almanac \(inputs[1].arguments.joined(separator: " ")); echo $?
      cp -r Output/. after
      mount -o remount,\(option)=100000000 Output && $almanac \(inputs[1].arguments.joined(separator: " ")); echo $?
      cp -r Output/. repaired
      """)
    // Not even the first bundle fits.
    guard outcome.status != 99 else { return .staging }
    let codes = outcome.stdout.split(separator: "\n")
    try #require(codes.count == 2, "\(outcome.stderr)")
    #expect(codes[1] == "0", "\(size): \(outcome.stderr)")
    #expect(try tool.files(in: "repaired") == inputs[1].bundle, "\(size)")
    guard codes[0] != "0" else { return .finished }
    #expect(codes[0] == "74", "\(size)")
    let end = try expectNothingLost(outcome.stderr, "\(option) \(size)")
    seen.insert(end)
    return end
  }

  private func expectNothingLost(_ message: String, _ trace: String) throws -> End {
    #expect(message.hasPrefix("almanac: error: Could not "), "\(message)")
    #expect(message.contains(" 'Output/"), "\(message)")
    #expect(
      message.hasSuffix(": No space left on device. Fix this and run the command again.\n"), "\(message)")
    guard tool.exists("after/.almanac-staging/journal") else {
      #expect(try tool.files(in: "after") == inputs[0].bundle, "\(trace)")
      #expect(!tool.exists("after/.almanac-staging"), "\(trace)")
      return message.contains("journal-draft") ? .journal : .staging
    }
    // The old bundle is whole, and beside it are as many new files as there was room for.
    let after = try tool.filesOutsideStaging(in: "after")
    let new = inputs[1].bundle.filter { after[$0.key] != nil }
    #expect(after == new.merging(inputs[0].bundle) { $1 }, "\(trace)")
    return .commit
  }
}

extension Tool.Outcome {
  fileprivate func require() throws { try #require(status == 0, "\(stderr)") }
}
