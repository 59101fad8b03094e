import AlmanacBundle
import AlmanacFormats
import AlmanacInputs
import AlmanacKit

/// An output in a config: a folder and its formats.
///
/// `joined` is the path of the folder as seen from the working directory; `real` is its path without links.
private struct ConfigOutput {
  /// The first key of the output in the config; errors about the output are reported at its line and column.
  var key: ShapeReader.Key
  var folder: (joined: String, real: String)?
  /// The formats and the list of locales.
  var options = BundleOptions()
}

extension ConfigReader {
  /// Reads the key `outputs`: the folders of a bundle, each with its formats.
  mutating func readOutputs(
    _ key: ShapeReader.Key, _ reader: inout ShapeReader, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) {
    hasOutputs = true
    var outputs: [ConfigOutput] = []
    var count = 0
    // A format can be in only one output. So no config needs more outputs, and comparing them all with each other is
    // quick.
    let limit = OutputFormat.allCases.count
    let list: [Void]? = try reader.list(&cursor) { reader, cursor throws(JSONSyntaxError) in
      count += 1
      guard count <= limit else { return try reader.skip(&cursor) }
      guard let output = try output(&reader, &cursor, in: key) else { return () }
      outputs.append(output)
      check(outputs)
    }
    if count > limit {
      note(
        "'outputs' has \(count) outputs, but there are only \(limit) formats, and each can be in one output. Remove some.",
        key)
    }
    let folders = outputs.compactMap(\.folder)
    guard let first = folders.first, folders.count == outputs.count else {
      if list?.isEmpty == true {
        note("'outputs' is empty. Name a folder and its formats, or remove the key.", key)
      }
      return
    }
    let choices = zip(outputs, folders).map { output, folder in
      BundleOutput(
        path: Self.path(of: folder.real, from: first.real), formats: output.options.formats,
        folder: folder.joined, localesFile: output.options.$localesFile.given)
    }
    for (output, choice) in zip(outputs, choices) where choice.path.utf8.count > Limits.outputPath {
      note(
        "The path from the first output to '\(choice.folder)' has more than \(Limits.outputPath) bytes. Name a folder with a shorter path.",
        output.key)
    }
    options.outputs = choices
    options.$output.given = first.joined
    options.$formats.given = choices.formats
  }

  private mutating func output(
    _ reader: inout ShapeReader, _ cursor: inout JSONCursor, in outputs: ShapeReader.Key
  ) throws(JSONSyntaxError) -> ConfigOutput? {
    var output = ConfigOutput(key: outputs)
    var isEmpty = true
    var missing: Set = ["formats", "output"]
    let object: Void? = try reader.object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      if isEmpty { output.key = key }
      isEmpty = false
      missing.remove(key.name)
      let keys = ["formats", "locales", "output"]
      if key.name == "output" {
        output.folder = try folder(key, &reader, &cursor)
      } else if keys.contains(key.name), let option = BundleOptions.table.first(where: { $0.key == key.name })
      {
        let value = try JSONValue(&cursor)
        output.options = set(option, key, value, in: output.options)
      } else {
        try reader.skip(&cursor)
        note("'\(key.name)' is not a key of an output. \(Self.choice(for: key.name, among: keys))", key)
      }
    }
    guard object != nil else { return nil }
    for key in missing.sorted() { note("An output has no '\(key)'. Add it.", output.key) }
    return output
  }

  private mutating func folder(
    _ key: ShapeReader.Key, _ reader: inout ShapeReader, _ cursor: inout JSONCursor
  ) throws(JSONSyntaxError) -> (joined: String, real: String)? {
    guard let path = try reader.text(&cursor) else { return nil }
    var paths = paths
    paths.alternative = ""
    return checked(path, key) { path throws(PathProblem) in
      guard !path.unicodeScalars.contains(where: Invisible.contains) else {
        throw .unusable("it contains an invisible character")
      }
      _ = try paths.output(path)
      return try paths.real(path)
    }
  }

  /// Notes an error if the last output shares a format or a folder with an earlier output.
  private mutating func check(_ outputs: [ConfigOutput]) {
    guard let last = outputs.last else { return }
    let formats = outputs.dropLast().flatMap { $0.options.$formats.given ?? [] }
    for format in last.options.$formats.given ?? [] where formats.contains(format) {
      note("The format '\(format.rawValue)' is in two outputs. Remove it from one of them.", last.key)
    }
    for earlier in outputs.dropLast() {
      guard let folder = last.folder, let other = earlier.folder,
        let isNested = Self.areNested(folder.real, other.real)
      else { continue }
      let pair = "The outputs '\(other.joined)' and '\(folder.joined)' are the same folder"
      note(
        isNested
          ? "\(pair), or one is inside the other. Name separate folders."
          : "\(pair) on macOS and Windows, or one is inside the other. Give them other names.", last.key)
    }
  }

  /// Whether two folders are the same, or one contains the other.
  ///
  /// The result is `true` if this holds on every system, and `nil` if it holds on no system. It is `false` if it holds
  /// only on some systems: for example, macOS and Windows treat `App` and `app` as the same folder.
  private static func areNested(_ one: String, _ other: String) -> Bool? {
    if EscapingLink.contains(one, other) || EscapingLink.contains(other, one) { return true }
    let (one, other) = (EscapingLink.names(in: one.lowercased()), EscapingLink.names(in: other.lowercased()))
    return zip(one, other).allSatisfy(==) ? false : nil
  }

  /// The relative path from one folder to another; both paths must be real paths without links.
  private static func path(of folder: String, from start: String) -> String {
    let (target, source) = (EscapingLink.names(in: folder), EscapingLink.names(in: start))
    let common = zip(target, source).prefix { $0 == $1 }.count
    let names = source.dropFirst(common).map { _ in ".." } + target.dropFirst(common)
    return names.isEmpty ? BundleOutput.first : names.joined(separator: "/")
  }
}
