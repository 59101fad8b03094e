/// `manifest.json`: what made the bundle, with which options, and which files it has.
package struct ManifestFile: Codable, Equatable, Sendable, Walkable {
  /// The version of CLDR in ICU's data.
  package var cldr: String
  /// Every file but the manifest itself, with its size and SHA-256.
  package var files: [String: FileDigest]
  /// The version of ICU.
  package var icu: String
  /// Every locale by its tag.
  package var locales: [String: Coverage]
  /// The keys without a text, by the locales that lack them, sorted by their first keys; absent if none is missing.
  package var missing: [MissingKeys]?
  package var options: Options
  package var schemaVersion: Int
  /// The version of Almanac.
  package var tool: String
  /// The version of ICU's time-zone data.
  package var tzdata: String

  /// Keys that the same locales lack.
  ///
  /// Each key is in one of these groups at most.
  package struct MissingKeys: Codable, Equatable, Sendable {
    /// The keys, an app's own among them, sorted.
    package var keys: [String]
    /// The tags of the locales, sorted.
    package var locales: [String]

    package init(keys: [String], locales: [String]) {
      self.keys = keys
      self.locales = locales
    }
  }

  /// How many of the picker's own words a locale has.
  package struct Coverage: Codable, Equatable, Sendable {
    /// How many of the core keys have a text.
    package var core: Int
    package var dataLocale: String
    /// How many of the extended keys have a text.
    package var extended: Int
    /// How many of the optional keys have a text.
    package var optional: Int
    /// How many of the app's own keys have a text; absent if the app has no own keys.
    package var own: Int?
    /// How many of the core, optional and extended texts are reviewed: they come from CLDR, or a translator approved them.
    package var reviewed: Int

    package init(
      dataLocale: String, core: Int, optional: Int, extended: Int, own: Int?, reviewed: Int
    ) {
      self.core = core
      self.dataLocale = dataLocale
      self.extended = extended
      self.optional = optional
      self.own = own
      self.reviewed = reviewed
    }
  }

  /// The options that decide what the files say.
  package struct Options: Codable, Equatable, Sendable {
    package var calendars: [CalendarIdentifier]
    /// Whether the JSON has no spaces and no lists of years; absent if it has.
    package var compact: Bool?
    /// The locale of Android's `values/`, and the source language of catalogs; absent if it is `en`.
    package var defaultLocale: String?
    /// The SHA-256 of the app's own errata; absent without `--errata`.
    package var errata: String?
    /// The locale that fills missing words; absent if none was asked for.
    package var fallback: String?
    package var firstYear: Int
    package var formats: [String]
    /// The SHA-256 of the map of keys; absent without `--keys`.
    package var keys: String?
    package var lastYear: Int
    /// Whether known errors of ICU's data stay; absent if they are corrected.
    package var noErrata: Bool?
    /// The outputs besides the one with the manifest, in the order of the config; absent without any.
    package var outputs: [Output]?
    /// `ascii` where the spaces of patterns are plain; absent where they are CLDR's.
    package var spaces: String?
    /// The SHA-256 of each overlay, in their order; absent without `--strings`.
    package var strings: [String]?
    /// `flat` where the `.lproj` folders are at the top; absent where they are in `strings`.
    package var stringsLayout: String?
    /// Whether English buttons and titles are in title case; absent if they are not.
    package var titleCase: Bool?

    /// A folder that has the files of some of the formats, instead of the folder with the manifest.
    package struct Output: Codable, Equatable, Sendable {
      package var formats: [String]
      /// The tags of its locales, in the order of the list; absent where it has all of the run.
      package var locales: [String]?
      /// The path of the folder from the one with the manifest.
      package var path: String

      package init(formats: [String], locales: [String]?, path: String) {
        self.formats = formats
        self.locales = locales
        self.path = path
      }
    }

    /// The default locale of a bundle that names no other.
    package static let usualDefaultLocale = "en"

    package init(
      calendars: [CalendarIdentifier], fallback: String?, years: ClosedRange<Int>, formats: [String],
      isCompact: Bool, spaces: SpaceStyle, strings: [String], keys: String?, errata: String?,
      hasErrata: Bool, hasTitleCase: Bool, stringsLayout: StringsLayout, defaultLocale: String,
      outputs: [Output] = []
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
      self.errata = errata
      noErrata = hasErrata ? nil : true
      titleCase = hasTitleCase ? true : nil
      self.stringsLayout = stringsLayout == .nested ? nil : stringsLayout.rawValue
      self.outputs = outputs.isEmpty ? nil : outputs
      self.defaultLocale = defaultLocale == Self.usualDefaultLocale ? nil : defaultLocale
    }
  }

  package init(
    tool: String, icu: String, cldr: String, tzdata: String, options: Options,
    locales: [String: Coverage], missing: [MissingKeys], files: [String: FileDigest]
  ) {
    self.tool = tool
    self.icu = icu
    self.cldr = cldr
    self.tzdata = tzdata
    self.options = options
    self.locales = locales
    self.missing = missing.isEmpty ? nil : missing
    self.files = files
    schemaVersion = Self.currentSchemaVersion
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.text("cldr", cldr)
    visitor.group("files") { visitor in
      for (path, digest) in files.sortedByUTF8() {
        visitor.group(path) { digest.walk(&$0) }
      }
    }
    visitor.text("icu", icu)
    visitor.group("locales") { visitor in
      for (tag, coverage) in locales.sortedByUTF8() {
        visitor.group(tag) { coverage.walk(&$0) }
      }
    }
    if let missing { visitor.structure("missing", .list(missing.map(\.structure))) }
    visitor.group("options") { options.walk(&$0) }
    visitor.number("schemaVersion", schemaVersion)
    visitor.text("tool", tool)
    visitor.text("tzdata", tzdata)
  }
}

extension FileDigest {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.text("sha256", sha256)
    visitor.number("size", size)
  }
}

extension ManifestFile.MissingKeys {
  fileprivate var structure: Structure {
    .object([("keys", .list(keys.map(Structure.text))), ("locales", .list(locales.map(Structure.text)))])
  }
}

extension ManifestFile.Options.Output {
  fileprivate var structure: Structure {
    let locales = locales.map { [("locales", Structure.list($0.map(Structure.text)))] } ?? []
    return .object([("formats", .list(formats.map(Structure.text)))] + locales + [("path", .text(path))])
  }
}

extension ManifestFile.Coverage {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.number("core", core)
    visitor.text("dataLocale", dataLocale)
    visitor.number("extended", extended)
    visitor.number("optional", optional)
    if let own { visitor.number("own", own) }
    visitor.number("reviewed", reviewed)
  }
}

extension ManifestFile.Options {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.list("calendars", calendars.map(\.rawValue))
    if let compact { visitor.structure("compact", .flag(compact)) }
    if let defaultLocale { visitor.text("defaultLocale", defaultLocale) }
    if let errata { visitor.text("errata", errata) }
    if let fallback { visitor.text("fallback", fallback) }
    visitor.number("firstYear", firstYear)
    visitor.list("formats", formats)
    if let keys { visitor.text("keys", keys) }
    visitor.number("lastYear", lastYear)
    if let noErrata { visitor.structure("noErrata", .flag(noErrata)) }
    if let outputs { visitor.structure("outputs", .list(outputs.map(\.structure))) }
    if let spaces { visitor.text("spaces", spaces) }
    if let strings { visitor.list("strings", strings) }
    if let stringsLayout { visitor.text("stringsLayout", stringsLayout) }
    if let titleCase { visitor.structure("titleCase", .flag(titleCase)) }
  }
}
