import AlmanacKit
import AlmanacRecord

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
    let tables = AppleTable.all(of: record, keys, omitting: [])
    return tables.filter { hasLocalizable || $0.name != AppleTable.localizable }.flatMap { table in
      [(Self.ending, table.strings), (Self.pluralsEnding, table.stringsdict)].compactMap { ending, bytes in
        bytes.map {
          EmittedFile(path: Self.path(of: table.name + ending, record.locale.locale, layout), bytes: $0)
        }
      }
    }
  }
}

extension StringsFormat {
  static let folder = "strings"
  private static let localeEnding = ".lproj"
  private static let ending = ".strings"
  private static let pluralsEnding = ".stringsdict"

  /// The paths of all files that the locale `tag` can have.
  ///
  /// A locale with `-u-` keys in its tag has none, because `.lproj` folders do not support such tags.
  static func paths(of tag: String?, _ choices: BundleChoices) -> [String] {
    guard let tag, !tag.contains("-u-") else { return [] }
    let words = [AppleTable.picker] + (choices.hasLocalizableStrings ? [AppleTable.localizable] : [])
    let names =
      words.flatMap { [$0 + ending, $0 + pluralsEnding] } + choices.calendars.map { $0.tableName + ending }
    return choices.stringsLayouts.flatMap { layout in names.map { path(of: $0, tag, layout) } }
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
