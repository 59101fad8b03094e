/// Values that are the same in every String Catalog, for the code that writes catalogs and the code that reads them.
enum CatalogLayout {
  /// The version of the catalog format, as Xcode 15 and later write it.
  static let version = "1.0"
  /// The state of each key, which keeps Xcode from removing keys that it does not find in the app's code.
  static let extractionState = "manual"
}
