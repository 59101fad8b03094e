/// `manifest.json`: the versions and options of the run that wrote the bundle, and a list of the bundle's files.
package struct ManifestFile: Codable, Equatable, Sendable, Walkable {
  /// The version of CLDR that ICU's data comes from.
  package var cldr: String
  /// The size and the SHA-256 of every file except the manifest itself, by the file's path.
  package var files: [String: FileDigest]
  /// The version of ICU that supplied the data.
  package var icu: String
  /// How many texts each locale has, by the locale's tag.
  package var locales: [String: Coverage]
  /// The keys for which some locales have no text, in groups; `nil` if no text is missing.
  ///
  /// Each group contains the keys that the same locales lack. The groups are sorted by their first keys.
  package var missing: [MissingKeys]?
  package var options: Options
  package var schemaVersion: Int
  /// The version of Almanac that wrote the bundle.
  package var tool: String
  /// The version of the time-zone data in ICU.
  package var tzdata: String

  /// A group of keys that the same locales lack.
  ///
  /// Each key is in at most one group.
  package struct MissingKeys: Codable, Equatable, Sendable {
    /// The keys, including an app's own keys, sorted.
    package var keys: [String]
    /// The tags of the locales that lack these keys, sorted.
    package var locales: [String]

    package init(keys: [String], locales: [String]) {
      self.keys = keys
      self.locales = locales
    }
  }

  /// How many keys have a text in a locale.
  ///
  /// Every picker needs the core keys. Some pickers need the optional keys. Some picker libraries need the extended
  /// keys. An app can add its own keys.
  package struct Coverage: Codable, Equatable, Sendable {
    /// The number of core keys for which the locale has a text.
    package var core: Int
    package var dataLocale: String
    /// The number of extended keys for which the locale has a text.
    package var extended: Int
    /// The number of optional keys for which the locale has a text.
    package var optional: Int
    /// The number of the app's own keys for which the locale has a text; `nil` if the app has no own keys.
    package var own: Int?
    /// The number of core, optional and extended texts that come from CLDR or that a second translator approved.
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

  /// The options of the run that determine the content of the bundle's files.
  package struct Options: Codable, Equatable, Sendable {
    package var calendars: [CalendarIdentifier]
    /// `true` if the JSON files are compact; otherwise `nil`.
    ///
    /// Compact files are minified and have no sources. In locales with digits, they also have no lists of years.
    package var compact: Bool?
    /// The locale of the texts in Android's `values/`, and the source language of String Catalogs; `nil` if it is `en`.
    package var defaultLocale: String?
    /// The SHA-256 of the file with the app's corrections of ICU's data; `nil` without `--errata`.
    package var errata: String?
    /// The tag of the locale whose words fill gaps in other locales; `nil` without `--fallback`.
    package var fallback: String?
    package var firstYear: Int
    package var formats: [String]
    /// The SHA-256 of the file that maps the app's keys to Almanac's keys; `nil` without `--keys`.
    package var keys: String?
    package var lastYear: Int
    /// `true` if Almanac does not correct the known errors in ICU's data; otherwise `nil`.
    package var noErrata: Bool?
    /// The folders of the bundle, in the order of the config file; `nil` if there is only one folder, with all locales.
    ///
    /// The first folder contains the manifest.
    package var outputs: [Output]?
    /// `ascii` if patterns and day periods have ASCII spaces; `nil` if they have CLDR's spaces.
    package var spaces: String?
    /// The SHA-256 of each file that `--strings` names, in the order of the options; `nil` without `--strings`.
    package var strings: [String]?
    /// `flat` if the `.lproj` folders are at the top of the output; `nil` if they are in the folder `strings`.
    package var stringsLayout: String?
    /// `true` if English buttons and titles are in title case; otherwise `nil`.
    package var titleCase: Bool?

    /// A folder of the bundle, which contains the files in some of the bundle's formats.
    package struct Output: Codable, Equatable, Sendable {
      package var formats: [String]
      /// The tags of the folder's locales, in the order of the run's list; `nil` if it has all locales of the run.
      package var locales: [String]?
      /// The path from the folder with the manifest to this folder; `.` for the folder with the manifest.
      package var path: String

      package init(formats: [String], locales: [String]?, path: String) {
        self.formats = formats
        self.locales = locales
        self.path = path
      }
    }

    /// The default locale of a bundle whose ``defaultLocale`` is `nil`.
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
