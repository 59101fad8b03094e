import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// `almanac.json`: the options of a bundle, as its repository keeps them.
///
/// A stranger may have written it. Its paths have to stay inside the git work tree, or inside its own folder.
struct ConfigFile: Sendable {
  /// The path of the file, for messages.
  let name: String
  let layer: OptionLayer

  static let defaultName = "almanac.json"

  /// Reads the config of a path, or the one of the working directory; `nil` if no path is given and none exists.
  ///
  /// Throws everything that is wrong in it at once.
  init?(named path: String?) throws(Failure) {
    let name = path ?? Self.defaultName
    guard path != nil || Self.exists(name) else { return nil }
    try LinkOut.check(input: name)
    guard !Self.exists(name) || RegularPath.isFile(name) else {
      throw Failure(file: name, "This is not a regular file. Name a config with --config.")
    }
    var reader = InputReader(option: .config)
    let bytes = try reader.bytes(of: name)
    self.name = name
    do throws(InputProblems) {
      layer = try Self.layer(reading: bytes, paths: ConfigPaths(of: name))
    } catch {
      throw Failure(error.problems, file: name)
    }
  }

  private static func exists(_ path: String) -> Bool { RegularPath.exists(path) }

  /// The options of a config; throws everything that is wrong in it at once.
  static func layer(reading bytes: [UInt8], paths: ConfigPaths) throws(InputProblems) -> OptionLayer {
    let bytes = try InputText.checked(bytes)
    let read: ShapeReader.Reading<ConfigReader>
    do throws(JSONSyntaxError) {
      read = try ShapeReader.read(JSONCursor(bytes, repeatedKeys: .allowed)) {
        reader, cursor throws(JSONSyntaxError) in
        var config = ConfigReader(paths: paths)
        let found: Void? = try reader.object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
          try config.read(key, &reader, &cursor)
        }
        config.finish()
        return found.map { config }
      }
    } catch {
      throw InputText.problems(error, in: bytes)
    }
    var findings = read.repeated.map { InputFinding(ConfigError.repeatedKey($0.name), at: $0.offset) }
    findings += read.mismatches.map { InputFinding(ConfigError.wrongKind($0.reason), at: $0.offset) }
    findings += read.value?.findings ?? []
    guard let config = read.value, findings.isEmpty else { throw InputProblems(findings, in: bytes) }
    return try config.layer.inFolder(of: paths, bytes)
  }
}

extension OptionLayer {
  /// The options with the default paths in the folder of the config.
  fileprivate func inFolder(of paths: ConfigPaths, _ bytes: [UInt8]) throws(InputProblems) -> OptionLayer {
    var (layer, key) = (self, "locales")
    do throws(ConfigPaths.Problem) {
      if locales == nil { layer.locales = try paths.input(BundleSettings.defaultLocales) }
      key = "output"
      if output == nil { layer.output = try paths.output(BundleSettings.defaultOutput) }
      return layer
    } catch {
      let path = key == "locales" ? BundleSettings.defaultLocales : BundleSettings.defaultOutput
      throw InputProblems([InputFinding(ConfigError.badPath(path, key: key, error), at: 0)], in: bytes)
    }
  }
}
