import AlmanacKit

/// The bundle as Apple's `.strings` and `.stringsdict`, in one `.lproj` folder for each locale.
struct StringsFormat {
  /// The names of each text's placeholders in English's order, by string key.
  let arguments: [String: [String]]

  func files(for record: LocaleRecord) -> [EmittedFile] {
    guard !record.hasKeywords else { return [] }
    let folder = "strings/\(record.locale.locale).lproj"
    let tables = record.calendars.map { ($0.calendar.tableName, bytes(of: $0)) }
    let all = [("Picker", bytes(of: record.locale))] + tables
    // Readers take an empty file for a damaged one.
    let files = all.filter { !$0.1.isEmpty }.map { name, bytes in
      EmittedFile(path: "\(folder)/\(name).strings", bytes: bytes)
    }
    let plurals = PluralsFile(strings: record.locale.strings, arguments: arguments)
    guard let plurals else { return files }
    return files + [EmittedFile(path: "\(folder)/Picker.stringsdict", bytes: Array(plurals.text.utf8))]
  }

  private func bytes(of file: some Walkable) -> [UInt8] {
    var writer = StringsWriter(arguments: arguments)
    file.walk(&writer)
    return writer.bytes
  }
}

extension CalendarIdentifier {
  /// The name of the calendar's `.strings` table, as in `Gregorian`.
  fileprivate var tableName: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
