import AlmanacKit

/// The language codes that devices use in place of CLDR's codes.
///
/// A Norwegian device reports `nb`, but a bundle may have the locale `no`. Android and Flutter do not treat the codes as
/// equal, so the files of `no` are also written for `nb`, unless the bundle has the locale `nb`.
enum DeviceCodes {
  /// The devices' codes by CLDR's codes.
  static let codes = ["no": "nb"]

  /// The tag of the locale that may have the files of another tag: `no-NO` for `nb-NO`; `nil` if there is none.
  static func locale(for tag: String) -> String? {
    guard let tag = LanguageTag(tag), let code = codes.first(where: { $0.value == tag.language })?.key else {
      return nil
    }
    return LanguageTag(language: code, script: tag.script, region: tag.region).description
  }
}
