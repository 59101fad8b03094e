package import AlmanacKit

/// The choices that decide which files a bundle has.
package struct BundleChoices: Sendable {
  package let formats: [OutputFormat]
  package let calendars: [CalendarIdentifier]
  /// Whether a map of keys gives the words an app's own names.
  package let hasKeyMap: Bool
  /// Whether the words have an app's own names in `Localizable.strings`: a catalog of that name has them instead.
  package let hasLocalizableStrings: Bool
  /// Where the `.lproj` folders may be.
  package let stringsLayouts: [StringsLayout]

  package init(
    formats: [OutputFormat], calendars: [CalendarIdentifier], hasKeyMap: Bool,
    stringsLayouts: [StringsLayout] = [.nested]
  ) {
    self.init(
      formats, calendars, hasKeyMap: hasKeyMap,
      hasLocalizableStrings: hasKeyMap && !formats.contains(.xcstrings), stringsLayouts)
  }

  private init(
    _ formats: [OutputFormat], _ calendars: [CalendarIdentifier], hasKeyMap: Bool,
    hasLocalizableStrings: Bool, _ stringsLayouts: [StringsLayout]
  ) {
    self.formats = formats
    self.calendars = calendars
    self.hasKeyMap = hasKeyMap
    self.hasLocalizableStrings = hasLocalizableStrings
    self.stringsLayouts = stringsLayouts
  }

  /// Every choice there is, together.
  package static let all = BundleChoices(
    OutputFormat.allCases, CalendarIdentifier.allCases, hasKeyMap: true, hasLocalizableStrings: true,
    StringsLayout.allCases)

  /// The paths of all files that a bundle of these locales can have, without the manifest and the schemas.
  ///
  /// A bundle need not have all: a locale without plural texts has no `.stringsdict`.
  package func paths(of tags: some Sequence<String>) -> Set<String> {
    var paths = Set(formats.flatMap { $0.type.sharedPaths(self) })
    for tag in tags { paths.formUnion(self.paths(of: tag)) }
    return paths
  }

  private func paths(of tag: String) -> [String] {
    formats.flatMap { $0.type.paths(of: tag, self) }
  }

  /// The paths of the files that a bundle with these choices has for each locale.
  package func requiredPaths(of tag: String) -> [String] {
    formats.flatMap { $0.type.requiredPaths(of: tag) }
  }

  /// Whether a bundle of any locales with these choices can have a file at a path.
  package func canHave(_ path: String) -> Bool {
    // Swift takes texts for equal that only look the same; each path of a bundle is ASCII.
    guard path.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    guard let tag = BundlePath(path).subject.locale else {
      return formats.contains { $0.type.sharedPaths(self).contains(path) }
    }
    return LocaleTag.isWellFormed(tag) && paths(of: tag).contains(path)
  }
}
