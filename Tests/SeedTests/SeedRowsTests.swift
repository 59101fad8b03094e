import AlmanacKit
import Foundation
import Testing

/// The expected texts of the five pickers as JSON files, for the browser test of `almanac preview`.
///
/// The browser test compares the texts on the page with these files.
@Suite struct SeedRowsTests {
  private static let folder = ProcessInfo.processInfo.environment["ALMANAC_SEED_ROWS"]

  @Test(
    "writes the expected texts of each picker to the folder that ALMANAC_SEED_ROWS names",
    .enabled(if: folder != nil, "Needs a folder in ALMANAC_SEED_ROWS: run .ci/preview"))
  func rows() throws {
    let folder = URL(filePath: try #require(Self.folder), directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(RangePickerRow.all, to: folder.appending(path: "range-picker.json"))
    try write(MultiDatePickerRow.all, to: folder.appending(path: "multi-date-picker.json"))
    try write(WheelPickerRow.all, to: folder.appending(path: "wheel-picker.json"))
    try write(CalendarPageRow.all, to: folder.appending(path: "calendar-view.json"))
    try write(DateFieldRow.all, to: folder.appending(path: "date-field.json"))
  }

  private func write<Row: SeedRow>(_ rows: [Row], to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = try rows.map { Entry(locale: try OutputBundle.locale($0.tag).tag, row: $0) }
    try (encoder.encode(entries) + Data("\n".utf8)).write(to: file)
  }
}

/// The expected texts of a picker in one language.
private protocol SeedRow: Encodable {
  /// The tag that the device reports, such as `th_TH`.
  var tag: String { get }
}

extension RangePickerRow: SeedRow {}
extension MultiDatePickerRow: SeedRow {}
extension WheelPickerRow: SeedRow {}
extension CalendarPageRow: SeedRow {}
extension DateFieldRow: SeedRow {}

/// A row of expected texts, and the locale in which the page shows these texts.
private struct Entry<Row: SeedRow>: Encodable {
  let locale: String
  let row: Row
}
