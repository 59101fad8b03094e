import AlmanacKit

// The arrays of texts, and those of their codes.
extension AndroidNames {
  /// What the entries of an array are called, by the array's name, and the name of the array with their codes.
  private static let lists: [String: (codes: EntryCodes, array: String?)] = {
    let calendars = [nil] + CalendarIdentifier.allCases.map(\.rawValue)
    var lists: [String: (codes: EntryCodes, array: String?)] = [:]
    for path in FieldCatalog.bundle.paths {
      guard let codes = FieldCatalog.bundle.codes(ofListAt: path) else { continue }
      for calendar in calendars {
        lists[name(of: path, in: calendar)] = (codes, codes.path.map { name(of: $0, in: calendar) })
      }
    }
    return lists
  }()

  /// The paths of the lists of codes.
  static let codeLists = Set(
    FieldCatalog.bundle.paths.compactMap { FieldCatalog.bundle.codes(ofListAt: $0)?.path })

  /// The names of the arrays of codes.
  static let codeArrays = Set(lists.values.compactMap(\.array))

  /// Whether a name is that of an array, whose elements have keys of their own.
  static func isArray(_ name: String) -> Bool { lists[name] != nil }

  /// What is between codes where all codes of an array are one value.
  static let codeSeparator = " "

  /// What the entries of an array are called in a file with some arrays; the numbers from 1 on if nothing else fits.
  static func codes(ofArray name: String, count: Int, in arrays: [String: [String]]) -> [String] {
    let codes: [String] =
      switch lists[name] {
      case (.texts, let array?)?: arrays[array] ?? []
      case (.numbers(let range), _)?: range.map(String.init)
      default: []
      }
    let isUsable = codes.count == count && Set(codes).count == count
    return isUsable ? codes : (1...max(1, count)).prefix(count).map(String.init)
  }
}

extension EntryCodes {
  /// The path of the list with the codes; `nil` for numbers.
  fileprivate var path: [String]? {
    if case .texts(_, let path) = self { path } else { nil }
  }
}
