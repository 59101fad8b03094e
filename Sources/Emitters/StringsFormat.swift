import AlmanacKit

/// The bundle as Apple's `.strings` and `.stringsdict`, in one `.lproj` folder for each locale.
struct StringsFormat {
  let keys: StringKeys

  func files(for record: LocaleRecord) -> [EmittedFile] {
    guard !record.hasKeywords else { return [] }
    let words = Table(texts: record.locale.strings, arguments: keys.arguments)
    let tables = record.calendars.map { ($0.calendar.tableName, words.bytes(of: $0)) }
    let files: [(name: String, bytes: [UInt8]?)] =
      [("Picker.strings", words.bytes(of: record.locale)), ("Picker.stringsdict", words.plurals)]
      + tables.map { ("\($0).strings", $1) } + localizable(record.locale)
    return files.compactMap { name, bytes in
      bytes.map { EmittedFile(path: "strings/\(record.locale.locale).lproj/\(name)", bytes: $0) }
    }
  }

  /// The words under an app's own names of their keys, in the table where an app looks first.
  private func localizable(_ locale: LocaleFile) -> [(name: String, bytes: [UInt8]?)] {
    let words = Table(
      texts: keys.appNames.compactMapValues { locale.strings[$0] },
      arguments: keys.appNames.compactMapValues { keys.arguments[$0] })
    return [("Localizable.strings", words.bytes), ("Localizable.stringsdict", words.plurals)]
  }
}

/// Words by key, with the names of their placeholders, as the files of a table.
private struct Table {
  let texts: [String: Phrase]
  let arguments: [String: [String]]

  /// The words without plural forms, as `.strings`.
  var bytes: [UInt8]? {
    var writer = StringsWriter(arguments: arguments)
    for (key, phrase) in texts.sortedByUTF8() { writer.phrase(key, phrase) }
    return writer.bytes.notEmpty
  }

  /// The words with plural forms, as `.stringsdict`.
  var plurals: [UInt8]? {
    PluralsFile(strings: texts, arguments: arguments).map { Array($0.text.utf8) }
  }

  /// A whole file, the words and the names in it, as `.strings`.
  func bytes(of file: some Walkable) -> [UInt8]? {
    var writer = StringsWriter(arguments: arguments)
    file.walk(&writer)
    return writer.bytes.notEmpty
  }
}

extension [UInt8] {
  /// The bytes, or `nil` if there are none: readers take an empty file for a damaged one.
  fileprivate var notEmpty: [UInt8]? { isEmpty ? nil : self }
}

extension CalendarIdentifier {
  /// The name of the calendar's `.strings` table, as in `Gregorian`.
  fileprivate var tableName: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
