/// What is wrong with an XLIFF file.
enum XLIFFError: Error, Equatable {
  case notXLIFF(root: String)
  case otherVersion(String)
  case noTargetLanguage
  case noIdentifier
  case unknownState(String)
  case inlineElement(String)
  case unknownKey(String)
  case unknownForm(String, key: String)
  case missingForm(key: String)
  case repeatedUnit(String)
}

extension XLIFFError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notXLIFF(let root):
      "The outermost element is '\(root)', not 'xliff'. Name an XLIFF 2 file, as 'almanac words --export' writes it."
    case .otherVersion(let version):
      "This is XLIFF '\(version)'. Save it as XLIFF 2.0, with xmlns=\"\(XLIFFReader.namespace)\"."
    case .noTargetLanguage:
      "The file does not say its language. Add trgLang to 'xliff', as in trgLang=\"de\"."
    case .noIdentifier:
      "The unit has no id. Write the one of the exported file."
    case .unknownState(let state):
      "'\(state)' is not a state. Write initial, translated, reviewed or final."
    case .inlineElement(let name):
      "The text contains the tag '\(name)'. Remove it; a placeholder is text, as in {date}."
    case .unknownKey(let identifier):
      "'\(identifier)' is not the id of a text. Write the one of the exported file; 'almanac words' lists the keys."
    case .unknownForm(let form, let key):
      "'\(key)' has no form '\(form)' in this language. Remove the unit."
    case .missingForm(let key):
      "'\(key)' has one unit for each plural form. Write their ids, as in '\(key):other'."
    case .repeatedUnit(let identifier):
      "'\(identifier)' is here for the second time. Remove one of them."
    }
  }
}
