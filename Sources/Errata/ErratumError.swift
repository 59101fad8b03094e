import AlmanacKit

/// A problem in a file with errata, usually in one erratum.
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
  case weekdayNumber(name: String)
  case longField(String, name: String)
  case openQuote(name: String)
  case badWeek(String, path: String, name: String)
  case noEvidence(name: String)
}

extension ErratumError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notErrata(let reason):
      "This is not a file of errata: \(reason). 'almanac errata --help' describes the form of the file."
    case .repeatedKey(let key): "'\(key)' occurs twice. Remove one of them."
    case .unknownKey(let key, let name):
      "The erratum '\(name)' has '\(key)', which is not a field of an erratum. Remove this field."
    case .noScope(let name):
      "The erratum '\(name)' needs a list 'locales' or a list 'regions', but not both. Write one list with at least one entry."
    case .unknownLocale(let locale, let name):
      "The erratum '\(name)' names '\(locale)', which is not a locale in ICU. 'almanac locales' lists all locales."
    case .unknownRegion(let region, let name):
      "The erratum '\(name)' names the region '\(region)', which is not in CLDR. Write a code such as 'AE'."
    case .unknownTable(let table, let isOfRegions, let name):
      "The erratum '\(name)' cannot have the table '\(table)'. "
        + (isOfRegions
          ? "An erratum with a list 'regions' has the table 'regions'."
          : "Write one of: \(CorrectablePaths.tables.joined(separator: ", ")).")
    case .unknownPath(let path, let table, let name):
      "The erratum '\(name)' has the path '\(path)' in \(table).json, which an erratum cannot correct. "
        + "It can correct paths such as: \(CorrectablePaths.examples(in: table).joined(separator: ", "))."
    case .unknownCode(let code, let codes, let name):
      "The erratum '\(name)' has a text for '\(code)', but its path has no text with this code. "
        + "Write one of: \(codes.joined(separator: ", "))."
    case .notOneText(let name):
      "The path in the erratum '\(name)' leads to a single text. Write 'icu' and 'use' as strings, not as objects."
    case .notByCode(let name):
      #"The path in the erratum '\#(name)' leads to several texts. Write each text with its code, as in {"am": "AM"}."#
    case .emptyText(let name): "The erratum '\(name)' has an empty text. Write a text."
    case .longText(let bytes, let name):
      "A text in the erratum '\(name)' has \(bytes.grouped) bytes; the limit is \(Limits.erratumText). Shorten it."
    case .manyMarks(let name):
      "A text in the erratum '\(name)' has more than \(Limits.combiningMarks) combining marks in a row. "
        + "Remove some marks."
    case .forbiddenCharacter(let scalar, let name):
      "A text in the erratum '\(name)' has the character \(scalar.code), which a .stringsdict cannot contain. Remove it."
    case .otherCodes(let name):
      "In the erratum '\(name)', 'icu' and 'use' have different codes, or no codes. Write the same codes, such as 'M01', in both."
    case .otherPlaceholders(let name):
      "In the erratum '\(name)', 'icu' and 'use' have different placeholders. Write the same placeholders, such as {0}, in both."
    case .otherFields(let name):
      "In the erratum '\(name)', the patterns in 'icu' and 'use' have different fields. "
        + "Write the same fields in both, as often as 'icu' has them."
    case .weekdayNumber(let name):
      "A pattern in the erratum '\(name)' has a weekday as a number (c or cc). Write ccc, which is the weekday's name."
    case .longField(let field, let name):
      "A pattern in the erratum '\(name)' has the field '\(field)', which has too many letters. Remove some letters."
    case .openQuote(let name):
      "A pattern in the erratum '\(name)' has a quote (') that is not closed. Add a quote after the text."
    case .badWeek(let text, let path, let name):
      "The erratum '\(name)' uses '\(text)', which is not a value of '\(path)'. Write a day such as 'sun' for firstDay, days such as 'fri sat' for weekend, or 1 to 7 for minimalDays."
    case .noEvidence(let name):
      "The erratum '\(name)' has no evidence. Name at least one source."
    }
  }
}
