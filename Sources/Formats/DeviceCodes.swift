import AlmanacKit

/// The language codes that devices use in place of CLDR's codes.
///
/// A Norwegian device reports `nb`, but a bundle may have the locale `no`. Android and Flutter do not treat the codes as
/// equal, so the files of `no` are also written for `nb`, unless the bundle has the locale `nb`.
package enum DeviceCodes {
  /// The code that devices use for each code of CLDR.
  static let codes = ["no": "nb"]

  /// The language code that devices use for a locale, such as `nb` for `no-NO`.
  package static func language(of tag: String) -> String {
    let language = String(tag.prefix { $0 != "-" })
    return codes[language] ?? language
  }

  /// The locale that shares its files with a device's tag, such as `no-NO` for `nb-NO`; `nil` for any other tag.
  static func locale(for tag: String) -> String? {
    guard let tag = LanguageTag(tag), let code = codes.first(where: { $0.value == tag.language })?.key else {
      return nil
    }
    return LanguageTag(language: code, script: tag.script, region: tag.region).description
  }
}
