import AlmanacKit
import AlmanacTestSupport
import CAlmanacResources
import Foundation
import Testing

/// The fields of the JSON Schemas, compared with the fields of the model.
@Suite struct SchemaTests {
  @Test("the schema of a locale has the model's fields")
  func locale() throws {
    var algorithmic = LocaleFile.sample
    algorithmic.numbers = LocaleFile.Numbers(
      system: "hebr", texts: ["1": "א"], days: ["א"], hours: ["א"], minutes: ["א"])
    algorithmic.addEveryWord()
    #expect(try paths("locale") == FieldPaths.of(LocaleFile.sample).union(FieldPaths.of(algorithmic)))
  }

  @Test("the schema of a calendar has the model's fields")
  func calendar() throws {
    var french = CalendarFile.sampleGregorian
    french.dayOfMonths = ["1": "1er"]
    #expect(try paths("calendar") == FieldPaths.of(french).union(FieldPaths.of(CalendarFile.sampleChinese)))
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

  @Test("the schema of the Chinese years has the model's fields")
  func chineseYears() throws {
    #expect(try paths("chinese-years") == FieldPaths.of(ChineseYearsFile()))
  }

  @Test("the schema of the regions has the model's fields")
  func regions() throws {
    var region = Region(
      week: LocaleFile.sample.week, hourCycle: .h23, allowedHourCycles: [.h23], calendars: ["gregory"])
    region.languages = ["de": Region.Hours(hourCycle: .h23, allowedHourCycles: [.h23])]
    #expect(try paths("regions") == FieldPaths.of(RegionsFile(regions: ["AT": region])))
  }

  @Test("the schema of the index has the model's fields")
  func index() throws {
    #expect(try paths("index") == FieldPaths.of(IndexFile.sample))
  }

  @Test("the schema of the manifest has the model's fields")
  func manifest() throws {
    let sha256 = String(repeating: "0", count: 64)
    let coverage = ManifestFile.Coverage(
      dataLocale: "de", core: 42, optional: 26, extended: 100, own: 1, reviewed: 60)
    let manifest = ManifestFile(
      tool: "1", icu: "1", cldr: "1", tzdata: "2022e", options: [:], locales: ["de": coverage],
      missing: [ManifestFile.MissingKeys(keys: ["action.ok"], locales: ["de"])],
      files: ["json/de/locale.json": try #require(FileDigest(sha256: sha256, size: 1))])
    // OptionTableTests compares the options.
    #expect(try paths("manifest").filter { !$0.hasPrefix("options.") } == FieldPaths.of(manifest))
  }

  /// The paths of a schema's fields without `$schema`, which an editor may add to a file.
  private func paths(_ name: String) throws -> Set<String> {
    let index = (0..<almanac_schema_count()).first {
      String(cString: almanac_schema($0).name) == "\(name).schema.json"
    }
    let content = almanac_schema(try #require(index)).content
    let data = Data(UnsafeBufferPointer(start: content.bytes, count: content.count))
    let schema = try JSONDecoder().decode(Schema.self, from: data)
    let paths = schema.paths(definitions: schema.definitions ?? [:])
    try #require(paths.contains("$schema"))
    return paths.subtracting(["$schema"])
  }
}

extension LocaleFile {
  /// Adds the texts that only some languages have.
  fileprivate mutating func addEveryWord() {
    calendars.names = ["gregorian": "g", "buddhist": "b", "chinese": "c"]
    var names = FieldNames(abbreviated: "a", narrow: "n", wide: "w")
    names.titled = FieldNames.Titled(abbreviated: "A", wide: "W")
    fields = Dictionary(uniqueKeysWithValues: DateField.allCases.map { ($0.rawValue, names) })
    let forms = Dictionary(uniqueKeysWithValues: PluralCategory.allCases.map { ($0, "{0}") })
    let unit = UnitNames(label: "l", forms: forms)
    let widths = ["long": unit, "short": unit, "narrow": unit]
    units = ["hour": widths, "minute": widths, "second": widths]
    lists = Dictionary(uniqueKeysWithValues: ["long", "narrow", "short"].map { ($0, lists["long"]) })
      .compactMapValues(\.self)
    let near = ["-1": "y", "0": "t", "1": "t"]
    relative = Dictionary(
      uniqueKeysWithValues: RelativeUnit.allCases.map { unit in
        let words = unit == .day ? near.merging(["-2": "b", "2": "o"]) { one, _ in one } : near
        var titled = RelativeWords(words)
        titled.titled = words.mapValues { $0.uppercased() }
        return (unit.rawValue, titled)
      })
  }
}

/// The part of JSON Schema that names fields.
private final class Schema: Decodable {
  let properties: [String: Field]?
  let additionalProperties: Field?
  let definitions: [String: Schema]?
  let reference: String?

  private enum CodingKeys: String, CodingKey {
    case properties, additionalProperties
    case definitions = "$defs"
    case reference = "$ref"
  }

  /// A schema, or `true` or `false`.
  enum Field: Decodable {
    case schema(Schema)
    case anything(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .anything(flag)
      } else {
        self = .schema(try container.decode(Schema.self))
      }
    }
  }

  /// The paths of the fields that contain no other fields; `*` stands for any key.
  func paths(definitions: [String: Schema]) -> Set<String> {
    if let name = reference?.split(separator: "/").last, let schema = definitions[String(name)] {
      return schema.paths(definitions: definitions)
    }
    var fields = properties ?? [:]
    if let additionalProperties { fields["*"] = additionalProperties }
    return fields.reduce(into: []) { paths, field in
      guard case .schema(let schema) = field.value else { return }
      let below = schema.paths(definitions: definitions)
      paths.formUnion(below.isEmpty ? [field.key] : Set(below.map { "\(field.key).\($0)" }))
    }
  }
}

/// Walks a file and collects the paths of its fields, in which `*` stands for a key that is data, such as a tag.
private struct FieldPaths: FieldVisitor {
  private var paths: Set<String> = []
  private var path: [String] = []

  static func of(_ file: some Walkable) -> Set<String> {
    var visitor = FieldPaths()
    file.walk(&visitor)
    return visitor.paths
  }

  /// The paths of the objects whose keys are data, such as tags, codes, paths or years.
  private static let open: Set = [
    "dayOfMonths", "sources", "strings", "dayPeriods.rules", "plurals.cardinal", "numberOverrides",
    "numberOverrides.*", "numbers.texts",
    "regions", "regions.*.languages", "rules.eras", "years", "files", "locales", "aliases", "languages",
    "languages.*.regions", "languages.*.scripts", "numberingSystems", "parents", "regionAliases",
  ]

  private mutating func add(_ key: String) {
    paths.insert((path + [name(key)]).joined(separator: "."))
  }

  private func name(_ key: String) -> String {
    let isYears = path == ["years"] && ["display", "first", "last", "numeric", "pattern"].contains(key)
    return Self.open.contains(path.joined(separator: ".")) && !isYears ? "*" : key
  }

  mutating func begin(_ key: String) { path.append(name(key)) }
  mutating func end() { path.removeLast() }
  mutating func text(_ key: String, _ value: String) { add(key) }
  mutating func number(_ key: String, _ value: Int?) { add(key) }
  mutating func numbers(_ key: String, _ values: [Int]) { add(key) }
  mutating func structure(_ key: String, _ value: Structure) { add(key) }
  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) { add(key) }
  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {
    add(key)
  }
  mutating func label(_ key: String, _ value: String) { add(key) }
  mutating func pattern(_ key: String, _ value: String) { add(key) }
  mutating func phrase(_ key: String, _ value: Phrase) { add(key) }
}
