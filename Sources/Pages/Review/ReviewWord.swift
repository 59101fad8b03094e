package import AlmanacInputs
package import AlmanacKit

/// One of the picker's words in a language, with the information that a reviewer needs.
package struct ReviewWord: Sendable {
  package let key: String
  package let tier: KeyTier
  /// A comment in English that says where the text appears in a picker; `nil` for an app's key without a comment.
  package let comment: String?
  /// The English text, or else the text of an app's key in its source language.
  package let english: Phrase?
  /// The text in the reviewed language; `nil` if it is missing.
  package let text: Phrase?
  /// The origin of the text; `nil` if the text is missing.
  let origin: Origin?
  /// The plural forms that only the translator has read; for a text without forms, `other` stands for the text.
  let unreviewed: Set<PluralCategory>
  /// The text with example dates and numbers, as a user sees it: one text, or one text for each plural form.
  let examples: [String]
}

extension ReviewWord {
  /// Whether a reviewer should look at the word first, because its text is missing or only the translator has read it.
  var isUrgent: Bool { text == nil || !unreviewed.isEmpty }

  /// Whether the text comes from CLDR, directly or by a rule, and not from Almanac's or an app's catalog.
  var isOfCLDR: Bool { origin.map { $0 != .catalogue && $0 != .override } ?? false }
}
