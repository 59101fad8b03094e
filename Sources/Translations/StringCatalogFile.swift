package import AlmanacKit

/// The parts of an `.xcstrings` file that Almanac reads.
struct StringCatalogFile {
  let sourceLanguage: String
  /// The byte where the key `sourceLanguage` begins.
  let sourceLanguageOffset: Int
  let strings: [String: Entry]

  struct Entry {
    /// The byte where the key begins.
    let offset: Int
    var comment: String?
    /// In the order of the file, one for each language.
    var localizations: [Localization]?
  }

  struct Localization {
    /// The tag as the file has it.
    let language: String
    /// The byte where it begins.
    let offset: Int
    var stringUnit: StringUnit?
    var substitutions: [String: Substitution]?
    var variations: Variations?
  }

  struct StringUnit {
    let state: String
    let value: String
  }

  struct Substitution {
    let variations: Variations
  }

  /// Forms by plural category; `nil` if the text varies by something else, as by device.
  struct Variations {
    var plural: [String: Form]?
  }

  /// A form's text; `nil` if the form varies again.
  struct Form {
    var stringUnit: StringUnit?
  }
}

/// A text of a catalogue, and which of its forms a second person has read.
package struct CatalogueText: Equatable, Sendable {
  package let phrase: Phrase
  /// The forms whose state is not `translated`; a text without forms counts as `other`.
  package let unreviewed: Set<PluralCategory>

  package init(phrase: Phrase, unreviewed: Set<PluralCategory>) {
    self.phrase = phrase
    self.unreviewed = unreviewed
  }
}

extension CatalogueText {
  /// The unreviewed forms where the same text has been given the forms of another phrase.
  ///
  /// One text becomes the form of every number, or the only form.
  func unreviewed(as phrase: Phrase) -> Set<PluralCategory> {
    guard phrase != self.phrase, !unreviewed.isEmpty else { return unreviewed }
    return Set(phrase.sortedForms?.map(\.category) ?? [.other])
  }
}

extension StringCatalogFile.StringUnit {
  /// Whether it is a text: not before a translator has written one.
  fileprivate var isText: Bool { state != "new" && !value.isEmpty }

  fileprivate var isReviewed: Bool { state == "translated" }
}

extension StringCatalogFile.Localization {
  /// The text, or the plural forms of the one number in it; `nil` if none is written yet.
  ///
  /// Xcode writes a plural by itself, with `%lld` for the number, or as a text `%#@n@` with a substitution `n`,
  /// in whose forms `%arg` stands for the number. Almanac writes that number `{n}`.
  func text(of key: String) throws(StringCatalogError) -> CatalogueText? {
    let name = TextName(key: key, language: language)
    if let variations {
      return try plural(variations, name) { text throws(StringCatalogError) in
        try name.checked(FormatSpecifiers.withNamedNumbers(text))
      }
    }
    if let substitutions, !substitutions.isEmpty { return try plural(substitutions, name) }
    guard let stringUnit else { throw .noText(key: name.key, language: name.language) }
    guard stringUnit.isText else { return nil }
    return CatalogueText(
      phrase: .plain(try name.checked(stringUnit.value)), unreviewed: stringUnit.isReviewed ? [] : [.other])
  }

  private func plural(
    _ substitutions: [String: StringCatalogFile.Substitution], _ name: TextName
  ) throws(StringCatalogError) -> CatalogueText? {
    guard substitutions.count == 1, let (number, substitution) = substitutions.first else {
      throw .unreadableVariation(key: name.key, language: name.language)
    }
    if let stringUnit, !stringUnit.isText { return nil }
    let frame = try PluralFrame(stringUnit?.value, number: number, name)
    let text = try plural(substitution.variations, name, frame.text(with:))
    guard let text, stringUnit?.isReviewed == false, case .plural(let forms) = text.phrase else {
      return text
    }
    // The frame is part of every form.
    return CatalogueText(phrase: text.phrase, unreviewed: Set(forms.keys))
  }

  private func plural(
    _ variations: StringCatalogFile.Variations, _ name: TextName,
    _ text: (String) throws(StringCatalogError) -> String
  ) throws(StringCatalogError) -> CatalogueText? {
    let (key, language) = (name.key, name.language)
    guard let plural = variations.plural else { throw .unreadableVariation(key: key, language: language) }
    var forms: [PluralCategory: String] = [:]
    var unreviewed: Set<PluralCategory> = []
    for (category, form) in plural.sortedByUTF8() {
      guard let category = PluralCategory(rawValue: category) else {
        throw .badPluralCategory(category, key: key, language: language)
      }
      guard let unit = form.stringUnit else { throw .unreadableVariation(key: key, language: language) }
      guard unit.isText else { continue }
      forms[category] = try text(unit.value)
      if !unit.isReviewed { unreviewed.insert(category) }
    }
    guard !forms.isEmpty else { return nil }
    guard forms[.other] != nil else { throw .noOther(key: key, language: language) }
    return CatalogueText(phrase: .plural(forms), unreviewed: unreviewed)
  }
}
