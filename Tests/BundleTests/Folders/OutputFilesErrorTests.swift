import AlmanacBundle
import Testing

@Suite("An error of the output files")
struct OutputFilesErrorTests {
  @Test(
    "names the path, the reason and a remedy",
    arguments: [
      (
        OutputFilesError.noFolder(path: "out/x", reason: "Not a directory"),
        ["'out/x'", "Not a directory", "--output"]
      ),
      (
        .fileTooLarge(path: "Output/x.json", size: 16_000_001, limit: 16_000_000),
        ["'Output/x.json'", "16000001 bytes", "the limit is 16000000", "Use fewer"]
      ),
      (
        .bundleTooLarge(path: "Output", size: 1_000_000_001, limit: 1_000_000_000),
        ["'Output'", "1000000001 bytes", "the limit is 1000000000", "Use fewer"]
      ),
    ])
  func description(error: OutputFilesError, parts: [String]) {
    for part in parts { #expect(error.description.contains(part)) }
    #expect(error.description.hasSuffix("."))
  }
}
