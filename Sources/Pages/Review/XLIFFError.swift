import AlmanacInputs

/// A problem in an XLIFF file.
enum XLIFFError: Error, Equatable {
  case notXML
  case notXLIFF(root: String)
  case otherVersion(String)
  case noTargetLanguage
  case noIdentifier
  case unknownState(String)
  case inlineElement(String)
  case wrongOrder(count: Int)
  case missingTarget(String)
  case secondTarget
  case outerSpace(String)
  case controlCharacter(Unicode.Scalar, String)
  case unknownKey(String)
  case unknownForm(String, key: String)
  case missingForm(key: String)
  case repeatedUnit(String)
}

extension XLIFFError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notXML:
      "This is not an XLIFF file. Use an XLIFF 2 file, such as one that 'almanac words --export' writes; "
        + "--strings reads a String Catalog."
    case .notXLIFF(let root):
      "The root element is '\(root)', not 'xliff'. Use an XLIFF 2 file, such as one that 'almanac words --export' writes."
    case .otherVersion(let version):
      ["", "2.0", "2.1"].contains(version)
        ? "The root element lacks xmlns=\"\(XLIFFReader.namespace)\". Write it, or save the file as XLIFF 2.0."
        : "This is XLIFF '\(version)'. Save it as XLIFF 2.0, with xmlns=\"\(XLIFFReader.namespace)\"."
    case .noTargetLanguage:
      "The file does not name its language. Add trgLang to 'xliff', as in trgLang=\"de\"."
    case .noIdentifier: "The unit has no id. Use the id from the exported file."
    case .unknownState(let state): "'\(state)' is not a state. Write initial, translated, reviewed or final."
    case .inlineElement(let name):
      "The text contains the tag '\(name)'. Remove the tag. Write a placeholder as text, such as {date}."
    case .wrongOrder(let count):
      "The attribute 'order' must give each target its own place from 1 to \(count). Correct it, or remove it."
    case .missingTarget(let identifier):
      "'\(identifier)' has a segment without a target. Write this target, or remove the other targets of the unit."
    case .secondTarget: "The segment has two targets. Remove one of them."
    case .outerSpace(let identifier):
      "'\(identifier)' begins or ends with white space, but the text that it replaces does not. Remove the space."
    case .controlCharacter(let scalar, let identifier):
      "'\(identifier)' has the character \(scalar.code), but the text that it replaces does not. Remove it."
    case .unknownKey(let identifier):
      "'\(identifier)' is not the id of a text. Use the id from the exported file, and the same --strings; "
        + "'almanac words' lists the keys."
    case .unknownForm(let form, let key): "'\(key)' has no form '\(form)' in this language. Remove this unit."
    case .missingForm(let key):
      "'\(key)' needs one unit for each plural form. "
        + "Use ids such as '\(XLIFFIdentifier(key: key, category: .other).text)'."
    case .repeatedUnit(let identifier): "'\(identifier)' occurs twice. Remove one of them."
    }
  }
}
