package import AlmanacKit
package import AlmanacTranslations

/// One of the picker's own words in a language, with what a reviewer needs to judge it.
package struct ReviewWord: Sendable {
  package let key: String
  package let tier: KeyTier
  /// Where the text appears in a picker, in English; `nil` for an own key without a comment.
  package let comment: String?
  /// The English text; `nil` for an own key without one.
  package let english: Phrase?
  /// The text in the language; `nil` if it is missing.
  package let text: Phrase?
  /// Where the text came from; `nil` if it is missing.
  let origin: Origin?
  /// The forms that only their translator has read; a text without forms counts as `other`.
  let unreviewed: Set<PluralCategory>
  /// The text as a user sees it, with dates and numbers in it: one, or one for each plural form.
  let examples: [String]
}

extension ReviewWord {
  /// Whether a reviewer should look at the word first: it is missing, or only its translator has read it.
  var isUrgent: Bool { text == nil || !unreviewed.isEmpty }

  /// Whether the text comes from CLDR, directly or by a rule, and not from Almanac's or an app's catalog.
  var isOfCLDR: Bool { origin.map { $0 != .catalogue && $0 != .override } ?? false }
}
