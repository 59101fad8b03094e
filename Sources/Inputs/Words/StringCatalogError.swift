package import AlmanacKit
import AlmanacRecord

/// A problem in a String Catalog.
package enum StringCatalogError: Error, Equatable, Sendable {
  case notACatalogue(String)
  case otherFormat
  case unknownLanguage(InputProblem, key: String)
  case unknownSourceLanguage(InputProblem)
  case sameLanguage(String, String, key: String)
  case noText(TextName)
  case noSourceText(TextName)
  case unreadableVariation(TextName)
  case badPluralCategory(String, TextName)
  case missingForms([PluralCategory], TextName)
  case needlessForms(TextName)
  case earlierOverlayHasNoForms(TextName)
  case noNumber(PluralCategory, TextName)
  case wrongPlaceholders(found: [String], expected: [String], TextName)
  case badPlaceholder(String, TextName)
  case formatSpecifier(String, TextName)
  case twoNumbers(TextName)
  case zeroForm(TextName)
  case otherArgument(String, TextName)
  case nestedSubstitution(String, TextName)
  case longText(bytes: Int, limit: Int, TextName)
  case manyMarks(TextName)
  case manyPlaceholders(Int, TextName)
  case forbiddenCharacter(Unicode.Scalar, TextName)
  case largeLanguage(bytes: Int, TextName)
  case emptyKey
  case longKey(bytes: Int)
  case takenKey(String)
  case forbiddenCharacterInKey(Unicode.Scalar, key: String)
  case manyOwnKeys(Int)
  case largeKeys(bytes: Int)
}

extension StringCatalogError {
  /// The problem with a key that an app adds; `nil` if the key can be used.
  init?(ownKey key: String) {
    if key.isEmpty {
      self = .emptyKey
    } else if key.utf8.count > Limits.ownKey {
      self = .longKey(bytes: key.utf8.count)
    } else if key.contains("."), FieldCatalog.locale.tables.contains(String(key.prefix { $0 != "." })) {
      // `Picker.strings` uses such a key for another label: `weekdays.standAlone.wide.mon` for the name of Monday.
      self = .takenKey(key)
    } else if let scalar = key.forbiddenScalar {
      self = .forbiddenCharacterInKey(scalar, key: key)
    } else {
      return nil
    }
  }
}

extension StringCatalogError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notACatalogue(let reason):
      "This is not a String Catalog: \(reason). Save it from Xcode as .xcstrings."
    case .otherFormat:
      "--strings needs a String Catalog (.xcstrings), but this file has another format, such as .strings or strings.xml. In Xcode, choose 'Migrate to String Catalog', or write the texts as .xcstrings. 'almanac words --import' reads XLIFF."
    case .unknownLanguage(let reason, let key): "'\(key)': \(reason.message)"
    case .unknownSourceLanguage(let reason): "The source language: \(reason.message)"
    case .sameLanguage(let one, let other, let key):
      "'\(key)' has a text in '\(one)' and a text in '\(other)', but both tags name the same language. Remove one of the texts."
    case .noText(let name):
      "'\(name.key)' has neither a text nor plural forms in '\(name.language)'. Add a text or plural forms."
    case .noSourceText(let name):
      "'\(name.key)' is not one of Almanac's keys, and has no text in the source language '\(name.language)'. "
        + (Spelling.closest(to: name.key, among: PickerKeys.all).map { "Did you mean '\($0)'?" }
          ?? "Add a text, correct the key ('almanac words' lists the keys), or put the --strings file that has this text first.")
    case .unreadableVariation(let name):
      "\(name) has variations that Almanac does not support, such as variations by device or by two numbers. Write one text, or one text for each plural category of one number."
    case .badPluralCategory(let category, let name):
      "\(name): '\(category)' is not a plural category. Write zero, one, two, few, many or other."
    case .missingForms(let categories, let name):
      "\(name) has no plural form for \(Self.list(categories.map(\.rawValue))). Add a text for each missing plural category."
    case .needlessForms(let name): "\(name) has plural forms, but this key has no number. Write one text."
    case .earlierOverlayHasNoForms(let name):
      "\(name) has plural forms, but an earlier overlay has a single text for this key. Write plural forms in the earlier overlay too."
    case .noNumber(let category, let name):
      "\(name): the form for '\(category.rawValue)' covers several numbers, but does not contain the number. Add {n} to it."
    case .wrongPlaceholders(let found, let expected, let name):
      "\(name) has \(Self.placeholders(found)), but the source language has \(Self.placeholders(expected)). Use the same placeholders."
    case .badPlaceholder(let placeholder, let name):
      "\(name): '{\(placeholder)}' is not a valid placeholder. Begin its name with a letter, and use only ASCII letters, digits and '_', as in '{date}'. A plural can have only '{n}'."
    case .formatSpecifier(let specifier, let name):
      "\(name): '\(specifier)' works only on Apple's systems. Write a placeholder with a name, as in '{date}'; .strings will contain '%1$@'."
    case .twoNumbers(let name):
      "\(name): a plural form has two specifiers such as '%lld', which show two numbers. To show the number of the plural twice, write '%1$lld' both times."
    case .zeroForm(let name):
      "\(name): the form for 'zero' works only on Apple's systems. Remove it, and give the text for 0 a key of its own."
    case .otherArgument(let number, let name):
      "\(name): the number of '%#@\(number)@' is not the first argument, or not a whole number. For the number of a plural, write the argNum 1 and the formatSpecifier 'lld'."
    case .nestedSubstitution(let place, let name):
      "\(name): a plural form of '\(place)' contains another substitution, such as '%#@days@'. Remove it, and write '%arg' for the number."
    case .longText(let bytes, let limit, let name):
      "\(name) has a text of \(bytes.grouped) bytes; the limit is \(limit.grouped). Shorten it, or split it."
    case .manyMarks(let name):
      "\(name) has more than \(Limits.combiningMarks) combining marks in a row. Remove some."
    case .manyPlaceholders(let count, let name):
      "\(name) has \(count.grouped) different placeholders; the limit is \(Limits.placeholders). Use fewer, or split the text."
    case .forbiddenCharacter(let scalar, let name):
      "\(name) has the character \(scalar.code), which a .stringsdict cannot contain. Remove it."
    case .largeLanguage(let bytes, let name):
      "\(name): with this text, your keys and texts for the language have \(bytes.grouped) bytes; the limit is \(Limits.file.grouped). Remove some texts, or shorten them."
    case .emptyKey: "A key is empty. Write a key, or remove the entry."
    case .longKey(let bytes):
      "One of your own keys has \(bytes.grouped) bytes; the limit is \(Limits.ownKey.grouped). Shorten it."
    case .takenKey(let key):
      "'\(key)' begins with a word that Almanac uses for its names, as in 'weekdays.standAlone.wide.mon'. Choose another key."
    case .forbiddenCharacterInKey(let scalar, let key):
      "The key '\(key)' has the character \(scalar.code), which a .stringsdict cannot contain. Remove it."
    case .manyOwnKeys(let count):
      "The overlays add \(count.grouped) keys of your own; the limit is \(Limits.ownKeys.grouped). This is the first key over the limit. Remove some of your keys."
    case .largeKeys(let bytes):
      "The keys in the overlays have \(bytes.grouped) bytes; the limit is \(Limits.overlayKeys.grouped). Remove some keys, or shorten them."
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: " and for ")
  }

  private static func placeholders(_ names: [String]) -> String {
    names.isEmpty ? "no placeholder" : names.map { "{\($0)}" }.joined(separator: ", ")
  }
}
