package import AlmanacKit

/// `manifest.json`: the versions and options of the run that wrote the bundle, and a list of the bundle's files.
///
/// Its JSON Schema describes each field.
package struct ManifestFile: Sendable, Walkable {
  package static let currentSchemaVersion = 3

  /// The version of CLDR that ICU's data comes from.
  package var cldr: String
  /// The size and the SHA-256 of every file except the manifest itself, by the file's path.
  package var files: [String: FileDigest]
  /// The version of ICU that supplied the data.
  package var icu: String
  /// The files that each folder had before the run, while the run changes the files; `nil` in a finished bundle.
  ///
  /// Only an interrupted run leaves this list. It tells the next run which files belong to Almanac.
  package var interrupted: [EarlierFiles]?
  /// How many texts each locale has, by the locale's tag.
  package var locales: [String: Coverage]
  /// The keys for which some locales have no text, in groups; `nil` if no text is missing.
  ///
  /// Each group contains the keys that the same locales lack. The groups are sorted by their first keys.
  package var missing: [MissingKeys]?
  /// The options of the run that determine the content of the bundle's files, by key.
  package var options: [String: Structure]
  package var schemaVersion: Int
  /// The version of Almanac that wrote the bundle.
  package var tool: String
  /// The version of the time-zone data in ICU.
  package var tzdata: String
  /// What the formats besides JSON need to know about the words; `nil` if they need only the JSON.
  package var words: Words?

  /// The files that a folder of the bundle had before a run, by their paths in the folder.
  ///
  /// `path` is the path from the folder with the manifest to this folder.
  package typealias EarlierFiles = (files: [String: FileDigest], path: String)

  /// A group of keys that the same locales lack; each key is in at most one group.
  ///
  /// `keys`, which may be an app's own keys, and `locales`, the tags of the locales, are sorted.
  package typealias MissingKeys = (keys: [String], locales: [String])

  /// How many keys have a text in a locale.
  ///
  /// Every picker needs the core keys. Some pickers need the optional keys. Some picker libraries need the extended
  /// keys. An app can add its own keys.
  package struct Coverage: Equatable, Sendable {
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

    package init(dataLocale: String, core: Int, optional: Int, extended: Int, own: Int?, reviewed: Int) {
      self.core = core
      self.dataLocale = dataLocale
      self.extended = extended
      self.optional = optional
      self.own = own
      self.reviewed = reviewed
    }
  }

  package init(
    tool: String, icu: String, cldr: String, tzdata: String, options: [String: Structure],
    locales: [String: Coverage], missing: [MissingKeys], words: Words, files: [String: FileDigest]
  ) {
    self.tool = tool
    self.icu = icu
    self.cldr = cldr
    self.tzdata = tzdata
    self.options = options
    self.locales = locales
    self.missing = missing.isEmpty ? nil : missing
    self.words = words.isEmpty ? nil : words
    self.files = files
    schemaVersion = Self.currentSchemaVersion
  }

  package func walk(_ steps: inout FieldSteps) {
    steps.text("cldr", cldr)
    steps.group("files") { steps in
      for (path, digest) in files.sortedByUTF8() { steps.group(path) { digest.walk(&$0) } }
    }
    steps.text("icu", icu)
    if let interrupted {
      let folders = interrupted.map { files, path in
        let digests = files.sortedByUTF8().map { (key: $0, value: $1.structure) }
        return Structure.object([("files", .object(digests)), ("path", .text(path))])
      }
      steps.structure("interrupted", .list(folders))
    }
    steps.group("locales") { steps in
      for (tag, coverage) in locales.sortedByUTF8() { steps.group(tag) { coverage.walk(&$0) } }
    }
    if let missing {
      let groups = missing.map { keys, locales in
        Structure.object([
          ("keys", .list(keys.map(Structure.text))), ("locales", .list(locales.map(Structure.text))),
        ])
      }
      steps.structure("missing", .list(groups))
    }
    steps.group("options") { steps in
      for (key, value) in options.sortedByUTF8() { steps.structure(key, value) }
    }
    steps.number("schemaVersion", schemaVersion)
    steps.text("tool", tool)
    steps.text("tzdata", tzdata)
    if let words { steps.group("words") { words.walk(&$0) } }
  }
}

extension FileDigest {
  fileprivate var structure: Structure { .object([("sha256", .text(sha256)), ("size", .number(size))]) }

  fileprivate func walk(_ steps: inout FieldSteps) {
    steps.text("sha256", sha256)
    steps.number("size", size)
  }
}

extension ManifestFile.Coverage {
  fileprivate func walk(_ steps: inout FieldSteps) {
    steps.number("core", core)
    steps.text("dataLocale", dataLocale)
    steps.number("extended", extended)
    steps.number("optional", optional)
    if let own { steps.number("own", own) }
    steps.number("reviewed", reviewed)
  }
}
