package import AlmanacBundle
package import AlmanacKit

/// The choices of a run that decide which files its bundle has.
package struct BundleChoices: Sendable {
  package let formats: [OutputFormat]
  /// The calendars that a locale can have.
  package let calendars: [CalendarIdentifier]
  /// Whether an app has its own names for Almanac's keys, as in `app.done` for `action.done`.
  package let hasKeyMap: Bool
  /// Whether `.lproj` folders can have `Localizable.strings`, with an app's own names, such as `app.done`, as keys.
  ///
  /// If the bundle has String Catalogs, `Localizable.xcstrings` has the words with these keys instead.
  package private(set) var hasLocalizableStrings: Bool
  /// The places where the `.lproj` folders may be.
  package let stringsLayouts: [StringsLayout]

  package init(
    formats: [OutputFormat], calendars: [CalendarIdentifier], hasKeyMap: Bool,
    stringsLayouts: [StringsLayout] = [.nested]
  ) {
    self.formats = formats
    self.calendars = calendars
    self.hasKeyMap = hasKeyMap
    hasLocalizableStrings = hasKeyMap && !formats.contains(.xcstrings)
    self.stringsLayouts = stringsLayouts
  }

  /// The choices with every format, every calendar, every layout of the `.lproj` folders, and an app's own names for
  /// keys.
  package static let all = all(in: OutputFormat.allCases, hasKeyMap: true)

  /// The choices with these formats, and with every calendar and every layout of the `.lproj` folders.
  package static func all(in formats: [OutputFormat], hasKeyMap: Bool) -> BundleChoices {
    var all = BundleChoices(
      formats: formats, calendars: CalendarIdentifier.allCases, hasKeyMap: hasKeyMap,
      stringsLayouts: StringsLayout.allCases)
    all.hasLocalizableStrings = hasKeyMap
    return all
  }

  /// The paths of all files that a bundle can have for the locales with these tags, without the manifest and schemas.
  ///
  /// A bundle need not have all these files. For example, a locale without plural texts has no `.stringsdict`.
  package func paths(of tags: some Sequence<String>) -> Set<String> {
    tags.reduce(into: Set(paths(of: nil))) { $0.formUnion(paths(of: $1)) }
  }

  private func paths(of tag: String?) -> [String] {
    formats.flatMap { $0.type.paths(of: tag, self) }
  }

  /// Whether a bundle with these choices, for any list of locales, can have a file at a path.
  package func canHave(_ path: String) -> Bool {
    // Every path of a bundle is ASCII, so all other paths are refused first. Without this check, a path that only looks
    // like a path of a bundle could be accepted, because Swift compares strings by canonical equivalence.
    guard path.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let tag = BundlePath(path).subject.locale
    return tag.map(LocaleTag.isWellFormed) != false && paths(of: tag).contains(path)
  }
}
