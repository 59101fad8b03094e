import AlmanacKit

// Arrays of texts in Android's resources, such as names of months, and arrays of the codes of these texts, as in `M01`.
extension AndroidNames {
  /// The codes of each array's entries, and the name of a second array that contains the codes, by the array's name.
  ///
  /// `array` is `nil` if the codes are not in the file, as for the numbers on a clock.
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

  /// The paths of the JSON lists that contain the codes of other lists, as in `monthCodes`.
  static let codeLists = Set(
    FieldCatalog.bundle.paths.compactMap { FieldCatalog.bundle.codes(ofListAt: $0)?.path })

  /// The names of the arrays that contain codes, as in `almanac_month_codes_gregorian`.
  static let codeArrays = Set(lists.values.compactMap(\.array))

  /// Whether a name belongs to an array of texts, whose entries are compared one by one.
  static func isArray(_ name: String) -> Bool { lists[name] != nil }

  /// The separator between the codes when a whole array of codes is joined into one text.
  static let codeSeparator = " "

  /// The codes of the entries in an array; `arrays` has all arrays of the same file.
  ///
  /// If the file has no codes that fit the array, the codes are the numbers from 1 to `count`.
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
  /// The path of the list that contains the codes; `nil` if the codes are numbers.
  fileprivate var path: [String]? {
    if case .texts(_, let path) = self { path } else { nil }
  }
}
