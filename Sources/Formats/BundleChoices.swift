package import AlmanacKit
package import AlmanacRecord

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

  /// The paths among `paths` at which a bundle for the locales with these tags has no file.
  ///
  /// The paths and tags may come from an untrusted source, which may name a million locales. So the possible paths of
  /// only one locale are in memory at a time.
  package func foreign(_ paths: [String], of tags: [String]) -> [String] {
    let known = Set(tags)
    // The ARB file of a language without a region, such as `pt`, can come from a locale such as `pt-BR`. The files of
    // `nb` can come from `no`.
    let languages = Dictionary(
      tags.filter { !$0.contains("-u-") }.map { ($0.prefix { $0 != "-" }, $0) },
      uniquingKeysWith: { first, _ in first })
    let locales = Dictionary(grouping: paths.filter(\.isASCII)) { BundlePath($0).subject.locale }
    return paths.filter { !$0.isASCII }
      + locales.flatMap { tag, paths in
        let tags = [tag, tag.flatMap(DeviceCodes.locale)].compactMap(\.self)
        let owner = tags.first(where: known.contains) ?? tags.compactMap { languages[$0[...]] }.first
        guard owner != nil || tag == nil else { return paths }
        let possible = Set(self.paths(of: owner))
        return paths.filter { !possible.contains($0) }
      }
  }

  private func paths(of tag: String?) -> [String] { formats.flatMap { $0.type.paths(of: tag, self) } }

  /// Whether a bundle with these choices, for any list of locales, can have a file at a path.
  package func canHave(_ path: String) -> Bool {
    guard path.isASCII else { return false }
    let tag = BundlePath(path).subject.locale
    return tag.map(LocaleTag.isWellFormed) != false && paths(of: tag).contains(path)
  }
}

extension String {
  /// Whether the text is ASCII, as every path of a bundle is.
  ///
  /// Swift compares strings by canonical equivalence: the Kelvin sign U+212A equals `K`. So a path that is not ASCII
  /// could otherwise pass as a path of a bundle.
  package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
