import AlmanacBundle
import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacFormats

/// The fields of the JSON Schemas, compared with the fields of the model.
@Suite struct SchemaTests {
  private static let files: [(schema: String, file: any BundleFile)] = [
    ("locale", LocaleFile()), ("calendar", CalendarFile()), ("index", IndexFile()),
    ("regions", RegionsFile()), ("years", YearTableFile()),
  ]

  @Test("each property of a file's type is declared as a field")
  func properties() {
    for (schema, file) in Self.files {
      let missing = DeclaredProperties.missing(in: file)
      #expect(missing == [], "The declaration in AlmanacKit lacks these properties (\(schema)).")
    }
  }

  @Test("the schema of a file has the fields that the file declares")
  func declaredFields() throws {
    for (schema, file) in Self.files {
      let declared = DeclaredFields.of(file)
      let paths = Set(try paths(schema).map { declared.general($0.components(separatedBy: ".")) }).names
      // Only weekdays have short names, although all names have the same type.
      let fields = declared.filter { $0.last != "short" || $0.first == "weekdays" }.names
      #expect(fields.subtracting(paths) == [], "\(schema).schema.json lacks these fields.")
      #expect(paths.subtracting(fields) == [], "AlmanacKit does not declare these fields (\(schema)).")
    }
  }

  @Test("the types for the web have the fields of the modules")
  func types() throws {
    let text = try Repository.text(of: "Sources/Resources/web/almanac.d.ts")
    let modules = [
      ("LocaleData", DeclaredFields.of(LocaleFile()).filter { LocaleFile.isInModule($0, coreKeys: ["*"]) }),
      ("CalendarData", DeclaredFields.of(CalendarFile()).filter(CalendarFile.isInModule)),
    ]
    for (name, fields) in modules {
      let type = try #require(TypeScriptReader.interface(name, in: text))
      let missing = fields.filter { field in
        !type.has(field[...]) { TypeScriptReader.interface($0, in: text) }
      }
      #expect(missing.names == [], "\(name) in almanac.d.ts lacks these fields.")
    }
  }

  @Test(
    "every field in the schemas of a locale and a calendar has a kind", arguments: ["locale", "calendar"])
  func kinds(schema: String) throws {
    for path in try paths(schema) {
      #expect(FieldCatalog.bundle.kind(of: path.split(separator: ".")) != nil, "\(path)")
    }
  }

  @Test("every field that other fields repeat is in the schemas")
  func origins() throws {
    let paths = try paths("locale").union(paths("calendar")).map { $0.split(separator: ".").map(String.init) }
    for origin in FieldCatalog.bundle.repeatedPaths {
      #expect(paths.contains { $0.starts(with: origin) }, "\(origin)")
    }
  }

  @Test("the schema of the manifest has the model's fields")
  func manifest() throws {
    let coverage = Manifest.Coverage(
      dataLocale: "de", core: 42, optional: 26, extended: 100, own: 1, reviewed: 60)
    var words = Manifest.Words()
    words.names = ["": "action.done"]
    words.own = ["": Manifest.Words.OwnKey(comment: "c", isPlural: true, placeholders: ["n"])]
    words.unreviewed = ["": ["": ["de"]]]
    var manifest = Manifest(
      tool: "1", icu: "1", cldr: "1", tzdata: "2022e", options: ManifestOptions(of: BundleOptions(), []),
      locales: ["": coverage],
      missing: [(keys: ["action.ok"], locales: ["de"])], words: words,
      files: ["": try #require(FileDigest(sha256: String(repeating: "0", count: 64), size: 1))])
    manifest.interrupted = [".": manifest.files]
    // OptionTableTests compares the options.
    let fields = Self.paths(in: try JSONValue(reading: manifest.bytes)).filter { !$0.hasPrefix("options.") }
    #expect(try paths("manifest").filter { !$0.hasPrefix("options.") } == fields)
  }

  /// The paths of the fields in a value that contain no other fields; `*` stands for an empty key.
  private static func paths(in value: JSONValue) -> Set<String> {
    guard case .object(let entries) = value else { return [] }
    return entries.reduce(into: []) { paths, entry in
      let key = entry.key.isEmpty ? "*" : entry.key
      let below = Self.paths(in: entry.value)
      paths.formUnion(below.isEmpty ? [key] : Set(below.map { "\(key).\($0)" }))
    }
  }

  /// The paths of a schema's fields without `$schema`, which an editor may add to a file.
  private func paths(_ name: String) throws -> Set<String> {
    let schema = try JSONValue(reading: Repository.bytes(of: "Sources/Resources/schema/\(name).schema.json"))
    let paths = Self.paths(in: schema, definitions: schema["$defs"])
    try #require(paths.contains("$schema"))
    return paths.subtracting(["$schema"])
  }

  /// The paths of the fields in a part of a schema that contain no other fields; `*` stands for any key.
  private static func paths(in schema: JSONValue, definitions: JSONValue?) -> Set<String> {
    if let name = schema["$ref"]?.text?.split(separator: "/").last,
      let definition = definitions?[String(name)]
    {
      return paths(in: definition, definitions: definitions)
    }
    var fields: [String: JSONValue] = [:]
    if case .object(let properties) = schema["properties"] { fields = properties }
    fields["*"] = schema["additionalProperties"]
    return fields.reduce(into: []) { paths, field in
      guard case .object = field.value else { return }
      let below = Self.paths(in: field.value, definitions: definitions)
      paths.formUnion(below.isEmpty ? [field.key] : Set(below.map { "\(field.key).\($0)" }))
    }
  }
}
