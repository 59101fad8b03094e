package import AlmanacReading

/// What a file of a bundle says, as its format reads it back.
package enum FileContent: Equatable, Sendable {
  /// Objects and lists.
  case json(JSONValue)
  /// Texts by their paths.
  case texts([ValuePath: String])
  /// Texts of several locales by their paths: the first key is the tag, as ``CatalogPath`` says.
  case catalog([ValuePath: String])
}
