/// `json/index.json`: the bundle's locales, and the CLDR data for finding the best locale for a user's languages.
package struct IndexFile: Codable, Equatable, Sendable, Walkable {
  /// The current tag for each old tag or three-letter code of the bundle's languages, such as `he` for `iw` and `heb`.
  package var aliases: [String: String]
  /// The likely scripts and regions for each of the bundle's languages, by language code, such as `zh`.
  package var languages: [String: Language]
  /// The bundle's locales, by tag, such as `de-AT`.
  package var locales: [String: Locale]
  /// The ten digits of each numbering system that has digits, by the system's code, such as `arab`.
  ///
  /// Each digit is one Unicode scalar.
  package var numberingSystems: [String: String]
  /// The locales that CLDR prefers if several locales match equally well, such as `en-GB` for English in Europe.
  package var paradigmLocales: [String]
  /// The parents that CLDR names, by the child's tag; the parent of any other tag is the tag without its last part.
  ///
  /// For example, the parent of `en-AU` is `en-001`, and not `en`. The value `und` means that the locale has no parent.
  package var parents: [String: String]
  /// The current code for each old code of a region, such as `GB` for `UK`.
  package var regionAliases: [String: String]
  package var schemaVersion: Int

  /// The likely scripts and regions of a language (UTS 35, likely subtags).
  package struct Language: Codable, Equatable, Sendable {
    /// The likely region for each script of the language, such as `CN` for `Hans`.
    package var regions: [String: String]
    /// The likely script, such as `Hans` for `zh`, if the user's tag has no region.
    package var script: String
    /// The likely script for each region in which it differs from ``script``, such as `Hant` for `TW`.
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
    /// The locale's parents, the nearest first, such as `en-001` and `en` for `en-GB`; the root locale is left out.
    package var parents: [String]
    /// The region in the locale's tag, or the likely region if the tag has none.
    package var region: String
    /// The script in the locale's tag, or the likely script if the tag has none.
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
  /// Visits a JSON object with a text for each key; the keys come in the order of their UTF-8 bytes.
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
    // A tag becomes part of a file's path. A key such as `../x` would lead out of the bundle.
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
