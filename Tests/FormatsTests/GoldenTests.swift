import AlmanacFormats
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// The bytes of each format, compared with files that a person has read.
///
/// With RECORD_GOLDEN=1 in the environment, the test writes the files and fails.
@Suite struct GoldenTests {
  @Test("writes the bytes that a person has approved", arguments: OutputFormat.allCases)
  func golden(format: OutputFormat) throws {
    let files = format.files(for: .sample, keys: keys, layout: .readable)
    #expect(!files.isEmpty)
    for file in files { try compare(file) }
  }

  private let keys = StringKeys(
    arguments: [
      "a11y.selectedRange": ["start", "end"], "a11y.hourValue": ["n"], "action.done": [], "app.own": [],
    ],
    plurals: ["a11y.hourValue"], core: ["action.done", "a11y.hourValue"],
    appNames: ["app.done": "action.done", "app.hours": "a11y.hourValue", "app.range": "a11y.selectedRange"])

  private func compare(_ file: EmittedFile) throws {
    let name = file.path.replacing("/", with: "~")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Fixture.write(Data(file.bytes), to: "Golden/\(name)", beside: #filePath)
      Issue.record("Recorded \(name). Read it, and run again without RECORD_GOLDEN.")
    }
    let expected = try Fixture.data("Golden/\(name)", beside: #filePath)
    #expect(file.text == String(decoding: expected, as: UTF8.self), "\(name)")
  }
}
