/// `json/index.json`: the locales of the bundle, and CLDR's data for matching them with a user's languages.
package struct IndexFile: Codable, Equatable, Sendable, Walkable {
  /// The current tags of old and long ones, as `he` of `iw`; only for the bundle's languages.
  package var aliases: [String: String]
  /// The likely scripts and regions of the bundle's languages, by language.
  package var languages: [String: Language]
  /// The bundle's locales by their tags.
  package var locales: [String: Locale]
  /// The ten digits of each numbering system that has digits, one scalar each.
  package var numberingSystems: [String: String]
  /// The locales that CLDR prefers among equally near ones, as `en-GB` for English in Europe.
  package var paradigmLocales: [String]
  /// The parents that cannot be found by cutting the tag, as `en-001` of `en-AU`; `und` stands for none.
  package var parents: [String: String]
  /// The current codes of old regions, as `GB` of `UK`.
  package var regionAliases: [String: String]
  package var schemaVersion: Int

  /// The likely scripts and regions of a language (UTS 35, likely subtags).
  package struct Language: Codable, Equatable, Sendable {
    /// The likely region of each script, as in `CN` for `Hans`.
    package var regions: [String: String]
    /// The likely script without a region.
    package var script: String
    /// The likely scripts of the regions where they differ, as `Hant` in `TW`.
    package var scripts: [String: String]

    package init(script: String, regions: [String: String], scripts: [String: String]) {
      self.script = script
      self.regions = regions
      self.scripts = scripts
    }
  }

  /// A locale of the bundle.
  package struct Locale: Codable, Equatable, Sendable {
    package var language: String
    /// The parents of the tag, the nearest first; without root.
    package var parents: [String]
    /// The region of the tag, or the likely one.
    package var region: String
    /// The script of the tag, or the likely one.
    package var script: String

    package init(likely: LanguageTag, parents: [String]) {
      language = likely.language
      self.parents = parents
      region = likely.region ?? ""
      script = likely.script ?? ""
    }
  }

  package init(
    locales: [String: Locale], languages: [String: Language], parents: [String: String],
    paradigmLocales: [String], aliases: [String: String], regionAliases: [String: String],
    numberingSystems: [String: String]
  ) {
    self.aliases = aliases
    self.languages = languages
    self.locales = locales
    self.numberingSystems = numberingSystems
    self.paradigmLocales = paradigmLocales
    self.parents = parents
    self.regionAliases = regionAliases
    schemaVersion = Self.currentSchemaVersion
  }

  package func walk(_ visitor: inout some FieldVisitor) {
    visitor.texts("aliases", aliases)
    visitor.group("languages") { visitor in
      for (code, language) in languages.sortedByUTF8() {
        visitor.group(code) { language.walk(&$0) }
      }
    }
    visitor.group("locales") { visitor in
      for (tag, locale) in locales.sortedByUTF8() {
        visitor.group(tag) { locale.walk(&$0) }
      }
    }
    visitor.texts("numberingSystems", numberingSystems)
    visitor.list("paradigmLocales", paradigmLocales)
    visitor.texts("parents", parents)
    visitor.texts("regionAliases", regionAliases)
    visitor.number("schemaVersion", schemaVersion)
  }
}

extension IndexFile.Language {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.texts("regions", regions)
    visitor.text("script", script)
    visitor.texts("scripts", scripts)
  }
}

extension IndexFile.Locale {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    visitor.text("language", language)
    visitor.list("parents", parents)
    visitor.text("region", region)
    visitor.text("script", script)
  }
}

extension FieldVisitor {
  /// An object of facts, sorted by key.
  fileprivate mutating func texts(_ key: String, _ values: [String: String]) {
    group(key) { visitor in
      for (key, value) in values.sortedByUTF8() { visitor.text(key, value) }
    }
  }
}

extension IndexFile: BundleFile {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    aliases = try reader.field("aliases")
    languages = try reader.field("languages")
    locales = try reader.field("locales")
    numberingSystems = try reader.field("numberingSystems")
    paradigmLocales = try reader.field("paradigmLocales")
    parents = try reader.field("parents")
    regionAliases = try reader.field("regionAliases")
    schemaVersion = try reader.field("schemaVersion")
    // A tag becomes a path.
    if let tag = locales.keys.filter({ !LocaleTag.isWellFormed($0) }).min() {
      throw JSONMismatch(path: ["locales"], "has '\(tag)', which is not a language tag")
    }
  }
}

extension IndexFile.Language: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    regions = try reader.field("regions")
    script = try reader.field("script")
    scripts = try reader.field("scripts")
  }
}

extension IndexFile.Locale: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    language = try reader.field("language")
    parents = try reader.field("parents")
    region = try reader.field("region")
    script = try reader.field("script")
  }
}
