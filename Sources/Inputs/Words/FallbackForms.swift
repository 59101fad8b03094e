package import AlmanacKit

/// Chooses the plural forms with which a language shows the text of another language, its fallback.
///
/// A category can mean other numbers in the fallback's language: `one` is 1 in English, but 1, 21 and 31 in Russian.
package struct FallbackForms {
  /// For each category of the language, how many of its numbers have each category in the fallback's language.
  private let shares: [PluralCategory: [PluralCategory: Int]]

  /// Compares the categories of numbers, which are those that a picker can insert into the text of a key.
  package init(for language: PluralRules, from fallback: PluralRules, of numbers: ClosedRange<Int>) {
    shares = numbers.reduce(into: [.other: [:]]) { shares, number in
      shares[language.category(of: number), default: [:]][fallback.category(of: number), default: 0] += 1
    }
  }

  /// The fallback's text with a form for each category of the language, and `other`.
  ///
  /// A category gets the form that the fallback uses for most of the category's numbers. A form without `{n}`, such as
  /// "One night", is used only if the category has one number, or if no form has `{n}`.
  package func text(for fallback: CatalogueText) -> CatalogueText {
    guard case .plural(let forms) = fallback.phrase else { return fallback }
    let chosen = shares.map { category, shares in (category, choice(for: category, shares, in: forms)) }
    return CatalogueText(
      phrase: .plural(chosen.reduce(into: [:]) { $0[$1.0] = forms[$1.1] }),
      unreviewed: Set(chosen.filter { fallback.unreviewed.contains($1) }.map(\.0)))
  }

  /// The category of the fallback's form for a category of the language.
  ///
  /// If two forms have as many numbers, the form of the same category is chosen.
  private func choice(
    for category: PluralCategory, _ shares: [PluralCategory: Int], in forms: [PluralCategory: String]
  ) -> PluralCategory {
    let hasNumber = { (category: PluralCategory) in forms[category]?.contains("{n}") == true }
    let mayOmit = shares.values.reduce(0, +) == 1 || !forms.keys.contains(where: hasNumber)
    let fitting = shares.filter { forms[$0.key] != nil && (mayOmit || hasNumber($0.key)) }
    let most = fitting.max {
      ($0.value, $0.key == category ? 1 : 0, $0.key.rawValue)
        < ($1.value, $1.key == category ? 1 : 0, $1.key.rawValue)
    }
    return most?.key ?? .other
  }
}
