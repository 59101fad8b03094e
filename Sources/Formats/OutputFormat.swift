/// The output formats of a bundle.
///
/// This is the only list of formats; all other code uses `allCases`.
package enum OutputFormat: String, CaseIterable, Sendable {
  case json, strings, esm, android, xcstrings, arb

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
