import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// Reads the output folders in the options of a manifest, which may come from an untrusted source.
enum OutputsReading {
  /// The output folders of a bundle, with the manifest's folder first.
  ///
  /// The result is `nil` if the option `outputs` is not a list that Almanac can write. The manifest of a bundle with a
  /// single folder has no option `outputs`. That folder contains the bundle in all `formats`.
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

  /// Whether a path first leads up and then down, as in `../app/res`.
  ///
  /// A path without `..` would lead into the manifest's folder. A path of only `..` would lead to a folder that
  /// contains the manifest's folder.
  private static func isRelativePath(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let down = names.drop { $0 == ".." }
    return path.utf8.count <= Limits.outputPath && names.first == ".." && !down.isEmpty
      && path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      && down.allSatisfy { !["", ".", ".."].contains($0) && $0.lowercased() != ".git" }
  }
}
