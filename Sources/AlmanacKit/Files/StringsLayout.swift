/// Where the `.lproj` folders are, which hold Apple's tables of a locale.
package enum StringsLayout: String, CaseIterable, Sendable {
  /// In the folder `strings`.
  case nested
  /// At the top of the output, where Xcode and SwiftPM look for localizations.
  case flat
}
