/// What a run knows of the keys of the picker's words, besides the texts.
package struct StringKeys: Equatable, Sendable {
  /// The names of each text's placeholders in the source language's order, by key.
  package let arguments: [String: [String]]
  /// An app's own names of keys, each with the key it stands for.
  package let appNames: [String: String]

  package init(arguments: [String: [String]], appNames: [String: String]) {
    self.arguments = arguments
    self.appNames = appNames
  }
}
