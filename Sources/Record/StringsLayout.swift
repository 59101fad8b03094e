/// Where Almanac writes the `.lproj` folders, which contain a locale's texts for Apple's platforms.
package enum StringsLayout: String, CaseIterable, Sendable {
  /// The `.lproj` folders are in the folder `strings` of the output.
  case nested
  /// The `.lproj` folders are at the top of the output, where Xcode and SwiftPM look for localizations.
  case flat
}
