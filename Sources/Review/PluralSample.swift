import AlmanacKit
import AlmanacTranslations

/// Which whole numbers of a picker take a plural form.
struct PluralSample {
  let category: PluralCategory
  /// The first numbers of the form, at most five; empty for a form of numbers that the text never has.
  let numbers: [Int]

  /// The forms that a key's text needs in a language (those of its whole numbers, and `other`), and those that it has.
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

  /// What the form is for, in English.
  var comment: String {
    guard !numbers.isEmpty else {
      return "Plural form '\(category.rawValue)': for numbers that this text never has, such as fractions."
    }
    let list = numbers.map(String.init).joined(separator: ", ")
    return "Plural form '\(category.rawValue)': for \(list)\(numbers.count == 5 ? ", …" : "")."
  }
}
