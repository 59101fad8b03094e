import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacInputs

/// The keys in the locale files of other libraries' pickers, and the texts of Almanac that fill these keys.
@Suite struct KnownPickerTests {
  private static let pickers = Result {
    let folder = Repository.folder.appending(path: "Sources/Resources/pickers")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).map { file in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: file)))
      return (name: String(file.dropLast(".json".count)), picker: KnownPicker(reading: bytes))
    }
  }

  // The numbers of keys were counted in each picker's own repository.
  @Test(
    "include every key of the pickers' locale files",
    arguments: [
      ("angular-material", 27), ("ant-design", 41), ("bootstrap-datetimepicker", 34),
      ("compose-material3", 52), ("daterangepicker", 19), ("flatpickr", 18), ("fluent-ui", 39),
      ("flutter-material", 36), ("jquery-timepicker", 36), ("material-android", 64), ("mui-x", 53),
      ("primelocale", 37), ("quasar", 34), ("react-aria", 50), ("react-dates", 34), ("tempus-dominus", 44),
      ("vuetify", 27), ("zag-date-picker", 13),
    ])
  func keys(name: String, count: Int) throws {
    let pickers = try Self.pickers.get()
    #expect(pickers.first { $0.name == name }?.picker.keys.count == count)
    #expect(pickers.count == 18)
  }

  @Test("are filled only with texts and data that Almanac has")
  func fillings() throws {
    let known = Set(PickerKeys.all)
    let data = try Self.dataPaths()
    for (name, picker) in try Self.pickers.get() {
      for key in picker.keys {
        #expect(known.isSuperset(of: key.filling.texts), "\(name) \(key.name)")
        guard case .composed(_, let paths) = key.filling else { continue }
        for path in paths { #expect(data.contains(path), "\(name) \(key.name): \(path)") }
      }
    }
  }

  @Test("are filled completely in each locale with the extended words")
  func coverage() throws {
    let manifest = try #require(try Self.output("manifest.json") as? [String: Any])
    let coverage = try #require(manifest["locales"] as? [String: [String: Any]])
    let whole = coverage.filter { $0.value["extended"] as? Int == PickerKeys.extended.count }.keys
    #expect(whole.count > 90)
    for tag in whole {
      let locale = try #require(try Self.output("json/\(tag)/locale.json") as? [String: Any])
      let strings = Set(try #require(locale["strings"] as? [String: Any]).keys)
      for (name, picker) in try Self.pickers.get() {
        #expect(picker.unfilled(by: strings) == [], "\(name) in \(tag)")
      }
    }
  }

  @Test("include every word that the web's adapter of the picker writes")
  func adapters() throws {
    let adapters = Repository.folder.appending(path: "Sources/Resources/web/adapters")
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: adapters.path))
    for (name, picker) in try Self.pickers.get() where names.contains("\(name).js") {
      let words = Set(picker.keys.flatMap(\.filling.texts))
      let script = try String(contentsOf: adapters.appending(path: "\(name).js"), encoding: .utf8)
      let written = script.split(separator: "\"").map(String.init).filter(PickerKeys.all.contains)
      #expect(!written.isEmpty && words.isSuperset(of: written), "\(name)")
    }
  }

  @Test("have a reason for each key that is not filled")
  func reasons() throws {
    for (name, picker) in try Self.pickers.get() {
      let unfilled = picker.keys.filter { if case .none = $0.filling { true } else { false } }
      // The help of react-dates also names the keys of a keyboard.
      #expect(unfilled.count <= (name == "react-dates" ? 7 : 5), "\(name)")
      for key in unfilled {
        guard case .none(let reason) = key.filling else { continue }
        #expect(reason.contains(" "), "\(name) \(key.name)")
      }
    }
  }

  @Test("list the keys whose texts a language lacks")
  func unfilled() throws {
    let file = """
      {"name": "A", "keys": {"z": {"text": "action.ok"}, "b": {"compose": ["action.ok", "action.back", "picker.time"]},
      "c": {"compose": ["picker.time"]}, "d": {"none": "a setting"}}}
      """
    let picker = KnownPicker(reading: Array(file.utf8))
    #expect(picker.fillableCount == 3)
    #expect(picker.unfilled(by: []) == ["b", "z"])
    #expect(picker.unfilled(by: ["action.ok"]) == ["b"])
    #expect(picker.unfilled(by: ["action.ok", "action.back"]) == [])
  }

  /// The paths of all values in locale.json and gregorian.json for Japanese and German in the repository's bundle.
  private static func dataPaths() throws -> Set<String> {
    var paths: Set<String> = []
    for file in ["ja/locale.json", "ja/gregorian.json", "de/locale.json", "de/gregorian.json"] {
      add(try output("json/\(file)"), to: &paths, at: [])
    }
    return paths
  }

  /// A file of the repository's bundle.
  private static func output(_ path: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(Repository.bytes(of: "Output/\(path)")))
  }

  private static func add(_ value: Any, to paths: inout Set<String>, at path: [String]) {
    paths.insert(path.joined(separator: "."))
    guard let entries = value as? [String: Any] else { return }
    for (key, value) in entries { add(value, to: &paths, at: path + [key]) }
  }
}
