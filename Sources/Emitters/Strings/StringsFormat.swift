import AlmanacBundle
import AlmanacKit

/// The bundle as Apple's `.strings` and `.stringsdict` files, with one `.lproj` folder for each locale.
struct StringsFormat: BundleFormat {
  private let keys: StringKeys
  private let layout: StringsLayout
  /// Whether to write `Localizable.strings`, which has words under the app's own names, such as `app.done`.
  ///
  /// If the run also writes String Catalogs, `Localizable.xcstrings` has these words instead.
  private let hasLocalizable: Bool

  init(_ context: EmissionContext) {
    keys = context.keys
    layout = context.stringsLayout
    hasLocalizable = !context.formats.contains(.xcstrings)
  }

  func files(for record: LocaleRecord) -> [EmittedFile] {
    guard !record.hasKeywords else { return [] }
    let words = Table(texts: record.locale.strings, arguments: keys.arguments)
    let tables = record.calendars.map {
      (name: $0.calendar.tableName + Self.ending, bytes: words.bytes(of: $0))
    }
    let files: [(name: String, bytes: [UInt8]?)] =
      [(Self.picker, words.bytes(of: record.locale)), (Self.pickerPlurals, words.plurals)] + tables
      + (hasLocalizable ? localizable(record.locale) : [])
    return files.compactMap { name, bytes in
      bytes.map { EmittedFile(path: Self.path(of: name, record.locale.locale, layout), bytes: $0) }
    }
  }

  /// A locale's words under the app's own names, such as `app.done`, as `Localizable.strings` and `.stringsdict` files.
  private func localizable(_ locale: LocaleFile) -> [(name: String, bytes: [UInt8]?)] {
    let words = Table(
      texts: keys.appNames.compactMapValues { locale.strings[$0] },
      arguments: keys.appNames.compactMapValues { keys.arguments[$0] })
    return [(Self.localizable, words.bytes), (Self.localizablePlurals, words.plurals)]
  }
}

extension StringsFormat {
  static let folder = "strings"
  private static let localeEnding = ".lproj"
  private static let ending = ".strings"
  private static let pluralsEnding = ".stringsdict"
  private static let picker = "Picker" + ending
  private static let pickerPlurals = "Picker" + pluralsEnding
  private static let localizable = "Localizable" + ending
  private static let localizablePlurals = "Localizable" + pluralsEnding

  /// The paths of all files that the locale `tag` can have.
  ///
  /// A locale with `-u-` keys in its tag has none, because `.lproj` folders do not support such tags.
  static func paths(of tag: String?, _ choices: BundleChoices) -> [String] {
    guard let tag, !tag.contains("-u-") else { return [] }
    let names = [picker, pickerPlurals] + choices.calendars.map { $0.tableName + ending }
    let all = names + (choices.hasLocalizableStrings ? [localizable, localizablePlurals] : [])
    return choices.stringsLayouts.flatMap { layout in all.map { path(of: $0, tag, layout) } }
  }

  private static func path(of name: String, _ tag: String, _ layout: StringsLayout) -> String {
    let path = "\(tag)\(localeEnding)/\(name)"
    return layout == .flat ? path : "\(folder)/\(path)"
  }

  static func locale(at path: String) -> String? {
    let nested = folder + "/"
    let flat = path.hasPrefix(nested) ? path.dropFirst(nested.count) : path[...]
    let parts = flat.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[0].hasSuffix(localeEnding),
      [ending, pluralsEnding].contains(where: { parts[1].hasSuffix($0) })
    else { return nil }
    return String(parts[0].dropLast(localeEnding.count))
  }
}

/// The words of one table, by their keys, and the names of their placeholders, also by key.
private struct Table {
  let texts: [String: Phrase]
  let arguments: [String: [String]]

  /// The words without plural forms, as a `.strings` file; `nil` if the file would be empty.
  var bytes: [UInt8]? {
    var writer = StringsWriter(arguments: arguments)
    for (key, phrase) in texts.sortedByUTF8() { writer.write(key, phrase) }
    return writer.bytes.notEmpty
  }

  /// The words with plural forms, as a `.stringsdict` file; `nil` if the file would be empty.
  var plurals: [UInt8]? { PluralsFile(strings: texts, arguments: arguments).map { Array($0.text.utf8) } }

  /// The words and the names of a whole JSON file, as a `.strings` file; `nil` if the file would be empty.
  func bytes(of file: some Walkable) -> [UInt8]? {
    var writer = StringsWriter(arguments: arguments)
    writer.write(file)
    return writer.bytes.notEmpty
  }
}

extension [UInt8] {
  /// The bytes; `nil` instead of an empty file, which programs that read `.strings` treat as damaged.
  fileprivate var notEmpty: [UInt8]? { isEmpty ? nil : self }
}
