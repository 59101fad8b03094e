import AlmanacKit
import AlmanacRecord

extension FieldStep {
  /// The list in a step that a picker shows, or the codes of such a list, the order of columns, or the digits.
  ///
  /// It is `nil` for every other step, and for the lists of years. `path` has the keys of the objects around the field.
  func pickerList(in path: [String]) -> (key: String, texts: [String], isOfCodes: Bool)? {
    switch self {
    case .labels(_, _, .years, _): nil
    case .labels(let key, let names, _, _): (key, names, false)
    case .list(let key, let values, _) where Self.isShown(path + [key]): (key, values, true)
    default: nil
    }
  }

  private static func isShown(_ path: [String]) -> Bool {
    codeLists.contains(path) || path.first == "columns" || path == ["numbers", "digits"]
  }

  /// The paths of the JSON lists that contain the codes of other lists, as in `monthCodes`.
  private static let codeLists: Set<[String]> = Set(
    FieldCatalog.bundle.paths.compactMap { path in
      guard case .texts(_, let codes) = FieldCatalog.bundle.codes(ofListAt: path) else { return nil }
      return codes
    })
}
