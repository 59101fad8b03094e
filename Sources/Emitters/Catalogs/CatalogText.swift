package import AlmanacKit

extension Phrase {
  /// The text as a localization of a String Catalog: one unit, or the units of a plural's forms.
  ///
  /// `unreviewed` has the forms that only their translator has read; a text without forms counts as `other`. Xcode takes
  /// the type of a plural's number from the specifier in its forms. Forms without the number, as in “hours” beside a
  /// wheel, say the type in a substitution.
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

/// A text of a String Catalog with its state.
enum CatalogUnit {
  /// The states that Almanac writes.
  static let translated = "translated"
  static let needsReview = "needs_review"

  fileprivate static func structure(of text: String, isReviewed: Bool) -> Structure {
    .object([("stringUnit", unit(of: text, isReviewed: isReviewed))])
  }

  fileprivate static func unit(of text: String, isReviewed: Bool) -> Structure {
    .object([("state", .text(isReviewed ? translated : needsReview)), ("value", .text(text))])
  }
}

/// How a plural says its number where no form has it.
enum CatalogPlural {
  static let name = "n"
  static let argument = 1
  static let specifier = "lld"
  /// The text that is replaced by the form of the number.
  static let frame = "%#@\(name)@"

  /// Whether a form has the number; a doubled percent sign begins nothing.
  static func hasNumber(_ form: String) -> Bool {
    form.replacingBytes(of: "%%", with: "").countBytes(of: "%\(specifier)") > 0
  }
}
