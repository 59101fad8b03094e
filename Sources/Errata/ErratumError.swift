import AlmanacKit

/// What is wrong with an erratum in a file.
package enum ErratumError: Error, Equatable, Sendable {
  case notErrata(String)
  case repeatedKey(String)
  case unknownKey(String, name: String)
  case noScope(name: String)
  case unknownLocale(String, name: String)
  case unknownRegion(String, name: String)
  case unknownTable(String, isOfRegions: Bool, name: String)
  case unknownPath(String, table: String, name: String)
  case unknownCode(String, codes: [String], name: String)
  case notOneText(name: String)
  case notByCode(name: String)
  case emptyText(name: String)
  case longText(bytes: Int, name: String)
  case manyMarks(name: String)
  case forbiddenCharacter(Unicode.Scalar, name: String)
  case otherCodes(name: String)
  case otherPlaceholders(name: String)
  case otherFields(name: String)
  case manyFields(Int, name: String)
  case badWeek(String, path: String, name: String)
  case noEvidence(name: String)
}

extension ErratumError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notErrata(let reason):
      "This is not a file of errata: \(reason). 'almanac errata --report json' shows what one looks like."
    case .repeatedKey(let key): "'\(key)' is here for the second time. Remove one of them."
    case .unknownKey(let key, let name):
      "The erratum '\(name)' has '\(key)', which no erratum has. Remove it."
    case .noScope(let name):
      "The erratum '\(name)' needs either 'locales' or 'regions'. Write where it applies."
    case .unknownLocale(let locale, let name):
      "The erratum '\(name)' names '\(locale)', which is not a locale of ICU. 'almanac locales' lists them."
    case .unknownRegion(let region, let name):
      "The erratum '\(name)' names the region '\(region)', which CLDR does not have. Write a code as in 'AE'."
    case .unknownTable(let table, let isOfRegions, let name):
      "The erratum '\(name)' is about the table '\(table)'. "
        + (isOfRegions
          ? "An erratum with 'regions' is about 'regions'."
          : "Write one of: \(CorrectablePaths.tables.joined(separator: ", ")).")
    case .unknownPath(let path, let table, let name):
      "The erratum '\(name)' has the path '\(path)', which \(table).json does not have, or does not take from ICU. "
        + "Write a path as 'sources' has it."
    case .unknownCode(let code, let codes, let name):
      "The erratum '\(name)' has a text for '\(code)', which the path does not have. "
        + "Write one of: \(codes.joined(separator: ", "))."
    case .notOneText(let name):
      "The path of the erratum '\(name)' has one text. Write 'icu' and 'use' as texts, not as objects."
    case .notByCode(let name):
      #"The path of the erratum '\#(name)' has several texts. Write them by their codes, as in {"am": "AM"}."#
    case .emptyText(let name): "The erratum '\(name)' has an empty text. Write one."
    case .longText(let bytes, let name):
      "A text of the erratum '\(name)' has \(bytes.grouped) bytes; the limit is \(Limits.erratumText). Shorten it."
    case .manyMarks(let name):
      "A text of the erratum '\(name)' has more than \(Limits.combiningMarks) combining marks in a row. "
        + "Remove some."
    case .forbiddenCharacter(let scalar, let name):
      "A text of the erratum '\(name)' has the character \(scalar.code), which no .stringsdict can hold. Remove it."
    case .otherCodes(let name):
      "In the erratum '\(name)', 'icu' and 'use' need the same codes. Write each code in both."
    case .otherPlaceholders(let name):
      "In the erratum '\(name)', 'use' does not have the placeholders of 'icu'. Write {0} and {1} as ICU has them."
    case .otherFields(let name):
      "In the erratum '\(name)', the pattern of 'use' does not have the fields of the pattern of 'icu'. "
        + "Write the same letters."
    case .manyFields(let count, let name):
      "A pattern of the erratum '\(name)' has \(count) fields; the limit is \(Limits.erratumFields). Remove some."
    case .badWeek(let text, let path, let name):
      "The erratum '\(name)' uses '\(text)', which '\(path)' cannot be. Write days as in 'sun' or 'fri sat', or 1 to 7."
    case .noEvidence(let name):
      "The erratum '\(name)' has no evidence. Name at least one source."
    }
  }
}
