import AlmanacFormats
import AlmanacInputs
import AlmanacKit

extension [BundleOutput] {
  /// Reads the output folders in the options of a manifest, which may come from an untrusted source.
  ///
  /// The manifest's folder is first. The result is `nil` if the option `outputs` is not a list that Almanac can write.
  /// The manifest of a bundle with a single folder has no option `outputs`. That folder contains the bundle in all
  /// `formats`.
  init?(_ options: [String: JSONValue], formats: [OutputFormat]) {
    guard let value = options[BundleOptions.outputsKey] else {
      self = [BundleOutput(path: BundleOutput.first, formats: formats, locales: nil)]
      return
    }
    guard let elements = value.elements else { return nil }
    self = elements.compactMap(BundleOutput.init)
    let all = flatMap(\.formats)
    let further = dropFirst().map(\.path)
    guard count == elements.count, first?.path == BundleOutput.first,
      all.count == Set(all).count, self.formats == formats,
      further.allSatisfy(Self.isRelativePath), Set(further).count == further.count
    else { return nil }
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

extension BundleOutput {
  /// Reads an output in a manifest; `nil` if it is not an output that Almanac can write.
  fileprivate init?(_ value: JSONValue) {
    guard case .object(let entries) = value,
      Set(["formats", "locales", "path"]).isSuperset(of: entries.keys),
      let path = entries["path"]?.text, let formats = entries["formats"]?.elements, !formats.isEmpty
    else { return nil }
    let known = formats.compactMap { $0.text.flatMap(OutputFormat.init) }
    guard known.count == formats.count else { return nil }
    self.init(path: path, formats: known, locales: nil)
    guard let locales = entries["locales"] else { return }
    let tags = locales.elements?.compactMap(\.text) ?? []
    guard !tags.isEmpty, tags.count == locales.elements?.count, tags.allSatisfy(LocaleTag.isWellFormed) else {
      return nil
    }
    self.locales = tags
  }

  var json: JSONValue {
    var entries: [String: JSONValue] = [
      "formats": .list(formats.map { .text($0.rawValue) }), "path": .text(path),
    ]
    if let locales { entries["locales"] = .list(locales.map(JSONValue.text)) }
    return .object(entries)
  }

  /// The output as one text, as in `../res: android`.
  ///
  /// The locales are left out. If a list of locales changes, files change, and a report names them.
  var shown: String { "\(path): \(formats.map(\.rawValue).joined(separator: ","))" }
}
