import AlmanacOutputFiles
import Testing

@Suite("An error of the output files")
struct OutputFilesErrorTests {
  @Test(
    "names the path, the reason, and what to do",
    arguments: [
      (
        OutputFilesError.noFolder(path: "out/x", reason: "Not a directory"),
        ["'out/x'", "Not a directory", "--output"]
      ),
      (.foreign(path: "fr/days.json"), ["'Output/fr/days.json'", "did not write it", "Move it"]),
      (
        .failed(FileStoreError(operation: "write", path: "fr/days.json", reason: "No space left on device")),
        ["write 'Output/fr/days.json'", "No space left on device", "run again"]
      ),
      (.locked(path: "out"), ["'out'", "Another run", "run again"]),
      (
        .badJournal(path: ".almanac-staging/journal"),
        ["'Output/.almanac-staging/journal'", "Remove", "run again"]
      ),
      (
        .foreignJournal(path: ".almanac-staging/journal", replacing: "notes.txt"),
        ["'Output/.almanac-staging/journal'", "'Output/notes.txt'", "did not write", "Remove", "run again"]
      ),
    ])
  func description(error: OutputFilesError, parts: [String]) {
    for part in parts { #expect(error.description(in: "Output").contains(part)) }
    #expect(error.description(in: "Output").hasSuffix("."))
  }
}
