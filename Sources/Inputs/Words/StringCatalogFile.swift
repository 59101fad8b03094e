package import AlmanacKit

/// The parts of an `.xcstrings` file that Almanac reads.
struct StringCatalogFile {
  let sourceLanguage: String
  /// The offset of the key `sourceLanguage` in the file, in bytes.
  let sourceLanguageOffset: Int
  let strings: [String: Entry]

  struct Entry {
    /// The offset of the entry's key in the file, in bytes.
    let offset: Int
    var comment: String?
    /// Whether the text in the source language may be translated; `false` for Xcode's "Don't Translate".
    var shouldTranslate = true
    /// The texts of the entry, one for each language, in the order of the file.
    var localizations: [Localization]?

    /// Whether any of the texts has plural forms.
    var isPlural: Bool {
      localizations?.contains { $0.variations?.plural != nil || $0.substitutions?.isEmpty == false } ?? false
    }
  }

  struct Localization {
    /// The language tag as the file spells it.
    let language: String
    /// The offset of the language tag in the file, in bytes.
    let offset: Int
    /// The offset of the localization's value in the file, in bytes.
    let value: Int
    var stringUnit: StringUnit?
    var substitutions: [String: Substitution]?
    var variations: Variations?
  }

  /// The forms that an argument of the text chooses.
  struct Substitution {
    let variations: Variations
    /// The conversion that shows the argument, such as `lld`; `nil` if the file does not say it.
    let formatSpecifier: String?
    /// The JSON number of the argument, where `1` is the first; `nil` if the file does not say it.
    let argNum: String?
  }

  struct StringUnit {
    let state: String
    let value: String
  }

  /// The forms of a text by plural category; `plural` is `nil` if the text varies by something else, such as the
  /// device.
  struct Variations {
    var plural: [String: Form]?
  }

  /// One form of a text; `stringUnit` is `nil` if the form itself varies again.
  struct Form {
    var stringUnit: StringUnit?
  }
}

/// A text in a catalog, and its forms that are not reviewed yet.
package struct CatalogueText: Equatable, Sendable {
  package let phrase: Phrase
  /// The plural forms whose state is not `translated`; in a text without plural forms, `other` means the whole text.
  package let unreviewed: Set<PluralCategory>

  package init(phrase: Phrase, unreviewed: Set<PluralCategory>) {
    self.phrase = phrase
    self.unreviewed = unreviewed
  }

  /// The plural forms of `phrase` that are not reviewed yet; Almanac made `phrase` from this text.
  ///
  /// If `phrase` equals this text, the result is ``unreviewed``. Otherwise, one unreviewed form of this text makes all
  /// forms of `phrase` unreviewed. For example, if Almanac uses an unreviewed plain text as the form for every number,
  /// this form is unreviewed too.
  func unreviewed(as phrase: Phrase) -> Set<PluralCategory> {
    guard phrase != self.phrase, !unreviewed.isEmpty else { return unreviewed }
    return Set(phrase.sortedForms?.map(\.category) ?? [.other])
  }
}

extension StringCatalogFile.StringUnit {
  /// Whether the unit has a text that a translator has written.
  fileprivate var isText: Bool { state != "new" && !value.isBlank }

  fileprivate var isReviewed: Bool { state == "translated" }
}

extension StringCatalogFile.Localization {
  /// The text, or the plural forms of its only number; `nil` if no text is written yet, or if a needed form is not.
  ///
  /// `needed` has the plural forms that the language needs for the key; it is empty if the key is not a plural.
  ///
  /// Xcode writes a plural in one of two ways. The plural forms may be the whole text, with `%lld` for the number. Or
  /// the text contains `%#@n@`, and a substitution `n` has forms with `%arg` for the number. Almanac writes the number
  /// as `{n}`. In the language of the source code, a plain text of the state `new` is the text from the code
  /// (`extracted_with_value`), so with `isSource` it counts.
  func text(
    of key: String, needed: Set<PluralCategory>, isSource: Bool = false
  ) throws(StringCatalogError) -> CatalogueText? {
    let name = TextName(key: key, language: language)
    if let variations {
      let forms = variations.plural?.values.compactMap(\.stringUnit?.value) ?? []
      // Without a specifier, the number is Almanac's `{n}`, and the forms are not format strings.
      let isFormat = forms.contains(where: FormatSpecifiers.hasNumber)
      return try plural(variations, name, needed) { text throws(StringCatalogError) in
        try isFormat ? name.numbered(text) : name.checked(text)
      }
    }
    if let substitutions, !substitutions.isEmpty { return try plural(substitutions, name, needed) }
    guard let stringUnit else { throw .noText(name) }
    guard stringUnit.isText || isSource && !stringUnit.value.isBlank else { return nil }
    // If the key is a plural in other languages, a single text is the form for every number.
    let isForm = !needed.isEmpty && FormatSpecifiers.hasNumber(stringUnit.value)
    return CatalogueText(
      phrase: .plain(try isForm ? name.numbered(stringUnit.value) : name.checked(stringUnit.value)),
      unreviewed: stringUnit.isReviewed ? [] : [.other])
  }

  private func plural(
    _ substitutions: [String: StringCatalogFile.Substitution], _ name: TextName,
    _ needed: Set<PluralCategory>
  ) throws(StringCatalogError) -> CatalogueText? {
    guard substitutions.count == 1, let (number, substitution) = substitutions.first else {
      throw .unreadableVariation(name)
    }
    guard FormatSpecifiers.isWholeNumber(substitution.formatSpecifier ?? "lld"),
      substitution.argNum ?? "1" == "1"
    else { throw .otherArgument(number, name) }
    if let stringUnit, !stringUnit.isText { return nil }
    let frame = try PluralFrame(stringUnit?.value, number: number, name)
    let text = try plural(substitution.variations, name, needed, frame.text(with:))
    guard let text, stringUnit?.isReviewed == false, case .plural(let forms) = text.phrase else {
      return text
    }
    // Here the text around the plural forms is unreviewed. It is part of every form, so all forms are unreviewed.
    return CatalogueText(phrase: text.phrase, unreviewed: Set(forms.keys))
  }

  private func plural(
    _ variations: StringCatalogFile.Variations, _ name: TextName, _ needed: Set<PluralCategory>,
    _ text: (String) throws(StringCatalogError) -> String
  ) throws(StringCatalogError) -> CatalogueText? {
    guard let plural = variations.plural else { throw .unreadableVariation(name) }
    var forms: [PluralCategory: String] = [:]
    var unreviewed: Set<PluralCategory> = []
    for (category, form) in plural.sortedByUTF8() {
      guard let category = PluralCategory(rawValue: category) else {
        throw .badPluralCategory(category, name)
      }
      guard let unit = form.stringUnit else { throw .unreadableVariation(name) }
      guard unit.isText else {
        if needed.contains(category) { return nil }
        continue
      }
      forms[category] = try text(unit.value)
      if !unit.isReviewed { unreviewed.insert(category) }
    }
    guard !forms.isEmpty else { return nil }
    return CatalogueText(phrase: .plural(forms), unreviewed: unreviewed)
  }
}
