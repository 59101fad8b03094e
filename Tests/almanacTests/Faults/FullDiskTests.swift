import AlmanacTestSupport
import Foundation
import Testing

/// A disk that becomes full at any point of a run.
///
/// The run exits with 74 and loses nothing. When there is room again, the next run continues.
@Suite(
  .enabled(if: SlowTests.areAsked, "\(SlowTests.reason)"), .enabled(if: Mount.prefix != nil, Mount.reason))
struct FullDiskTests {
  private let tool: Tool
  private let inputs: [SampleInput]

  init() throws {
    tool = try Tool()
    inputs = try SampleInput.pair(in: tool)
    try tool.write("", to: "Output/placeholder")
  }

  /// The phase of a run in which the disk became full, or `finished` if the run finished.
  enum End: Hashable {
    case staging, interim, commit, finished
  }

  // A tmpfs has one limit for pages of 4 KB and one for inodes. The interim manifest is the last file that needs space:
  // after it, the commit only moves staged files and folders.
  @Test("loses nothing on a full disk of any size", arguments: [("size", 4096), ("nr_inodes", 1)])
  func sizes(option: String, step: Int) throws {
    var seen: Set<End> = []
    var count = 50
    // The count grows by 12 until a run finishes. Then the 11 counts below the last count are tried.
    while try attempt(option, count * step, &seen) != .finished {
      count += 12
      try #require(count < 10_000, "No run finished.")
    }
    for less in 1..<12 { _ = try attempt(option, (count - less) * step, &seen) }
    #expect(seen.isSuperset(of: [.staging, .interim]), "\(seen)")
  }

  /// Writes the second bundle over the first on a disk with the limit `size`, and again after the limit is raised.
  ///
  /// `option` is the option of `mount` that sets the limit: `size` in bytes, or `nr_inodes` in inodes.
  /// Returns how the first of these two runs ended.
  private func attempt(_ option: String, _ size: Int, _ seen: inout Set<End>) throws -> End {
    try tool.shell("rm -rf after completed; mkdir after completed").require()
    let outcome = try tool.mounting(
      """
      mount -t tmpfs -o \(option)=\(size) none Output && cp -r fresh-a/. Output || exit 99
      $almanac \(inputs[1].arguments.joined(separator: " ")); echo $?
      cp -r Output/. after
      mount -o remount,\(option)=100000000 Output && $almanac \(inputs[1].arguments.joined(separator: " ")); echo $?
      cp -r Output/. completed
      """)
    // The shell script exits with 99 if the disk is too small for a copy of the first bundle.
    guard outcome.status != 99 else { return .staging }
    let codes = outcome.stdout.split(separator: "\n")
    try #require(codes.count == 2, "\(outcome.stderr)")
    #expect(codes[1] == "0", "\(size): \(outcome.stderr)")
    #expect(try tool.files(in: "completed") == inputs[1].bundle, "\(size)")
    guard codes[0] != "0" else { return .finished }
    #expect(codes[0] == "74", "\(size)")
    let end = try expectNothingLost(outcome.stderr, "\(option) \(size)")
    seen.insert(end)
    return end
  }

  private func expectNothingLost(_ message: String, _ trace: String) throws -> End {
    #expect(message.hasPrefix("almanac: error: Could not "), "\(message)")
    #expect(message.contains(" 'Output/"), "\(message)")
    let end = ": No space left on device. Fix this and run the command again.\n"
    #expect(!tool.exists("after/.almanac-staging"), "\(trace)")
    guard let interim = tool.interimManifest(of: "after") else {
      #expect(message.hasSuffix(end), "\(message)")
      #expect(try tool.files(in: "after") == inputs[0].bundle, "\(trace)")
      return message.contains("interim-manifest") ? .interim : .staging
    }
    let line = "The bundle in 'Output' has old and new files. Run the same command again to complete it."
    #expect(message.hasSuffix("\(end)almanac: error: \(line)\n"), "\(message)")
    // The old files are complete, and beside them are as many new files as fit on the disk.
    let after = try tool.files(in: "after")
    let new = inputs[1].bundle.filter { after[$0.key] != nil }
    let files = new.merging(inputs[0].bundle) { $1 }.merging(["manifest.json": interim]) { $1 }
    #expect(after == files, "\(trace)")
    return .commit
  }
}

extension Tool.Outcome {
  fileprivate func require() throws { try #require(status == 0, "\(stderr)") }
}
