import AlmanacKit

/// The bundle as Apple's `.strings` and `.stringsdict`, in one `.lproj` folder for each locale.
struct StringsFormat {
  /// The names of each text's placeholders in English's order, by string key.
  let arguments: [String: [String]]

  func files(for record: LocaleRecord) -> [EmittedFile] {
    guard !record.hasKeywords else { return [] }
    let folder = "strings/\(record.locale.locale).lproj"
    let tables = record.calendars.map { ($0.calendar.tableName, lines(of: $0)) }
    let all = [("Picker", lines(of: record.locale))] + tables
    let files = all.filter { !$0.1.isEmpty }.map { name, lines in
      EmittedFile(path: "\(folder)/\(name).strings", bytes: Array(lines.utf8))
    }
    let plurals = PluralsFile(strings: record.locale.strings, arguments: arguments)
    guard let plurals else { return files }
    return files + [EmittedFile(path: "\(folder)/Picker.stringsdict", bytes: Array(plurals.text.utf8))]
  }

  private func lines(of file: some Walkable) -> String {
    var writer = StringsWriter(arguments: arguments)
    file.walk(&writer)
    return writer.lines
  }
}

extension CalendarIdentifier {
  /// The name of the calendar's `.strings` table, as in `Gregorian`.
  fileprivate var tableName: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
