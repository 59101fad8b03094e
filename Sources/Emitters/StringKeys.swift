/// What a run knows of the keys of the picker's words, besides the texts.
package struct StringKeys: Equatable, Sendable {
  /// The names of each text's placeholders in the source language's order, by key.
  package let arguments: [String: [String]]
  /// The keys whose texts have plural forms.
  package let plurals: Set<String>
  /// The keys that pickers need most, which the module of a locale has.
  package let core: Set<String>
  /// Where each key's text appears in a picker, in English, for translators.
  package let comments: [String: String]
  /// An app's own names of keys, each with the key it stands for.
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
