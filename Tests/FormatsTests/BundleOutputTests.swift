import AlmanacFormats
import AlmanacKit
import Testing

/// An output folder of a bundle: the files that it has, and their paths and limits.
@Suite struct BundleOutputTests {
  private static let first = BundleOutput(path: ".", formats: [.json], locales: nil)
  private static let both = BundleOutput(path: "../a", formats: [.xcstrings, .strings], locales: nil)

  /// A path in a bundle, and the path of the same file in an output folder that has only the path's format.
  struct Row {
    let path: String
    let format: OutputFormat
    let pathInOutput: String
    let limit: Int
  }

  @Test(
    "leaves out the folder of its only format, and keeps the limit of the file",
    arguments: [
      Row(
        path: "xcstrings/Picker.xcstrings", format: .xcstrings, pathInOutput: "Picker.xcstrings",
        limit: 64_000_000),
      Row(
        path: "strings/de.lproj/Picker.strings", format: .strings, pathInOutput: "de.lproj/Picker.strings",
        limit: 16_000_000),
      // In the flat layout, the folder `strings` is missing in every output.
      Row(
        path: "de.lproj/Picker.strings", format: .strings, pathInOutput: "de.lproj/Picker.strings",
        limit: 16_000_000),
      Row(path: "esm/de.js", format: .esm, pathInOutput: "de.js", limit: 16_000_000),
      Row(path: "json/de/locale.json", format: .json, pathInOutput: "json/de/locale.json", limit: 16_000_000),
    ])
  func only(row: Row) {
    let output = BundleOutput(path: "../a", formats: [row.format], locales: nil)
    #expect(output.path(of: row.path) == row.pathInOutput)
    #expect(output.sizeLimit(at: row.pathInOutput) == row.limit)
    #expect(output.canHave(row.pathInOutput, .all) && !output.canHave("x/" + row.pathInOutput, .all))
    // The output with the manifest, or with another format too, keeps the folders of the formats.
    for kept in [Self.first, Self.both] {
      #expect(kept.path(of: row.path) == row.path)
      #expect(kept.sizeLimit(at: row.path) == row.limit)
    }
  }

  @Test("has the manifest and files of no format only if it is the first output")
  func first() {
    for path in ["manifest.json", "notes.txt"] {
      #expect(Self.first.has(path) && !Self.both.has(path))
      #expect(!BundleOutput(path: "../a", formats: [.json], locales: nil).has(path))
    }
    #expect(
      Self.both.has("strings/de.lproj/Picker.strings") && !Self.first.has("strings/de.lproj/Picker.strings"))
    #expect(Self.first.has("json/de/locale.json") && !Self.both.has("json/de/locale.json"))
  }

  @Test("has its formats in one order in any order of the outputs, and one place for each file")
  func order() {
    #expect([Self.both, Self.first].formats == [.json, .strings, .xcstrings])
    for (path, output) in [("manifest.json", 0), ("json/index.json", 0), ("xcstrings/Picker.xcstrings", 1)] {
      let place = [Self.first, Self.both].place(of: path)
      #expect(place.output == output && place.path == path, "\(path)")
    }
    #expect(BundlePath("notes.txt").sizeLimit == 16_000_000)
  }

  // A bundler looks for index.js and package.json, and Xcode's usual table of an app's words is Localizable.
  @Test(
    "knows the names that an app's own files may have",
    arguments: [
      ("esm/index.js", true), ("esm/package.json", true), ("strings/de.lproj/Localizable.strings", true),
      ("de.lproj/Localizable.stringsdict", true), ("xcstrings/Localizable.xcstrings", true),
      ("esm/index.d.ts", false), ("esm/de.js", false), ("strings/de.lproj/Picker.strings", false),
    ])
  func usual(path: String, isUsual: Bool) {
    #expect(BundlePath(path).isUsual == isUsual)
  }
}
