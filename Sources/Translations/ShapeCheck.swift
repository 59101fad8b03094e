package import AlmanacKit

extension TextShape {
  /// A text of a key in a language with these plural rules, if a catalog can have it; throws otherwise.
  package func checked(
    _ phrase: Phrase, key: String, language: String, _ rules: PluralRules
  ) throws(StringCatalogError) -> Phrase {
    let name = TextName(key: key, language: language)
    for text in phrase.texts { _ = try name.checked(text) }
    return try checked(phrase, name, isPlural ? CatalogueLanguages.counts(of: key, rules) : [:])
  }

  /// A text, if it holds what all texts of its key hold; throws otherwise.
  ///
  /// `numbers` are how many of a picker's whole numbers have each plural category in the language.
  func checked(
    _ phrase: Phrase, _ name: TextName, _ numbers: [PluralCategory: Int]
  ) throws(StringCatalogError) -> Phrase {
    for text in phrase.texts {
      guard let specifier = FormatSpecifiers.first(in: text) else { continue }
      throw .formatSpecifier(specifier, key: name.key, language: name.language)
    }
    return isPlural ? try plural(phrase, name, numbers) : try plain(phrase, name)
  }

  /// A text of a key of the app's own in the key's shape: one text is the form of every number.
  ///
  /// Throws if the text has plural forms and an earlier overlay has the key without any.
  func unified(
    _ phrase: Phrase, _ name: TextName, _ numbers: [PluralCategory: Int]
  ) throws(StringCatalogError) -> Phrase {
    switch phrase {
    case .plain(let text) where isPlural:
      return .plural(numbers.mapValues { _ in text }.merging([.other: text]) { text, _ in text })
    case .plural where !isPlural: throw .laterForms(key: name.key, language: name.language)
    case .plain, .plural: return phrase
    }
  }

  private func plain(_ phrase: Phrase, _ name: TextName) throws(StringCatalogError) -> Phrase {
    guard case .plain(let text) = phrase else {
      throw .needlessForms(key: name.key, language: name.language)
    }
    let found = try name.placeholders(of: text)
    guard found == placeholders || found.sorted() == placeholders.sorted() else {
      throw .wrongPlaceholders(
        found: found, expected: placeholders, key: name.key, language: name.language)
    }
    return phrase
  }

  private func plural(
    _ phrase: Phrase, _ name: TextName, _ numbers: [PluralCategory: Int]
  ) throws(StringCatalogError) -> Phrase {
    var forms: [PluralCategory: String] = [:]
    switch phrase {
    case .plural(let written): forms = written
    // One text is the form for everything.
    case .plain(let text): forms = [.other: text]
    }
    let missing = PluralCategory.allCases.filter { numbers[$0] != nil && forms[$0] == nil }
    guard missing.isEmpty else { throw .missingForms(missing, key: name.key, language: name.language) }
    for (category, text) in Phrase.plural(forms).sortedForms ?? [] {
      let found = try name.placeholders(of: text)
      guard Set(found).isSubset(of: placeholders) else {
        throw .wrongPlaceholders(
          found: found, expected: placeholders, key: name.key, language: name.language)
      }
      // "One day" can do without its number, but not where 21 takes the same form.
      guard found == placeholders || numbers[category] ?? 0 <= 1 else {
        throw .noNumber(category, key: name.key, language: name.language)
      }
    }
    return .plural(forms)
  }

  /// The shape of a key of an app's own, with the placeholders of the source language's text; throws if no value can
  /// be given for one of them.
  init(of phrase: Phrase, isPlural: Bool, _ name: TextName) throws(StringCatalogError) {
    for text in phrase.texts { _ = try name.placeholders(of: text) }
    self.init(placeholders: phrase.placeholders, isPlural: isPlural)
    guard let bad = placeholders.first(where: { !$0.isPlaceholder || (isPlural && $0 != "n") }) else {
      return
    }
    throw .badPlaceholder(bad, key: name.key, language: name.language)
  }
}

extension String {
  /// Whether it is a name that a placeholder of an app's own can have.
  fileprivate var isPlaceholder: Bool { utf8.first?.isLetter == true && utf8.allSatisfy(\.isOfName) }
}
