import AlmanacComparison
import Testing

@testable import almanac

/// The lines of a report in which the changes are grouped by cause.
@Suite struct CauseLineTests {
  private func lines(_ changes: [Change], limit: Int = Report.screen) -> [String] {
    let groups = ChangeGroups(of: changes, BundleIndex(reading: nil)).groups
    return CauseReport(groups, limit: limit, wording: .change).lines
  }

  @Test("say why the lines of a file differ", arguments: [true, false])
  func files(isEdited: Bool) throws {
    let line = try #require(LineDifference(from: Array("a\n".utf8), to: Array("b\n".utf8)))
    let change = Change(file: "strings/de.lproj/Picker.strings", line, isEdited: isEdited)
    let cause =
      isEdited ? "not what the bundle's JSON gives" : "files of two Almanac versions, compared by lines"
    #expect(lines([change]) == [#"strings de: \#(cause), 1 value: de.lproj/Picker.strings: "a" → "b""#])
  }
}
