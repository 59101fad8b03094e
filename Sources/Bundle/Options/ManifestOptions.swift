package import AlmanacFormats
package import AlmanacInputs

/// The options in a manifest: the options that decide the content of the bundle's files.
package struct ManifestOptions: Sendable {
  /// The values by their keys in the manifest.
  private let entries: [String: JSONValue]
  /// The options with the values in the manifest, without the options that name files.
  ///
  /// A manifest has only the checksums of files. It may come from an untrusted source, so nothing in it is a path of an
  /// input file.
  package let values: BundleOptions
  /// The output folders of the bundle; the folder with the manifest is first.
  package let outputs: [BundleOutput]
  /// The keys of the options that this version of Almanac does not know, or whose values it cannot read; sorted.
  package let unreadable: [String]
  /// Whether this version of Almanac knows all the options and their values.
  package var isKnown: Bool { unreadable.isEmpty }

  /// Makes the options for the manifest of a run.
  ///
  /// In `options`, the SHA-256 of each input file takes the place of its path.
  package init(of options: BundleOptions, _ outputs: [BundleOutput]) {
    var entries = Dictionary(
      BundleOptions.table.flatMap { $0.entries(for: $0.value(options)) },
      uniquingKeysWith: { first, _ in first }
    )
    if outputs.count > 1 || outputs.contains(where: { $0.locales != nil }) {
      entries[BundleOptions.outputsKey] = .list(outputs.map(\.json))
    }
    self.entries = entries
    self.outputs = outputs
    values = options
    unreadable = []
  }

  /// Reads the options in a manifest; `nil` if the options that decide the paths of the files cannot be read.
  package init?(reading value: JSONValue?) {
    guard case .object(let entries) = value else { return nil }
    var (values, unreadable): (BundleOptions, Set<String>) = (BundleOptions(), [])
    for option in BundleOptions.table where option.manifest != .notInManifest {
      let isRead = option.read(entries, into: &values)
      if !isRead { unreadable.insert(option.key) }
    }
    guard let outputs = [BundleOutput](entries, formats: values.formats),
      unreadable.isDisjoint(with: ["formats", "calendars", "stringsLayout"])
    else { return nil }
    let known = BundleOptions.table.flatMap(\.manifestKeys) + [BundleOptions.outputsKey]
    self.entries = entries
    self.values = values
    self.outputs = outputs
    self.unreadable = unreadable.union(Set(entries.keys).subtracting(known)).sorted()
  }

  /// The options that differ from the defaults.
  package var changed: BundleOptions {
    var changed = BundleOptions()
    for option in BundleOptions.table where option.value(values) != option.standard {
      option.copy(values, &changed)
    }
    return changed
  }

  /// The number of files that the bundle was made with for an option; `nil` if it was made without files.
  package func fileCount(for option: BundleOption) -> Int? {
    entries[option.key].map { $0.elements?.count ?? 1 }
  }

  /// The options as the manifest has them.
  package var json: JSONValue { .object(entries) }
}

extension ManifestOptions {
  /// An option that differs between the bundle and a run, with both values for a person to read.
  package struct Difference: Equatable, Sendable {
    /// The option, such as `--years`.
    package let option: String
    /// The keys of the option in the manifest, such as `lastYear`.
    package let keys: [String]
    package let bundle: String
    package let run: String
  }

  /// The differences between the options of a bundle and the options of a run.
  ///
  /// Only the number of input files is compared. If the content of a file changed, another report lists the values that
  /// differ.
  package func differences(from run: ManifestOptions) -> [Difference] {
    let differences = BundleOptions.table.map { option in
      Difference(
        option: "--\(option.name)", keys: option.manifestKeys,
        bundle: option.shown(option.value(in: entries)), run: option.shown(option.value(in: run.entries)))
    }
    let outputs = Difference(
      option: BundleOptions.outputsKey, keys: [BundleOptions.outputsKey], bundle: shownOutputs,
      run: run.shownOutputs)
    return (differences + [outputs]).filter { $0.bundle != $0.run }
  }

  private var shownOutputs: String {
    entries[BundleOptions.outputsKey] == nil ? "none" : outputs.map(\.shown).joined(separator: "; ")
  }
}

extension BundleOption {
  /// Reads the option from the entries of a manifest; returns `false` if its value is unknown or missing.
  fileprivate func read(_ entries: [String: JSONValue], into values: inout BundleOptions) -> Bool {
    guard let json = value(in: entries) else {
      return entries.keys.allSatisfy { !manifestKeys.contains($0) }
        && (manifest == .unlessDefault || shape.isFile)
    }
    var read = BundleOptions()
    do throws(OptionProblems) { try set(json, &read) } catch { return false }
    if !shape.isFile { copy(read, &values) }
    return true
  }
}
