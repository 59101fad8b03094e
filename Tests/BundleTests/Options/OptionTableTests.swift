import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacTestSupport
import Testing

@testable import AlmanacBundle

/// The table of options, from which the command line, the config and the manifest come.
@Suite struct OptionTableTests {
  @Test("the schema of the config has exactly the options of the table, with their names, and 'outputs'")
  func config() throws {
    let properties = try #require(schema("almanac")["properties"])
    #expect(properties.keys == Set(BundleOptions.table.map(\.key) + ["$schema", "outputs"]))
    for option in BundleOptions.table {
      #expect(properties[option.key]?.names == option.names, "\(option.key)")
    }
  }

  @Test("the schema of the manifest has exactly the options of the table that decide files, and 'outputs'")
  func manifest() throws {
    let properties = try #require(schema("manifest")["properties"]?["options"]?["properties"])
    #expect(properties.keys == Set(BundleOptions.table.flatMap(\.manifestKeys) + ["outputs"]))
  }

  @Test("an option has the same default in the help page and in the run", arguments: BundleOptions.table)
  func defaults(option: BundleOption) throws {
    guard let range = option.help.firstRange(of: "(default: ") else { return }
    let text = option.help[range.upperBound...].prefix { $0 != ")" }
    // JSON is always written, so the help page does not name it.
    #expect([String(text), "json,\(text)"].contains(option.shown(nil)), "\(option.key)")
  }

  @Test(
    "options on the command line replace those of the file one by one, also '--errata' and '--no-errata'")
  func merge() {
    var (given, file) = (BundleOptions(), BundleOptions())
    (given.$compact.given, given.$errataFile.given) = (false, "mine.json")
    (file.$compact.given, file.$titleCase.given, file.$noErrata.given) = (true, true, true)
    let merged = given.merged(over: file)
    #expect(!merged.compact && merged.titleCase && !merged.noErrata && merged.errataFile == "mine.json")
    var other = BundleOptions()
    other.$noErrata.given = true
    #expect(other.merged(over: given).noErrata && other.merged(over: given).errataFile == nil)
    let rest = file.without(given)
    #expect(rest.titleCase && rest.$noErrata.given == nil && rest.$compact.given == nil)
  }

  @Test("a folder or formats on the command line take the place of all outputs of the config")
  func outputs() {
    let file = BundleOptions()
    let outputs = [(".", OutputFormat.strings), ("../web", .esm)].map { path, format in
      BundleOutput(path: path, formats: [format], locales: nil)
    }
    var (config, folder, formats, other) = (file, file, file, file)
    (config.outputs, config.$formats.given) = (outputs, [.strings, .esm])
    (folder.$output.given, formats.$formats.given, other.$compact.given) = ("X", [.json], true)
    #expect(folder.merged(over: config).outputs == nil && formats.merged(over: config).outputs == nil)
    #expect(other.merged(over: config).outputs == outputs)
    // The first output gets the JSON that every bundle has.
    let all = other.merged(over: config).withJSON.withJSON
    #expect(all.formats == [.json, .strings, .esm])
    #expect(all.outputs?.map(\.formats) == [[.json, .strings], [.esm]])
  }

  @Test("a manifest leaves out the options that have their default")
  func usualOptions() {
    let options = ManifestOptions(of: BundleOptions(), [])
    #expect(options.json.keys == ["calendars", "firstYear", "formats", "lastYear"])
  }

  @Test("a manifest has the outputs if there are several, or if the only one has a list of its own")
  func outputsInManifest() {
    let whole = BundleOutput(path: ".", formats: [.json], locales: nil)
    let german = BundleOutput(path: ".", formats: [.json], locales: ["de"])
    let web = BundleOutput(path: "../web", formats: [.esm], locales: nil)
    for (outputs, isWritten) in [([whole], false), ([german], true), ([whole, web], true)] {
      let json = ManifestOptions(of: BundleOptions(), outputs).json
      #expect((json["outputs"] != nil) == isWritten, "\(outputs)")
    }
  }

  @Test("a manifest's options come back as they were written, but no checksum becomes a path")
  func manifestOptions() throws {
    var options = BundleOptions()
    (options.$formats.given, options.$years.given) = ([.json, .esm], 1950...2000)
    (options.$titleCase.given, options.$spaces.given, options.$fallback.given) = (true, .ascii, "en")
    let sum = String(repeating: "0", count: 64)
    (options.$keysFile.given, options.$stringsFiles.given) = (sum, [sum, sum])
    let read = try #require(ManifestOptions(reading: ManifestOptions(of: options, []).json))
    #expect(read.isKnown)
    let files = BundleOptions.table.filter(\.shape.isFile).map { read.fileCount(for: $0) }
    #expect(files == [2, 1, nil], "The options are --strings, --keys and --errata.")
    let changed = read.changed
    #expect(changed.formats == [.json, .esm] && changed.years == 1950...2000 && changed.titleCase)
    #expect(changed.spaces == .ascii && changed.fallback == "en" && !changed.compact)
    #expect(changed.keysFile == nil && changed.stringsFiles.isEmpty && changed.errataFile == nil)
    #expect(changed.$compact.given == nil && changed.$calendars.given == nil)
  }

  @Test(
    "a manifest's options are known only if this version can read all of them",
    arguments: [
      (usual, true), (#"\#(usual), "keys": "0", "titleCase": true"#, true), (#"\#(usual), "x": 1"#, false),
      (#"\#(usual), "titleCase": "true""#, false), (#"\#(usual), "spaces": "tabs""#, false),
      (#"\#(usual), "strict": true"#, false), (#"\#(usual), "words": ["core", "x"]"#, false),
      (#""calendars": ["gregorian"], "formats": ["json"], "firstYear": 1900"#, false),
      (#""calendars": ["gregorian"], "formats": ["json"]"#, false),
      (#"\#(usual), "outputs": [{"path": ".", "formats": ["json"]}]"#, true),
      (#"\#(usual), "outputs": [{"path": ".", "formats": ["json"], "x": 1}]"#, nil),
      // Without the formats or the calendars, the paths of the files are unknown.
      (#""calendars": ["gregorian"]"#, nil), (#""formats": ["json"]"#, nil),
    ])
  func known(options: String, isKnown: Bool?) throws {
    let json = try JSONValue(reading: Array("{\(options)}".utf8))
    #expect(ManifestOptions(reading: json)?.isKnown == isKnown)
  }

  private static let usual =
    #""calendars": ["gregorian"], "firstYear": 1900, "formats": ["json"], "lastYear": 2060"#

  @Test("the outputs and the files of a bundle and of a run are compared, and shown with their numbers")
  func differences() {
    var (bundle, run) = (BundleOptions(), BundleOptions())
    (bundle.$stringsFiles.given, run.$stringsFiles.given) = (["a", "b"], ["c"])
    let whole = [BundleOutput(path: ".", formats: [.json], locales: nil)]
    let outputs = [["de"], ["de", "en"]].map {
      BundleOutput(path: "../\($0.count)", formats: [.strings, .esm], locales: $0)
    }
    let differences = ManifestOptions(of: bundle, whole + outputs).differences(
      from: ManifestOptions(of: run, whole))
    #expect(
      differences.map { "\($0.option) \($0.keys): \($0.bundle), \($0.run)" } == [
        #"--strings ["strings"]: 2 files, 1 file"#,
        #"outputs ["outputs"]: .: json; ../1: strings,esm; ../2: strings,esm, none"#,
      ])
  }

  private func schema(_ name: String) throws -> JSONValue {
    try JSONValue(reading: Repository.bytes(of: "Sources/Resources/schema/\(name).schema.json"))
  }
}

extension JSONValue {
  /// The keys of an object.
  fileprivate var keys: Set<String> {
    if case .object(let entries) = self { Set(entries.keys) } else { [] }
  }

  /// The names that a schema allows for a value or for the elements of a list.
  fileprivate var names: [String]? {
    (self["enum"] ?? self["items"]?["enum"])?.elements?.compactMap(\.text)
  }
}

extension BundleOption {
  /// The names that the option allows.
  fileprivate var names: [String]? {
    switch shape {
    case .choice(let names), .choices(let names): names
    case .flag, .mark, .text, .locale, .file, .fileOrInput, .files, .folder: nil
    }
  }
}

extension BundleOption: CustomTestStringConvertible {
  package var testDescription: String { key }
}
