package import AlmanacReading

/// The content of a bundle's file, which the file's format has read back from its bytes.
package enum FileContent: Equatable, Sendable {
  /// The objects and lists of a JSON file, or of a JavaScript module.
  case json(JSONValue)
  /// The texts of a file, by their paths.
  case texts([ValuePath: String])
  /// The content of a String Catalog, by the paths that ``CatalogPath`` makes.
  case catalog([ValuePath: String])
}
