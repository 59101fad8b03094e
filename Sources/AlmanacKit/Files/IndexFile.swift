/// `json/index.json`: the bundle's locales, and the CLDR data for finding the best locale for a user's languages.
package struct IndexFile: BundleFile {
  /// The current tag for each old tag or three-letter code of the bundle's languages, such as `he` for `iw` and `heb`.
  package var aliases: [String: String] = [:]
  /// The likely scripts and regions for each of the bundle's languages, by language code, such as `zh`.
  package var languages: [String: Language] = [:]
  /// The bundle's locales, by tag, such as `de-AT`.
  package var locales: [String: Locale] = [:]
  /// The ten digits, each one scalar, of each numbering system that has digits, by the system's code, such as `arab`.
  package var numberingSystems: [String: String] = [:]
  /// The locales that CLDR prefers if several locales match equally well, such as `en-GB` for English in Europe.
  package var paradigmLocales: [String] = []
  /// The parents that CLDR names, by the child's tag; the parent of any other tag is the tag without its last part.
  ///
  /// For example, the parent of `en-AU` is `en-001`, and not `en`. The value `und` means that the locale has no parent.
  package var parents: [String: String] = [:]
  /// The current code for each old code of a region, such as `GB` for `UK`.
  package var regionAliases: [String: String] = [:]
  package static var currentSchemaVersion: Int { 3 }
  package var schemaVersion = currentSchemaVersion

  /// The likely scripts and regions of a language (UTS 35, likely subtags).
  package struct Language: Shape {
    /// The likely region for each script of the language, such as `CN` for `Hans`.
    package var regions: [String: String] = [:]
    /// The likely script, such as `Hans` for `zh`, if the user's tag has no region.
    package var script = ""
    /// The likely script for each region in which it differs from ``script``, such as `Hant` for `TW`.
    package var scripts: [String: String] = [:]

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("regions", &regions)
      try pass.field("script", &script)
      try pass.field("scripts", &scripts)
    }
  }

  /// A locale of the bundle.
  package struct Locale: Shape {
    package var language = ""
    /// The locale's parents, the nearest first, such as `en-001` and `en` for `en-GB`; the root locale is left out.
    package var parents: [String] = []
    /// The region in the locale's tag, or the likely region if the tag has none.
    package var region = ""
    /// The script in the locale's tag, or the likely script if the tag has none.
    package var script = ""

    package init(likely: LanguageTag, parents: [String]) {
      language = likely.language
      self.parents = parents
      region = likely.region ?? ""
      script = likely.script ?? ""
    }

    package init() {}

    package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
      try pass.field("language", &language)
      try pass.field("parents", &parents)
      try pass.field("region", &region)
      try pass.field("script", &script)
    }
  }

  package init() {}

  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    try eachField(&reader)
    // A tag becomes part of a file's path. A key such as `../x` would lead out of the bundle.
    if let tag = locales.keys.filter({ !LocaleTag.isWellFormed($0) }).min() {
      throw JSONMismatch(path: ["locales"], "has '\(tag)', which is not a language tag")
    }
  }

  package mutating func eachField<Pass: FieldPass>(_ pass: inout Pass) throws(Pass.Failure) {
    try pass.field("aliases", &aliases)
    try pass.field("languages", &languages)
    try pass.field("locales", &locales)
    try pass.field("numberingSystems", &numberingSystems)
    try pass.field("paradigmLocales", &paradigmLocales)
    try pass.field("parents", &parents)
    try pass.field("regionAliases", &regionAliases)
    try pass.field("schemaVersion", &schemaVersion)
  }
}
