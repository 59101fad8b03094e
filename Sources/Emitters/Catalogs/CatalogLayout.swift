/// Values that are the same in every String Catalog, for the code that writes catalogs and the code that reads them.
enum CatalogLayout {
  /// The version of the catalog format, as Xcode 15 and later write it.
  static let version = "1.0"
  /// The extraction state of every key.
  ///
  /// With this state, Xcode does not remove keys that it does not find in the app's code.
  static let extractionState = "manual"
}
