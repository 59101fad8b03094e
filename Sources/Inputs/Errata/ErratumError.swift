import AlmanacKit

/// A problem in a file with errata, usually in one erratum.
enum ErratumError: Error, Equatable, Sendable {
  case unknownKey(String)
  case noScope
  case unknownLocale(String)
  case unknownRegion(String)
  case unknownTable(String, isOfRegions: Bool)
  case unknownPath(String, table: String)
  case unknownCode(String, codes: [String])
  case notOneText
  case notByCode
  case emptyText
  case longText(bytes: Int)
  case manyMarks
  case forbiddenCharacter(Unicode.Scalar)
  case otherCodes
  case otherPlaceholders
  case otherFields
  case weekdayNumber
  case longField(String)
  case openQuote
  case badWeek(String, path: String)
  case noEvidence
}

extension ErratumError {
  /// The message about the erratum with the given name.
  func message(about name: String) -> String {
    switch self {
    case .unknownKey(let key):
      "The erratum '\(name)' has '\(key)', which is not a field of an erratum. Remove this field."
    case .noScope:
      "The erratum '\(name)' needs a list 'locales' or a list 'regions', but not both. Write one list with at least one entry."
    case .unknownLocale(let locale):
      "The erratum '\(name)' names '\(locale)', which is not a locale in ICU. 'almanac locales' lists all locales."
    case .unknownRegion(let region):
      "The erratum '\(name)' names the region '\(region)', which is not in CLDR. Write a code such as 'AE'."
    case .unknownTable(let table, let isOfRegions):
      "The erratum '\(name)' cannot have the table '\(table)'. "
        + (isOfRegions
          ? "An erratum with a list 'regions' has the table 'regions'."
          : "Write one of: \(CorrectablePaths.tables.joined(separator: ", ")).")
    case .unknownPath(let path, let table):
      "The erratum '\(name)' has the path '\(path)' in \(table).json, which an erratum cannot correct. "
        + "It can correct paths such as: \(CorrectablePaths.examples(in: table).joined(separator: ", "))."
    case .unknownCode(let code, let codes):
      "The erratum '\(name)' has a text for '\(code)', but its path has no text with this code. "
        + "Write one of: \(codes.joined(separator: ", "))."
    case .notOneText:
      "The path in the erratum '\(name)' leads to a single text. Write 'icu' and 'use' as strings, not as objects."
    case .notByCode:
      #"The path in the erratum '\#(name)' leads to several texts. Write each text with its code, as in {"am": "AM"}."#
    case .emptyText: "The erratum '\(name)' has an empty text. Write a text."
    case .longText(let bytes):
      "A text in the erratum '\(name)' has \(bytes.grouped) bytes; the limit is \(Limits.erratumText). Shorten it."
    case .manyMarks:
      "A text in the erratum '\(name)' has more than \(Limits.combiningMarks) combining marks in a row. "
        + "Remove some marks."
    case .forbiddenCharacter(let scalar):
      "A text in the erratum '\(name)' has the character \(scalar.code), which a .stringsdict cannot contain. Remove it."
    case .otherCodes:
      "In the erratum '\(name)', 'icu' and 'use' have different codes, or no codes. Write the same codes, such as 'M01', in both."
    case .otherPlaceholders:
      "In the erratum '\(name)', 'icu' and 'use' have different placeholders. Write the same placeholders, such as {0}, in both."
    case .otherFields:
      "In the erratum '\(name)', the patterns in 'icu' and 'use' have different fields. "
        + "Write the same fields in both, as often as 'icu' has them."
    case .weekdayNumber:
      "A pattern in the erratum '\(name)' has a weekday as a number (c or cc). Write ccc, which is the weekday's name."
    case .longField(let field):
      "A pattern in the erratum '\(name)' has the field '\(field)', which has too many letters. Remove some letters."
    case .openQuote:
      "A pattern in the erratum '\(name)' has a quote (') that is not closed. Add a quote after the text."
    case .badWeek(let text, let path):
      "The erratum '\(name)' uses '\(text)', which is not a value of '\(path)'. Write a day such as 'sun' for firstDay, days such as 'fri sat' for weekend, or 1 to 7 for minimalDays."
    case .noEvidence: "The erratum '\(name)' has no evidence. Name at least one source."
    }
  }
}
