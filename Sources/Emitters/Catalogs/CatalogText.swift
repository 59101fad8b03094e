package import AlmanacKit

extension Phrase {
  /// The text as a localization of a String Catalog: one unit, or the units of a plural's forms.
  ///
  /// `unreviewed` has the forms that only their translator has read; a text without forms counts as `other`.
  package func localization(unreviewed: Set<PluralCategory>) -> Structure {
    switch self {
    case .plain(let text): return CatalogUnit.structure(of: text, isReviewed: !unreviewed.contains(.other))
    case .plural:
      let forms = sortedForms ?? []
      let units = forms.map { category, text -> (key: String, value: Structure) in
        (category.rawValue, CatalogUnit.structure(of: text, isReviewed: !unreviewed.contains(category)))
      }
      return .object([("variations", .object([("plural", .object(units))]))])
    }
  }
}

/// A text of a String Catalog with its state.
enum CatalogUnit {
  /// The states that Almanac writes.
  static let translated = "translated"
  static let needsReview = "needs_review"

  fileprivate static func structure(of text: String, isReviewed: Bool) -> Structure {
    let state = isReviewed ? translated : needsReview
    return .object([("stringUnit", .object([("state", .text(state)), ("value", .text(text))]))])
  }
}
