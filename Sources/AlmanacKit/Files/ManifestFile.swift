/// `manifest.json`: what made the bundle, with which options, and which files it has.
package struct ManifestFile: Codable, Equatable, Sendable, Walkable {
  /// The version of CLDR in ICU's data.
  package var cldr: String
  /// Every file but the manifest itself, with its size in bytes.
  package var files: [String: Int]
  /// The version of ICU.
  package var icu: String
  /// Every locale by its tag.
  package var locales: [String: Coverage]
  package var options: Options
  package var schemaVersion: Int
  /// The version of Almanac.
  package var tool: String
  /// The version of ICU's time-zone data.
  package var tzdata: String

  /// How many of the picker's own words a locale has.
  package struct Coverage: Codable, Equatable, Sendable {
    /// How many of the core keys have a text.
    package var core: Int
    package var dataLocale: String
    /// The keys without a text, sorted, an app's own among them; absent if there is none.
    package var missing: [String]?
    /// How many of the optional keys have a text.
    package var optional: Int
    /// How many of those texts somebody vouches for: CLDR, or a translator who was done.
    package var reviewed: Int

    package init(dataLocale: String, core: Int, optional: Int, reviewed: Int, missing: [String]) {
      self.core = core
      self.dataLocale = dataLocale
      self.missing = missing.isEmpty ? nil : missing
      self.optional = optional
      self.reviewed = reviewed
    }
  }

  /// The options that decide what the files say.
  package struct Options: Codable, Equatable, Sendable {
    package var calendars: [CalendarIdentifier]
    /// Whether the JSON has no spaces and no lists of years; absent if it has.
    package var compact: Bool?
    /// The locale that fills missing words; absent if none was asked for.
    package var fallback: String?
    package var firstYear: Int
    package var formats: [String]
    /// A checksum of the map of keys; absent if there is none.
    package var keys: String?
    package var lastYear: Int
    /// `ascii` where the spaces of patterns are plain; absent where they are CLDR's.
    package var spaces: String?
    /// A checksum of each overlay, in their order; absent if there is none.
    package var strings: [String]?

    package init(
      calendars: [CalendarIdentifier], fallback: String?, years: ClosedRange<Int>, formats: [String],
      isCompact: Bool, spaces: SpaceStyle, strings: [String], keys: String?
    ) {
      self.calendars = calendars
      self.fallback = fallback
      firstYear = years.lowerBound
      lastYear = years.upperBound
      self.formats = formats
      compact = isCompact ? true : nil
      self.spaces = spaces == .keep ? nil : spaces.rawValue
      self.strings = strings.isEmpty ? nil : strings
      self.keys = keys
    }
  }

  package init(
    tool: String, icu: String, cldr: String, tzdata: String, options: Options,
    locales: [String: Coverage], files: [String: Int]
  ) {
    self.tool = tool
    self.icu = icu
    self.cldr = cldr
    self.tzdata = tzdata
    self.options = options
    self.locales = locales
    self.files = files
    schemaVersion = currentSchemaVersion
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.text("cldr", cldr)
    visitor.group("files") { visitor in
      for (path, size) in files.sortedByUTF8() { visitor.number(path, size) }
    }
    visitor.text("icu", icu)
    visitor.group("locales") { visitor in
      for (tag, coverage) in locales.sortedByUTF8() {
        visitor.group(tag) { coverage.walk(&$0) }
      }
    }
    visitor.group("options") { options.walk(&$0) }
    visitor.number("schemaVersion", schemaVersion)
    visitor.text("tool", tool)
    visitor.text("tzdata", tzdata)
  }
}

extension ManifestFile.Coverage {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.number("core", core)
    visitor.text("dataLocale", dataLocale)
    if let missing { visitor.list("missing", missing) }
    visitor.number("optional", optional)
    visitor.number("reviewed", reviewed)
  }
}

extension ManifestFile.Options {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.list("calendars", calendars.map(\.rawValue))
    if let compact { visitor.structure("compact", .flag(compact)) }
    if let fallback { visitor.text("fallback", fallback) }
    visitor.number("firstYear", firstYear)
    visitor.list("formats", formats)
    if let keys { visitor.text("keys", keys) }
    visitor.number("lastYear", lastYear)
    if let spaces { visitor.text("spaces", spaces) }
    if let strings { visitor.list("strings", strings) }
  }
}
