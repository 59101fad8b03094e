/// What is the same in every catalog; the writer and the reader share it.
enum CatalogLayout {
  /// The version of the format that Xcode 15 and later write.
  static let version = "1.0"
  /// What Xcode writes for a key that it does not find in the code, and must not remove.
  static let extractionState = "manual"
}
