import AlmanacKit
import AlmanacTranslations

/// A plural category, and examples of the whole numbers that take its form.
struct PluralSample {
  let category: PluralCategory
  /// Up to five whole numbers that use this plural form, smallest first; empty if the text never shows such a number.
  let numbers: [Int]

  /// The plural forms for the text of a key: the forms that the text has, and the forms that the language needs for the
  /// key's whole numbers.
  ///
  /// The form `other` is always among them.
  static func samples(of key: String, _ text: Phrase?, _ rules: PluralRules) -> [PluralSample] {
    var numbers: [PluralCategory: [Int]] = [.other: []]
    for form in text?.sortedForms ?? [] { numbers[form.category] = [] }
    for number in CatalogueLanguages.numbers(of: key) {
      let category = rules.category(of: number)
      if numbers[category, default: []].count < 5 { numbers[category, default: []].append(number) }
    }
    return PluralCategory.allCases.compactMap { category in
      numbers[category].map { PluralSample(category: category, numbers: $0) }
    }
  }

  /// A comment for translators, in English, that says which numbers take the form.
  var comment: String {
    guard !numbers.isEmpty else {
      return "Plural form '\(category.rawValue)': for numbers that this text never shows, such as fractions."
    }
    let list = numbers.map(String.init).joined(separator: ", ")
    return "Plural form '\(category.rawValue)': for \(list)\(numbers.count == 5 ? ", …" : "")."
  }
}
