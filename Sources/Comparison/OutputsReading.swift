import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// Reads the outputs of a manifest, which may come from a stranger.
enum OutputsReading {
  /// The outputs, the one with the manifest first; `nil` if Almanac does not write such a list.
  ///
  /// A bundle with one folder lists no outputs, and has the formats of the options.
  static func outputs(_ options: JSONValue?, formats: [OutputFormat]) -> [BundleOutput]? {
    guard let value = options?["outputs"] else {
      return [BundleOutput(path: BundleOutput.first, formats: formats, locales: nil)]
    }
    let read = value.elements?.map(output) ?? [nil]
    let outputs = read.compactMap(\.self)
    let all = outputs.flatMap(\.formats)
    let further = outputs.dropFirst().map(\.path)
    guard outputs.count == read.count, outputs.first?.path == BundleOutput.first,
      all.count == Set(all).count, OutputFormat.allCases.filter(all.contains) == formats,
      further.allSatisfy(isRelativePath), Set(further).count == further.count
    else { return nil }
    return outputs
  }

  private static func output(_ value: JSONValue) -> BundleOutput? {
    guard case .object(let entries) = value,
      Set(["formats", "locales", "path"]).isSuperset(of: entries.keys),
      let path = entries["path"]?.text, let formats = entries["formats"]?.elements, !formats.isEmpty
    else { return nil }
    let known = formats.compactMap { $0.text.flatMap(OutputFormat.init) }
    guard known.count == formats.count else { return nil }
    guard let locales = entries["locales"] else {
      return BundleOutput(path: path, formats: known, locales: nil)
    }
    let tags = locales.elements?.compactMap(\.text) ?? []
    guard !tags.isEmpty, tags.count == locales.elements?.count, tags.allSatisfy(LocaleTag.isWellFormed) else {
      return nil
    }
    return BundleOutput(path: path, formats: known, locales: tags)
  }

  /// Whether a path leads up, and then down to a folder that is neither around the first output nor in it.
  private static func isRelativePath(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let down = names.drop { $0 == ".." }
    return path.utf8.count <= Limits.outputPath && names.first == ".." && !down.isEmpty
      && path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      && down.allSatisfy { !["", ".", ".."].contains($0) && $0.lowercased() != ".git" }
  }
}
