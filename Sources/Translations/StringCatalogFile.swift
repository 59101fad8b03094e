import AlmanacKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The shape of an `.xcstrings` file, as far as Almanac reads it.
struct StringCatalogFile: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    let comment: String?
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: StringUnit?
    let substitutions: [String: Substitution]?
  }

  struct StringUnit: Decodable {
    let state: String
    let value: String
  }

  struct Substitution: Decodable {
    let variations: Variations
  }

  struct Variations: Decodable {
    let plural: [String: Form]
  }

  struct Form: Decodable {
    let stringUnit: StringUnit
  }

  init(reading bytes: [UInt8]) throws(StringCatalogError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(bytes))
    } catch {
      throw .notACatalogue(reason: "\(error)")
    }
  }
}

extension StringCatalogFile.Localization {
  /// The text, or the plural forms of the one number in it.
  ///
  /// Xcode writes a plural as a text `%#@n@` with a substitution `n`, in whose forms `%arg` stands for the
  /// number; Almanac writes that number `{n}`.
  func phrase(key: String, language: String) throws(StringCatalogError) -> Phrase {
    guard let (name, substitution) = substitutions?.first else {
      guard let stringUnit else { throw .noText(key: key, language: language) }
      return .plain(stringUnit.value)
    }
    var forms: [PluralCategory: String] = [:]
    for (name, form) in substitution.variations.plural {
      guard let category = PluralCategory(rawValue: name) else {
        throw .badPluralCategory(name, key: key, language: language)
      }
      forms[category] = form.stringUnit.value
    }
    guard forms[.other] != nil else { throw .noOther(key: key, language: language) }
    let frame = stringUnit?.value ?? "%#@\(name)@"
    return .plural(
      forms.mapValues { form in
        frame.replacing("%#@\(name)@", with: form.replacing("%arg", with: "{\(name)}"))
      })
  }
}
