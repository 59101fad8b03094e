import CAlmanacICU

/// What ICU knows about locales, languages, scripts and regions.
package enum ICULocales {
  /// The identifiers of all locales for which ICU has data, in ICU's spelling (`zh_Hant_TW`) and in ICU's order.
  package static func available() -> [String] {
    (0..<cicu_uloc_countAvailable()).compactMap { cicu_uloc_getAvailable($0).map { String(cString: $0) } }
  }

  /// Old spellings that ICU still accepts (`iw`, `zh_TW`), each with the locale that ICU uses for it.
  package static func legacyAliases() throws(ICUError) -> [(alias: String, locale: String)] {
    let aliases = try identifiers(Call("uloc_openAvailableByType", "legacy aliases")) {
      cicu_uloc_openAvailableByType(cicuLocaleLegacyAliases.asStatus, &$0)
    }
    return try aliases.map { alias throws(ICUError) in (alias, try locale(answeringFor: alias)) }
  }

  private static func locale(answeringFor alias: String) throws(ICUError) -> String {
    let bundle = try opened(Call("ures_open", alias)) { cicu_ures_open(nil, alias, &$0) }
    defer { cicu_ures_close(bundle) }
    let name = try checked(Call("ures_getLocaleByType", alias)) { cicu_ures_getValidLocale(bundle, &$0) }
    return name.map { String(cString: $0) } ?? ""
  }

  /// The identifier of a locale with its likely script and region added: `zh_TW` gives `zh_Hant_TW`.
  ///
  /// See "Likely Subtags" in UTS 35.
  package static func likely(_ locale: String) throws(ICUError) -> String {
    try filledIdentifier(Call("uloc_addLikelySubtags", locale)) {
      cicu_uloc_addLikelySubtags(locale, $0, $1, &$2)
    }
  }

  /// Whether the locale's script runs from right to left.
  package static func isRightToLeft(_ locale: String) -> Bool { cicu_uloc_isRightToLeft(locale) }

  /// All language codes that ICU knows.
  ///
  /// A language has its ISO 639-1 code (`de`) if there is one, otherwise its ISO 639-2 or 639-3 code (`gsw`).
  package static func languages() -> [String] {
    var result: [String] = []
    var next = cicu_uloc_getISOLanguages()
    while let language = next.pointee {
      result.append(String(cString: language))
      next += 1
    }
    return result
  }

  /// The codes of all territories that ICU knows, such as `AT` (ISO 3166-1).
  package static func territories() throws(ICUError) -> [String] {
    try identifiers(Call("uregion_getAvailable", "territories")) {
      cicu_uregion_getAvailable(cicuTerritory.asStatus, &$0)
    }
  }

  /// Whether `code` is the four-letter code for a Unicode script, such as `Latn`.
  package static func isScript(_ code: String) -> Bool { cicu_isScript(code) }
}
