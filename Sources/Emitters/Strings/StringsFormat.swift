import AlmanacKit

/// The bundle as Apple's `.strings` and `.stringsdict`, in one `.lproj` folder for each locale.
struct StringsFormat {
  let keys: StringKeys

  func files(for record: LocaleRecord) -> [EmittedFile] {
    guard !record.hasKeywords else { return [] }
    let words = Table(texts: record.locale.strings, arguments: keys.arguments)
    let tables = record.calendars.map { (name: $0.calendar.tableName, bytes: words.bytes(of: $0)) }
    let files: [(name: String, bytes: [UInt8]?)] =
      [(Self.picker, words.bytes(of: record.locale)), (Self.pickerPlurals, words.plurals)] + tables
      + localizable(record.locale)
    return files.compactMap { name, bytes in
      bytes.map { EmittedFile(path: Self.path(of: name, record.locale.locale), bytes: $0) }
    }
  }

  /// The paths of the files that a locale can have; one with `-u-` keys has none.
  static func paths(of tag: String, calendars: [CalendarIdentifier], hasKeyMap: Bool) -> [String] {
    guard !tag.contains("-u-") else { return [] }
    let names = [picker, pickerPlurals] + calendars.map(\.tableName)
    return (names + (hasKeyMap ? [localizable, localizablePlurals] : [])).map { path(of: $0, tag) }
  }

  private static let picker = "Picker.strings"
  private static let pickerPlurals = "Picker.stringsdict"
  private static let localizable = "Localizable.strings"
  private static let localizablePlurals = "Localizable.stringsdict"

  private static func path(of name: String, _ tag: String) -> String { "strings/\(tag).lproj/\(name)" }

  /// The words under an app's own names of their keys, in the table where an app looks first.
  private func localizable(_ locale: LocaleFile) -> [(name: String, bytes: [UInt8]?)] {
    let words = Table(
      texts: keys.appNames.compactMapValues { locale.strings[$0] },
      arguments: keys.appNames.compactMapValues { keys.arguments[$0] })
    return [(Self.localizable, words.bytes), (Self.localizablePlurals, words.plurals)]
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
  /// The name of the calendar's table, as in `Gregorian.strings`.
  fileprivate var tableName: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst() + ".strings"
  }
}
