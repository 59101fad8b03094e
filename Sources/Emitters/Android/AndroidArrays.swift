import AlmanacBundle
import AlmanacKit

// Arrays of the codes of texts in Android's resources, as in `M01` for a month.
extension AndroidNames {
  /// The paths of the JSON lists that contain the codes of other lists, as in `monthCodes`.
  static let codeLists = Set(
    FieldCatalog.bundle.paths.compactMap { FieldCatalog.bundle.codes(ofListAt: $0)?.path })
}

extension EntryCodes {
  /// The path of the list that contains the codes; `nil` if the codes are numbers.
  fileprivate var path: [String]? {
    if case .texts(_, let path) = self { path } else { nil }
  }
}
