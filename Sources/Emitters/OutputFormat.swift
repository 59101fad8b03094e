package import AlmanacKit

/// The formats of the bundle; this list is the only one.
package enum OutputFormat: String, CaseIterable, Sendable {
  case json, strings

  /// The files of one locale.
  package func files(for record: LocaleRecord, keys: StringKeys) -> [EmittedFile] {
    switch self {
    case .json: JSONFormat().files(for: record)
    case .strings: StringsFormat(keys: keys).files(for: record)
    }
  }

  /// The files that belong to no locale.
  package func sharedFiles(regions: RegionsFile) -> [EmittedFile] {
    switch self {
    case .json: JSONFormat().sharedFiles(regions: regions)
    case .strings: []
    }
  }
}
