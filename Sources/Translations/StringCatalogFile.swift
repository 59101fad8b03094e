package import AlmanacKit

/// An `.xcstrings` file, as far as Almanac reads it.
struct StringCatalogFile {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry {
    var comment: String?
    var localizations: [String: Localization]?
  }

  struct Localization {
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

/// A text of a catalogue, and whether somebody vouches for it.
package struct CatalogueText: Equatable, Sendable {
  package let phrase: Phrase
  /// Whether its state is `translated`, in every form.
  package let isReviewed: Bool
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
  func text(key: String, language: String) throws(StringCatalogError) -> CatalogueText? {
    if let variations {
      return try plural(variations, key: key, language: language) { form in
        form.replacing(#/%(?:arg|(?:1\$)?l{0,2}[du])/#, with: "{n}")
      }
    }
    if let substitutions, !substitutions.isEmpty {
      return try plural(substitutions, key: key, language: language)
    }
    guard let stringUnit else { throw .noText(key: key, language: language) }
    guard stringUnit.isText else { return nil }
    return CatalogueText(phrase: .plain(stringUnit.value), isReviewed: stringUnit.isReviewed)
  }

  private func plural(
    _ substitutions: [String: StringCatalogFile.Substitution], key: String, language: String
  ) throws(StringCatalogError) -> CatalogueText? {
    guard substitutions.count == 1, let (name, substitution) = substitutions.first else {
      throw .unreadableVariation(key: key, language: language)
    }
    if let stringUnit, !stringUnit.isText { return nil }
    let number = "%#@\(name)@"
    let frame = stringUnit?.value ?? number
    let text = try plural(substitution.variations, key: key, language: language) { form in
      let form = form.replacingBytes(of: "%arg", with: "{n}")
      // Most texts are the number's forms and nothing around them.
      return frame == number ? form : frame.replacingBytes(of: number, with: form)
    }
    return text.map {
      CatalogueText(phrase: $0.phrase, isReviewed: $0.isReviewed && stringUnit?.isReviewed != false)
    }
  }

  private func plural(
    _ variations: StringCatalogFile.Variations, key: String, language: String, _ text: (String) -> String
  ) throws(StringCatalogError) -> CatalogueText? {
    guard let plural = variations.plural else { throw .unreadableVariation(key: key, language: language) }
    var forms: [PluralCategory: String] = [:]
    var isReviewed = true
    for (name, form) in plural.sortedByUTF8() {
      guard let category = PluralCategory(rawValue: name) else {
        throw .badPluralCategory(name, key: key, language: language)
      }
      guard let unit = form.stringUnit else { throw .unreadableVariation(key: key, language: language) }
      guard unit.isText else { continue }
      forms[category] = text(unit.value)
      isReviewed = isReviewed && unit.isReviewed
    }
    guard !forms.isEmpty else { return nil }
    guard forms[.other] != nil else { throw .noOther(key: key, language: language) }
    return CatalogueText(phrase: .plural(forms), isReviewed: isReviewed)
  }
}
