package import AlmanacKit

extension TextShape {
  /// Returns the phrase; throws if its placeholders or its plural forms do not fit the key.
  ///
  /// Also throws if a text is too long, or if an output format cannot contain it.
  package func checked(
    _ phrase: Phrase, key: String, language: String, _ rules: PluralRules
  ) throws(StringCatalogError) -> Phrase {
    let name = TextName(key: key, language: language)
    for text in phrase.texts { _ = try name.checked(text) }
    let numbers = isPlural ? CatalogueLanguages.numbers(of: key, by: rules).mapValues(\.count) : [:]
    return try checked(phrase, name, numbers)
  }

  /// Returns the phrase; throws if its placeholders or its plural forms do not fit the key.
  ///
  /// `numbers` has a count for each plural category: how many of the key's whole numbers belong to the category.
  func checked(
    _ phrase: Phrase, _ name: TextName, _ numbers: [PluralCategory: Int]
  ) throws(StringCatalogError) -> Phrase {
    for text in phrase.texts {
      guard let specifier = FormatSpecifiers.first(in: text) else { continue }
      throw .formatSpecifier(specifier, name)
    }
    return isPlural ? try plural(phrase, name, numbers) : try plain(phrase, name)
  }

  /// The phrase for an app's own key; if the key has plural forms, a single text becomes the form for every number.
  ///
  /// Throws if the phrase has plural forms, but an earlier overlay has a single text for the key.
  func unified(
    _ phrase: Phrase, _ name: TextName, _ numbers: [PluralCategory: Int]
  ) throws(StringCatalogError) -> Phrase {
    switch phrase {
    case .plain(let text) where isPlural:
      return .plural(numbers.mapValues { _ in text }.merging([.other: text]) { text, _ in text })
    case .plural where !isPlural: throw .earlierOverlayHasNoForms(name)
    case .plain, .plural: return phrase
    }
  }

  private func plain(_ phrase: Phrase, _ name: TextName) throws(StringCatalogError) -> Phrase {
    guard case .plain(let text) = phrase else { throw .needlessForms(name) }
    let found = try name.placeholders(of: text)
    guard found == placeholders || found.sorted() == placeholders.sorted() else {
      throw .wrongPlaceholders(found: found, expected: placeholders, name)
    }
    return phrase
  }

  private func plural(
    _ phrase: Phrase, _ name: TextName, _ numbers: [PluralCategory: Int]
  ) throws(StringCatalogError) -> Phrase {
    let forms: [PluralCategory: String] =
      switch phrase {
      case .plural(let written): written
      // A single text is the form for every number.
      case .plain(let text): [.other: text]
      }
    let needed = Set(numbers.keys).union([.other])
    let missing = PluralCategory.allCases.filter { needed.contains($0) && forms[$0] == nil }
    guard missing.isEmpty else { throw .missingForms(missing, name) }
    // Apple's systems use this form for 0 in all languages, the others only where CLDR does.
    guard forms[.zero] == nil || numbers[.zero] != nil else { throw .zeroForm(name) }
    for (category, text) in Phrase.plural(forms).sortedForms ?? [] {
      let found = try name.placeholders(of: text)
      guard Set(found).isSubset(of: placeholders) else {
        throw .wrongPlaceholders(found: found, expected: placeholders, name)
      }
      // The form "One day" does not need `{n}`, unless another number, such as 21, takes the same form.
      guard found == placeholders || numbers[category] ?? 0 <= 1 else { throw .noNumber(category, name) }
    }
    return .plural(forms)
  }

  /// Takes the placeholders for an app's own key from its text in the source language; throws if one is not valid.
  init(of phrase: Phrase, isPlural: Bool, _ name: TextName) throws(StringCatalogError) {
    for text in phrase.texts { _ = try name.placeholders(of: text) }
    self.init(placeholders: phrase.placeholders, isPlural: isPlural)
    guard let bad = placeholders.first(where: { !$0.isPlaceholder || (isPlural && $0 != "n") }) else {
      return
    }
    throw .badPlaceholder(bad, name)
  }
}

extension String {
  fileprivate var isPlaceholder: Bool { utf8.first?.isLetter == true && utf8.allSatisfy(\.isOfName) }
}
