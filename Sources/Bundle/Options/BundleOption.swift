package import AlmanacInputs

/// The value of an option: the given value, or else the default.
@propertyWrapper
package struct Given<Value: Sendable>: Sendable {
  let standard: Value
  /// The value that a source gives; `nil` if it does not give the option.
  package var given: Value?

  package init(wrappedValue: Value) { standard = wrappedValue }

  package var wrappedValue: Value { given ?? standard }

  package var projectedValue: Given<Value> {
    get { self }
    set { self = newValue }
  }
}

/// A row of the table of options: everything that is known about an option of a bundle.
///
/// The value of an option has one form in JSON, which the config and the manifest share. The text on the command line
/// is made from it.
package struct BundleOption: Sendable {
  /// The key in the config and the manifest, such as `titleCase`.
  package let key: String
  package let shape: OptionShape
  package let help: String
  /// The name of the value in the help page, such as `file`; `nil` for a flag.
  package let valueName: String?
  /// The letter for the short form, as in `-v`.
  package let letter: Character?
  /// The key of the option that cannot be used together with this option.
  private let rival: String?
  package let manifest: ManifestForm
  /// The default; `nil` if there is no value by default.
  package let standard: JSONValue?
  package let isGiven: @Sendable (BundleOptions) -> Bool
  /// The value, or else the default; `nil` if there is neither.
  package let value: @Sendable (BundleOptions) -> JSONValue?
  /// Sets the value.
  package let set: @Sendable (JSONValue, inout BundleOptions) throws(OptionProblems) -> Void
  /// Copies the value from one source to another; does nothing if the first source does not give the option.
  let copy: @Sendable (BundleOptions, inout BundleOptions) -> Void

  /// The form of the option in a manifest.
  package enum ManifestForm: Equatable, Sendable {
    /// The option does not decide the content of the bundle's files.
    case notInManifest
    /// The value, unless it is the default.
    case unlessDefault
    case always
    /// The first and the last number of the range, with these keys.
    case range(String, String)
    /// The SHA-256 of each file that the option names; the text names a file, as in `overlay`.
    case checksum(of: String)
  }

  init<Value>(
    _ key: String, _ path: WritableKeyPath<BundleOptions, Given<Value>> & Sendable, _ kind: OptionKind<Value>,
    named valueName: String? = nil, _ manifest: ManifestForm = .unlessDefault, letter: Character? = nil,
    rival: String? = nil, help: String
  ) {
    self.key = key
    self.help = help
    self.valueName = valueName
    self.letter = letter
    self.rival = rival
    self.manifest = manifest
    shape = kind.shape
    standard = kind.write(BundleOptions()[keyPath: path].standard)
    isGiven = { $0[keyPath: path].given != nil }
    value = { kind.write($0[keyPath: path].wrappedValue) }
    set = { json, options throws(OptionProblems) in options[keyPath: path].given = try kind.read(json) }
    copy = { source, target in
      if let value = source[keyPath: path].given { target[keyPath: path].given = value }
    }
  }

  /// Whether a source gives the option, or the option that excludes it.
  package func isDecided(by options: BundleOptions) -> Bool {
    isGiven(options) || BundleOptions.table.contains { $0.key == rival && $0.isGiven(options) }
  }

  /// The long name on the command line without hyphens before it, such as `title-case`.
  package var name: String {
    key.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }

  /// Whether the command line can repeat the option, as in `--strings a.xcstrings --strings b.xcstrings`.
  package var isRepeated: Bool {
    if case .files = shape { true } else { false }
  }

  /// The keys of the option in a manifest.
  package var manifestKeys: [String] {
    switch manifest {
    case .notInManifest: []
    case .unlessDefault, .always, .checksum: [key]
    case .range(let first, let last): [first, last]
    }
  }

  /// The value in the entries of a manifest; `nil` if the manifest does not have the option.
  func value(in entries: [String: JSONValue]) -> JSONValue? {
    guard case .range(let first, let last) = manifest else { return entries[key] }
    guard let first = entries[first]?.number, let last = entries[last]?.number else { return nil }
    return .text("\(first)...\(last)")
  }

  /// The entries of a manifest for a value.
  func entries(for value: JSONValue?) -> [(String, JSONValue)] {
    switch manifest {
    case .notInManifest: return []
    case .unlessDefault, .checksum: return value == standard ? [] : value.map { [(key, $0)] } ?? []
    case .always: return value.map { [(key, $0)] } ?? []
    case .range(let first, let last):
      let ends = value?.text?.split(separator: "...").map { JSONValue.literal(String($0)) } ?? []
      return Array(zip([first, last], ends))
    }
  }

  /// The value in a manifest as a person reads it, such as `1950...2050`, `on` or `2 files`.
  func shown(_ value: JSONValue?) -> String {
    switch value ?? standard {
    case .literal(let flag): flag == "true" ? "on" : "off"
    case .text where shape.isFile: "1 file"
    case .text(let text): text
    case .list(let files) where shape.isFile:
      files.isEmpty ? "none" : "\(files.count) file\(files.count == 1 ? "" : "s")"
    case .list(let elements): elements.compactMap(\.text).joined(separator: ",")
    case .object, nil: "none"
    }
  }
}
