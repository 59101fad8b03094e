import AlmanacInputs
import AlmanacKit

/// A plural category, and example numbers of this category.
struct PluralSample {
  let category: PluralCategory
  /// Up to five whole numbers that use this plural form, smallest first; empty if the text never shows such a number.
  let numbers: [Int]
  /// Whether the text can show more numbers of this plural form.
  let hasMore: Bool

  /// The plural categories for the text of a key, each with example numbers.
  ///
  /// These are the categories for which the text has a form, the categories of all numbers that a picker inserts into
  /// the text, and `other`.
  static func samples(of key: String, _ text: Phrase?, _ rules: PluralRules) -> [PluralSample] {
    let numbers = CatalogueLanguages.numbers(of: key, by: rules)
    let categories = Set(numbers.keys).union(text?.sortedForms?.map(\.category) ?? []).union([.other])
    return PluralCategory.allCases.filter(categories.contains).map { category in
      let all = numbers[category] ?? []
      return PluralSample(category: category, numbers: Array(all.prefix(5)), hasMore: all.count > 5)
    }
  }

  /// A comment for translators, in English, that says which numbers take the form.
  var comment: String {
    guard !numbers.isEmpty else {
      return "Plural form '\(category.rawValue)': for numbers that this text never shows, such as fractions."
    }
    let list = numbers.map(String.init).joined(separator: ", ")
    return "Plural form '\(category.rawValue)': for \(list)\(hasMore ? ", …" : "")."
  }
}
