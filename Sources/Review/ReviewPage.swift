import AlmanacEmitters
import AlmanacKit
import AlmanacTranslations

/// A page with all of a picker's words in a language.
///
/// A person who speaks the language reads it in about ten minutes.
package struct ReviewPage: Sendable {
  let title: String
  /// What the page is and what to do with it, as paragraphs; like the titles, they contain no text from a file.
  let introduction: [String]
  let sections: [Section]
  /// The language of the texts, and which way they run.
  let tag: String
  let direction: String

  struct Section: Sendable {
    let title: String
    let words: [ReviewWord]
  }

  /// The columns of a section's table.
  static let columns = ["Key", "English", "Text", "In use", "Where it appears"]

  /// The page of a language; `roles` are those who have read its words, as in "second translator".
  package init(_ words: ReviewWords, roles: [String]) {
    let missing = words.words.count { $0.text == nil }
    let unread = words.words.count { $0.text != nil && !$0.unreviewed.isEmpty }
    title = "The words of a date picker in '\(words.tag)'"
    introduction = [
      "Please read each text as you would meet it in an app: on a button, above a calendar, or spoken by a screen reader. "
        + "Note the key of each text that is wrong or odd, with a better text.",
      "The page has \(words.words.count) keys. \(missing) have no text yet. "
        + "Of \(unread), only the translator has read the text. \(Self.readers(roles))",
    ]
    let urgent = words.words.filter(\.isUrgent)
    let tiers = KeyTier.allCases.map { tier in
      Section(title: tier.title, words: words.words.filter { $0.tier == tier && !$0.isUrgent })
    }
    sections = ([Section(title: "Please look at these first", words: urgent)] + tiers).filter {
      !$0.words.isEmpty
    }
    tag = words.tag
    direction = words.direction
  }

  private static func readers(_ roles: [String]) -> String {
    guard !roles.isEmpty else { return "No reader of this language is recorded." }
    let native = roles.contains("native speaker") ? "" : " No native speaker has read them yet."
    return "Read so far by: \(roles.joined(separator: ", ")).\(native)"
  }
}

extension KeyTier {
  fileprivate var title: String {
    switch self {
    case .core: "Words that every picker needs"
    case .optional: "Words that some pickers need"
    case .extended: "Words that complete known pickers"
    case .own: "The app's own words"
    }
  }
}

extension ReviewWord {
  /// The texts of a cell: one, or one for each plural form with its category.
  static func cells(_ phrase: Phrase?) -> [String] {
    guard let phrase else { return ["—"] }
    return phrase.sortedForms?.map { "\($0.category.rawValue): \($0.text)" } ?? phrase.texts
  }

  /// Every cell of the word's row, each with its lines.
  var row: [[String]] {
    [[key.printable], Self.cells(english), Self.cells(text), examples, [comment ?? ""]]
  }
}
