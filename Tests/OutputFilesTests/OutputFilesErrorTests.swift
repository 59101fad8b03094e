import AlmanacOutputFiles
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
      (.foreign(path: "Output/fr/days.json"), ["'Output/fr/days.json'", "did not write it", "Move it"]),
      (
        .failed(operation: "write", path: "Output/fr/days.json", reason: "No space left on device"),
        ["write 'Output/fr/days.json'", "No space left on device", "run the command again"]
      ),
      (
        .fileTooLarge(path: "Output/x.json", size: 16_000_001, limit: 16_000_000),
        ["'Output/x.json'", "16000001 bytes", "the limit is 16000000", "Use fewer"]
      ),
      (
        .bundleTooLarge(path: "Output", size: 1_000_000_001, limit: 1_000_000_000),
        ["'Output'", "1000000001 bytes", "the limit is 1000000000", "Use fewer"]
      ),
      (.locked(path: "out"), ["'out'", "Another run", "run the command again"]),
      (
        .unfinished(.foreign(path: "Output/fr/days.json"), bundle: "Output"),
        ["'Output/fr/days.json'", "did not write it"]
      ),
    ])
  func description(error: OutputFilesError, parts: [String]) {
    for part in parts { #expect(error.description.contains(part)) }
    #expect(error.description.hasSuffix("."))
  }
}
