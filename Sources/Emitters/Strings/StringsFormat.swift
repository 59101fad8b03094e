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
    let locale = record.locale
    var files = [
      (name: Self.picker, bytes: StringsWriter.bytes(keys.arguments) { $0.write(locale) }),
      (Self.pickerPlurals, PluralsFile.bytes(locale.strings, keys.arguments)),
    ]
    files += record.calendars.map { calendar in
      (calendar.calendar.tableName + Self.ending, StringsWriter.bytes(keys.arguments) { $0.write(calendar) })
    }
    if hasLocalizable { files += localizable(locale) }
    return files.compactMap { name, bytes in
      bytes.map { EmittedFile(path: Self.path(of: name, locale.locale, layout), bytes: $0) }
    }
  }

  /// A locale's words under the app's own names, such as `app.done`, as `Localizable.strings` and `.stringsdict` files.
  private func localizable(_ locale: LocaleFile) -> [(name: String, bytes: [UInt8]?)] {
    let texts = keys.appNames.compactMapValues { locale.strings[$0] }
    let arguments = keys.appNames.compactMapValues { keys.arguments[$0] }
    let words = StringsWriter.bytes(arguments) { writer in
      for (key, phrase) in texts.sortedByUTF8() { writer.write(key, phrase) }
    }
    return [(Self.localizable, words), (Self.localizablePlurals, PluralsFile.bytes(texts, arguments))]
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
