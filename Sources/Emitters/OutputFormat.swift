/// The formats of the bundle; this list is the only one.
package enum OutputFormat: String, CaseIterable, Sendable {
  case json, strings, esm, android, xcstrings, arb

  /// The format itself.
  package var type: any BundleFormat.Type {
    switch self {
    case .json: JSONFormat.self
    case .strings: StringsFormat.self
    case .esm: ModulesFormat.self
    case .android: AndroidFormat.self
    case .xcstrings: CatalogsFormat.self
    case .arb: ARBFormat.self
    }
  }
}
