/// What is wrong with a string catalogue.
package enum StringCatalogError: Error, Equatable, Sendable {
  case notACatalogue(reason: String)
  case badLanguage(String, key: String)
  case noText(key: String, language: String)
  case badPluralCategory(String, key: String, language: String)
  case noOther(key: String, language: String)
}

extension StringCatalogError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notACatalogue(let reason):
      "This is not a String Catalog: \(reason). Save it from Xcode as .xcstrings."
    case .badLanguage(let language, let key):
      "'\(key)': '\(language)' is not a language tag. Write one as in 'pt-BR'."
    case .noText(let key, let language):
      "'\(key)' has neither a text nor plural forms in '\(language)'. Add one of them."
    case .badPluralCategory(let category, let key, let language):
      "'\(key)' in '\(language)': '\(category)' is not a plural category. Write one of CLDR's."
    case .noOther(let key, let language):
      "'\(key)' in '\(language)' has no form for 'other'. Add it."
    }
  }
}
