import AlmanacKit
package import AlmanacRecord

/// An output format of the bundle: how its files are written in one run.
///
/// JSON is the bundle's record, and only JSON is read back. A file of any other format depends only on the record, the
/// options and the app's names for keys. So Almanac checks such a file by writing it again.
///
/// A format may write one file for all locales, or an index of all locales. Such a format keeps the data that it needs
/// from each record until ``sharedFiles()``. The records come in any order, so the format sorts this data.
package protocol BundleFormat: Sendable {
  /// The name of the folder in a bundle that contains the format's files, as in `json`.
  static var folder: String { get }
  static var traits: FormatTraits { get }

  /// Makes the format for one run.
  init(_ context: EmissionContext)

  /// The files of the format for one locale.
  ///
  /// A run calls this method once for each locale, from several threads.
  func files(for record: LocaleRecord) -> [EmittedFile]
  /// The files that belong to no single locale, or need the texts of another locale.
  ///
  /// A run calls this method once, after the last locale. A format with large files returns a lazy sequence, which makes
  /// one file at a time, to need less memory.
  func sharedFiles() -> AnySequence<EmittedFile>

  /// The paths of all files that the format can have for the locale `tag` or, if `tag` is `nil`, for no single locale.
  static func paths(of tag: String?, _ choices: BundleChoices) -> [String]
  /// The tag of the locale that the format's file at a path belongs to; `nil` if it belongs to no single locale.
  static func locale(at path: String) -> String?
  /// The name of a resource in this format, as in `almanac_action_done` on Android for the key `action.done`.
  ///
  /// If `isOfApp` is true, `key` is the name that an app uses for a word's key, as in `app.done`. Otherwise, it is the
  /// word's own key. A run writes nothing if two of its keys have the same resource name.
  static func resourceName(of key: String, isOfApp: Bool) -> String
}

/// What differs between formats, apart from their files.
package struct FormatTraits: Sendable {
  /// Whether the format's files are in its folder even if an output folder has only this format.
  ///
  /// If it is `false`, such an output folder has the files directly, as in `values-de/almanac.xml` without
  /// `android/res/`. The folder that contains the manifest always has the format's folder.
  var keepsFolder = false
  /// Whether the format needs a default locale, whose texts are the fallback for all other locales.
  package private(set) var needsDefaultLocale = false
  /// The greatest number of bytes that a file of the format can have.
  var sizeLimit = Limits.file
}

extension BundleFormat {
  package static var traits: FormatTraits { FormatTraits() }
  package static func resourceName(of key: String, isOfApp: Bool) -> String { key }
  package func sharedFiles() -> AnySequence<EmittedFile> { AnySequence([]) }
}
