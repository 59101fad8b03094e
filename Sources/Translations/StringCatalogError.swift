package import AlmanacKit
import AlmanacReading

/// What is wrong with a string catalogue.
package enum StringCatalogError: Error, Equatable, Sendable {
  case notACatalogue(reason: String)
  case badLanguage(String, key: String)
  case unknownLanguage(UnknownLanguage, key: String)
  case unknownSourceLanguage(UnknownLanguage)
  case sameLanguage(String, String, key: String)
  case noText(key: String, language: String)
  case noSourceText(key: String, language: String)
  case unreadableVariation(key: String, language: String)
  case badPluralCategory(String, key: String, language: String)
  case noOther(key: String, language: String)
  case missingForms([PluralCategory], key: String, language: String)
  case needlessForms(key: String, language: String)
  case laterForms(key: String, language: String)
  case noNumber(PluralCategory, key: String, language: String)
  case wrongPlaceholders(found: [String], expected: [String], key: String, language: String)
  case badPlaceholder(String, key: String, language: String)
  case formatSpecifier(String, key: String, language: String)
  case nestedSubstitution(String, key: String, language: String)
  case longText(bytes: Int, limit: Int, key: String, language: String)
  case manyMarks(key: String, language: String)
  case manyPlaceholders(Int, key: String, language: String)
  case forbiddenCharacter(Unicode.Scalar, key: String, language: String)
  case largeLanguage(bytes: Int, key: String, language: String)
  case emptyKey
  case longKey(bytes: Int)
  case takenKey(String)
  case forbiddenCharacterInKey(Unicode.Scalar, key: String)
  case repeatedKey(String)
  case manyOwnKeys(Int)
  case largeBundle(bytes: Int, locales: Int)
}

/// Why a tag in a catalogue does not name a language of Almanac's.
package struct UnknownLanguage: Error, Equatable, Sendable {
  /// What is wrong, as a sentence.
  package let message: String
  /// What to do, as a sentence.
  package let remedy: String

  package init(message: String, remedy: String) {
    self.message = message
    self.remedy = remedy
  }
}

extension StringCatalogError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notACatalogue(let reason):
      "This is not a String Catalog: \(reason). Save it from Xcode as .xcstrings."
    case .badLanguage(let language, let key):
      "'\(key)': '\(language)' is not a language tag. Write one as in 'pt-BR'."
    case .unknownLanguage(let reason, let key):
      "'\(key)': \(reason.message) \(reason.remedy)"
    case .unknownSourceLanguage(let reason):
      "The source language: \(reason.message) \(reason.remedy)"
    case .sameLanguage(let one, let other, let key):
      "'\(key)' has a text in '\(one)' and one in '\(other)', which are the same language. Remove one of them."
    case .noText(let key, let language):
      "'\(key)' has neither a text nor plural forms in '\(language)'. Add one of them."
    case .noSourceText(let key, let language):
      "'\(key)' is not a key of Almanac's, and has no text in the source language, '\(language)'. "
        + (Spelling.closest(to: key, among: PickerKeys.all).map { "Did you mean '\($0)'?" }
          ?? "Add one, or correct the key; 'almanac words' lists the keys.")
    case .unreadableVariation(let key, let language):
      "'\(key)' in '\(language)' varies by something else than one number's plural. Write one text, or one for each plural category."
    case .badPluralCategory(let category, let key, let language):
      "'\(key)' in '\(language)': '\(category)' is not a plural category. Write one of CLDR's."
    case .noOther(let key, let language):
      "'\(key)' in '\(language)' has no form for 'other'. Add it."
    case .missingForms(let categories, let key, let language):
      "'\(key)' in '\(language)' has no form for \(Self.list(categories.map(\.rawValue))). Vary it by plural, and add what is missing."
    case .needlessForms(let key, let language):
      "'\(key)' in '\(language)' has plural forms, but nothing is counted in it. Write one text."
    case .laterForms(let key, let language):
      "'\(key)' in '\(language)' has plural forms, but an earlier overlay has the key as one text. Vary it by plural there too."
    case .noNumber(let category, let key, let language):
      "'\(key)' in '\(language)': the form for '\(category.rawValue)' is that of several numbers, and does not say which. Put {n} in it."
    case .wrongPlaceholders(let found, let expected, let key, let language):
      "'\(key)' in '\(language)' has \(Self.placeholders(found)), and the source language has \(Self.placeholders(expected)). Write the same."
    case .badPlaceholder(let name, let key, let language):
      "'\(key)' in '\(language)': '{\(name)}' is not a placeholder. Name it with letters and digits, as in '{date}'; a plural has '{n}' only."
    case .formatSpecifier(let specifier, let key, let language):
      "'\(key)' in '\(language)': '\(specifier)' says nothing outside Apple's systems. Write a placeholder with a name, as in '{date}'; .strings will have '%1$@'."
    case .nestedSubstitution(let place, let key, let language):
      "'\(key)' in '\(language)': a form of '\(place)' has '%#@' in it. Write '%arg' where the number belongs."
    case .longText(let bytes, let limit, let key, let language):
      "'\(key)' in '\(language)' has a text of \(bytes.grouped) bytes; the limit is \(limit.grouped). Shorten it, or split it."
    case .manyMarks(let key, let language):
      "'\(key)' in '\(language)' has more than \(Limits.combiningMarks) combining marks in a row. Remove some."
    case .manyPlaceholders(let count, let key, let language):
      "'\(key)' in '\(language)' has \(count.grouped) different placeholders; the limit is \(Limits.placeholders). Use fewer, or split the text."
    case .forbiddenCharacter(let scalar, let key, let language):
      "'\(key)' in '\(language)' has the character \(scalar.code), which no .stringsdict can hold. Remove it."
    case .largeLanguage(let bytes, let key, let language):
      "'\(key)' in '\(language)': up to here the language has \(bytes.grouped) bytes of keys and texts in the overlays; the limit is \(Limits.file.grouped). Remove some, or shorten them."
    case .emptyKey:
      "A key is empty. Name it, or remove it."
    case .longKey(let bytes):
      "A key of the app's own has \(bytes.grouped) bytes; the limit is \(Limits.ownKey.grouped). Shorten it."
    case .takenKey(let key):
      "'\(key)' is the key of one of the locale's names in Picker.strings. Begin it with another word."
    case .forbiddenCharacterInKey(let scalar, let key):
      "The key '\(key)' has the character \(scalar.code), which no .stringsdict can hold. Remove it."
    case .manyOwnKeys(let count):
      "The overlays have \(count.grouped) keys that Almanac does not have; the limit is \(Limits.ownKeys.grouped). Remove some from here on."
    case .largeBundle(let bytes, let locales):
      "The texts of --strings have at least \(bytes.grouped) bytes in the files of \(locales) locales; the limit of a bundle is \(Limits.bundle.grouped). Remove some locales from the list, or some texts."
    case .repeatedKey(let key):
      "'\(key)' is here for the second time. Remove one of them."
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: " and for ")
  }

  private static func placeholders(_ names: [String]) -> String {
    names.isEmpty ? "no placeholder" : names.map { "{\($0)}" }.joined(separator: ", ")
  }
}
