/// The keys of the picker's words, such as `action.done`, with their placeholders and comments, but without the texts.
package struct StringKeys: Equatable, Sendable {
  /// For each key, the names of the placeholders in its text, in the order of the text in the source language.
  package let arguments: [String: [String]]
  /// The keys whose texts have plural forms.
  package let plurals: Set<String>
  /// The keys of the words that every picker needs.
  ///
  /// The JavaScript module of each locale contains these words.
  package let core: Set<String>
  /// Comments for translators, by key; each comment says in English where the text appears in a picker.
  package let comments: [String: String]
  /// The app's own names for words, each with the word's key, as in `["app.done": "action.done"]`.
  package let appNames: [String: String]

  package init(
    arguments: [String: [String]], plurals: Set<String> = [], core: Set<String> = [],
    comments: [String: String] = [:], appNames: [String: String]
  ) {
    self.arguments = arguments
    self.plurals = plurals
    self.core = core
    self.comments = comments
    self.appNames = appNames
  }
}
