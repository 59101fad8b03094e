import AlmanacFormats
import AlmanacInputs
package import AlmanacKit
package import AlmanacRecord

/// `manifest.json`: the versions and options of the run that wrote the bundle, and a list of the bundle's files.
///
/// Its JSON Schema describes each field.
package struct Manifest: Sendable {
  package static let currentSchemaVersion = 3

  /// The version of CLDR that ICU's data comes from.
  package let cldr: String
  /// The size and the SHA-256 of every file except the manifest itself, by the file's path.
  package let files: [String: FileDigest]
  /// The version of ICU that supplied the data.
  package let icu: String
  /// The files that each output folder had before the run, by the folder's path from the folder with the manifest.
  ///
  /// A run writes this list before it changes the files, and only an interrupted run leaves it. It tells the next run
  /// which files belong to Almanac. It is `nil` in a finished bundle.
  package var interrupted: [String: [String: FileDigest]]?
  /// How many texts each locale has, by the locale's tag.
  package let locales: [String: Coverage]
  /// The keys for which some locales have no text, in groups that are sorted by their first keys.
  package let missing: [MissingKeys]
  /// The options of the run that determine the content of the bundle's files.
  package let options: ManifestOptions
  package let schemaVersion: Int
  /// The version of Almanac that wrote the bundle.
  package let tool: String
  /// The version of the time-zone data in ICU.
  package let tzdata: String
  /// What the formats besides JSON need to know about the words; `nil` if it cannot be read.
  package let words: Words?

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

  /// Makes the manifest of a run.
  package init(
    tool: String, icu: String, cldr: String, tzdata: String, options: ManifestOptions,
    locales: [String: Coverage], missing: [MissingKeys], words: Words, files: [String: FileDigest]
  ) {
    self.tool = tool
    self.icu = icu
    self.cldr = cldr
    self.tzdata = tzdata
    self.options = options
    self.locales = locales
    self.missing = missing
    self.words = words
    self.files = files
    schemaVersion = Self.currentSchemaVersion
  }

  /// Whether a run was interrupted while it changed the files, so that they are old or new.
  package var isInterrupted: Bool { interrupted != nil }

  /// The files that the output folder at a path had before an interrupted run; `nil` if no run was interrupted.
  package func earlierFiles(in output: String) -> [String: FileDigest]? {
    interrupted.map { $0[output] ?? [:] }
  }

  /// The bytes of the file.
  package var bytes: [UInt8] { JSONWriter.bytes(of: self, .readable) }
}

extension Manifest: Walkable {
  package func walk(_ steps: inout FieldSteps) {
    for (key, value) in json.sortedByUTF8() { steps.structure(key, value.structure) }
  }

  private var json: [String: JSONValue] {
    var json: [String: JSONValue] = [
      "cldr": .text(cldr), "files": Self.json(files), "icu": .text(icu),
      "locales": .object(locales.mapValues(\.json)), "options": options.json,
      "schemaVersion": .literal("\(schemaVersion)"), "tool": .text(tool), "tzdata": .text(tzdata),
    ]
    if let interrupted {
      json["interrupted"] = .list(
        interrupted.sortedByUTF8().map { .object(["files": Self.json($1), "path": .text($0)]) })
    }
    if !missing.isEmpty {
      json["missing"] = .list(
        missing.map { keys, locales in
          .object(["keys": .list(keys.map(JSONValue.text)), "locales": .list(locales.map(JSONValue.text))])
        })
    }
    if let words, !words.isEmpty { json["words"] = words.json }
    return json
  }

  private static func json(_ files: [String: FileDigest]) -> JSONValue {
    .object(files.mapValues { .object(["sha256": .text($0.sha256), "size": .literal("\($0.size)")]) })
  }
}

extension Manifest.Coverage {
  fileprivate var json: JSONValue {
    var json: [String: JSONValue] = ["dataLocale": .text(dataLocale)]
    json["core"] = .literal("\(core)")
    json["extended"] = .literal("\(extended)")
    json["optional"] = .literal("\(optional)")
    json["own"] = own.map { .literal("\($0)") }
    json["reviewed"] = .literal("\(reviewed)")
    return .object(json)
  }
}

extension JSONValue {
  /// The value in the form in which a bundle's files are written.
  fileprivate var structure: Structure {
    switch self {
    case .text(let text): .text(text)
    case .literal(let word): Int(word).map(Structure.number) ?? .flag(word == "true")
    case .list(let elements): .list(elements.map(\.structure))
    case .object(let entries): .object(entries.mapValues(\.structure).sortedByUTF8())
    }
  }
}
