package import AlmanacKit

extension Phrase {
  /// The JSON of the text in a String Catalog: one `stringUnit` for a plain text, or one for each plural form.
  ///
  /// `unreviewed` has the plural forms that are not reviewed yet. A plain text counts as the form `other`. Xcode takes
  /// the type of a plural's number from the format specifier in its forms. If no form contains the number, as in
  /// “hours” beside a wheel, a substitution states the type.
  package func localization(unreviewed: Set<PluralCategory>) -> Structure {
    switch self {
    case .plain(let text): return CatalogUnit.structure(of: text, isReviewed: !unreviewed.contains(.other))
    case .plural:
      let forms = sortedForms ?? []
      let units = forms.map { category, text -> (key: String, value: Structure) in
        (category.rawValue, CatalogUnit.structure(of: text, isReviewed: !unreviewed.contains(category)))
      }
      let variations = ("variations", Structure.object([("plural", .object(units))]))
      guard !forms.contains(where: { CatalogPlural.hasNumber($0.text) }) else { return .object([variations]) }
      let number: [(key: String, value: Structure)] = [
        ("argNum", .number(CatalogPlural.argument)), ("formatSpecifier", .text(CatalogPlural.specifier)),
        variations,
      ]
      return .object([
        ("stringUnit", CatalogUnit.unit(of: CatalogPlural.frame, isReviewed: true)),
        ("substitutions", .object([(CatalogPlural.name, .object(number))])),
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

/// The values that Almanac writes in the `substitutions` of a plural in a String Catalog.
///
/// A plural has `substitutions` if none of its forms contains the number.
private enum CatalogPlural {
  static let name = "n"
  static let argument = 1
  static let specifier = "lld"
  /// The text of the whole phrase, in which Apple's code replaces `%#@n@` with the plural form for the number.
  static let frame = "%#@\(name)@"

  /// Whether a plural form contains its number, as `%lld`.
  ///
  /// In `%%lld`, the doubled percent sign is a plain `%`.
  static func hasNumber(_ form: String) -> Bool {
    form.replacingBytes(of: "%%", with: "").countBytes(of: "%\(specifier)") > 0
  }
}
