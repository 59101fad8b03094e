package import AlmanacKit

extension Phrase {
  /// The JSON of the text in a String Catalog: one `stringUnit` for a plain text, or one for each plural form.
  ///
  /// `unreviewed` has the plural forms that are not reviewed yet. A plain text counts as the form `other`. Xcode takes
  /// the type of a plural's number from the format specifier in its forms. If no form contains the number, as in
  /// “hours” beside a wheel, a substitution states the type. The forms must be format strings.
  package func localization(unreviewed: Set<PluralCategory>) -> Structure {
    switch self {
    case .plain(let text): return CatalogUnit.structure(of: text, isReviewed: !unreviewed.contains(.other))
    case .plural:
      let forms = sortedForms ?? []
      let units = forms.map { category, text -> (key: String, value: Structure) in
        (category.rawValue, CatalogUnit.structure(of: text, isReviewed: !unreviewed.contains(category)))
      }
      let variations = ("variations", Structure.object([("plural", .object(units))]))
      // A doubled percent sign is a plain `%`. A single one begins the specifier of the number.
      let hasNumber = forms.contains { $0.text.replacingBytes(of: "%%", with: "").countBytes(of: "%") > 0 }
      guard !hasNumber else { return .object([variations]) }
      let number: [(key: String, value: Structure)] = [
        ("argNum", .number(1)), ("formatSpecifier", .text("lld")), variations,
      ]
      // Apple's code replaces `%#@n@` with the plural form for the number.
      return .object([
        ("stringUnit", CatalogUnit.unit(of: "%#@n@", isReviewed: true)),
        ("substitutions", .object([("n", .object(number))])),
      ])
    }
  }
}

/// The JSON of a text and its state in a String Catalog.
private enum CatalogUnit {
  static func structure(of text: String, isReviewed: Bool) -> Structure {
    .object([("stringUnit", unit(of: text, isReviewed: isReviewed))])
  }

  static func unit(of text: String, isReviewed: Bool) -> Structure {
    .object([("state", .text(isReviewed ? "translated" : "needs_review")), ("value", .text(text))])
  }
}
