import AlmanacFormats
import AlmanacInputs
import AlmanacKit

/// A page for a reviewer, with all of the picker's words in one language.
///
/// A speaker of the language can read it in about ten minutes.
package struct ReviewPage: Sendable {
  let title: String
  /// The paragraphs that explain the page.
  ///
  /// The paragraphs and all titles contain no text from an untrusted file, so Markdown needs no escapes in them.
  let introduction: [String]
  let sections: [Section]
  let words: ReviewWords

  struct Section: Sendable {
    let title: String
    let words: [ReviewWord]
  }

  /// The titles of the columns in the table of each section.
  static let columns = ["Key", "English", "Text", "In use", "Where it appears"]

  /// Makes the page for a language; `roles` are the roles of the people who have read the words, such as "second
  /// translator".
  package init(_ words: ReviewWords, roles: [String]) {
    let missing = words.words.count { $0.text == nil }
    let unread = words.words.count { $0.text != nil && !$0.unreviewed.isEmpty }
    title = "The words of a date picker in '\(words.tag)'"
    introduction = [
      "Please read each text as if it were in an app: on a button, above a calendar, or spoken by a screen reader. "
        + "If a text is wrong or sounds odd, note its key and a better text.",
      "The page has \(words.words.count) keys. \(Self.gaps(missing)) \(Self.unread(unread)) \(Self.reviewers(roles))",
    ]
    let urgent = words.words.filter(\.isUrgent)
    let tiers = KeyTier.allCases.map { tier in
      Section(title: tier.title, words: words.words.filter { $0.tier == tier && !$0.isUrgent })
    }
    sections = ([Section(title: "Please look at these first", words: urgent)] + tiers).filter {
      !$0.words.isEmpty
    }
    self.words = words
  }

  private static func gaps(_ count: Int) -> String {
    switch count {
    case 0: "Every key has a text."
    case 1: "1 key has no text yet."
    default: "\(count) keys have no text yet."
    }
  }

  private static func unread(_ count: Int) -> String {
    switch count {
    case 0: "No text needs a second reviewer."
    case 1: "1 text still needs a second reviewer."
    default: "\(count) texts still need a second reviewer."
    }
  }

  private static func reviewers(_ roles: [String]) -> String {
    guard !roles.isEmpty else { return "No reviewer is recorded for this language yet." }
    let native = roles.contains("native speaker") ? "" : " No native speaker has reviewed them yet."
    return "Read so far by: \(roles.joined(separator: ", ")).\(native)"
  }
}

extension KeyTier {
  fileprivate var title: String {
    switch self {
    case .core: "Words that every picker needs"
    case .optional: "Words that some pickers need"
    case .extended: "Other words that some picker libraries need"
    case .own: "The app's own words"
    }
  }
}

extension Phrase {
  /// The text, or one line for each plural form, as in `one: hour`.
  package var lines: [String] { sortedForms?.map { "\($0.category.rawValue): \($0.text)" } ?? texts }
}

extension ReviewWord {
  /// The cells of the word's row in the table, each with its lines.
  var row: [[String]] {
    [[key.printable], english?.lines ?? ["—"], text?.lines ?? ["—"], examples, [comment ?? ""]]
  }
}
