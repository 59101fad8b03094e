import CAlmanacICU

/// What ICU knows of locales, languages, scripts and regions.
package enum ICULocales {
  /// The identifiers of the locales ICU has, in ICU's spelling (`zh_Hant_TW`), sorted by ICU.
  package static func available() -> [String] {
    (0..<cicu_uloc_countAvailable()).compactMap { cicu_uloc_getAvailable($0).map { String(cString: $0) } }
  }

  /// Old spellings ICU still answers to (`iw`, `zh_TW`), each with the locale that answers.
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

  /// The locale with its likely script and region added: `zh_TW` gives `zh_Hant_TW` (UTS 35, likely subtags).
  package static func likely(_ locale: String) throws(ICUError) -> String {
    try filledIdentifier(Call("uloc_addLikelySubtags", locale)) {
      cicu_uloc_addLikelySubtags(locale, $0, $1, &$2)
    }
  }

  /// Whether the locale's script runs from right to left.
  package static func isRightToLeft(_ locale: String) -> Bool {
    cicu_uloc_isRightToLeft(locale)
  }

  /// The language codes ICU knows: ISO 639-1 where there is one, else ISO 639-2 or 639-3.
  package static func languages() -> [String] {
    var result: [String] = []
    var next = cicu_uloc_getISOLanguages()
    while let language = next.pointee {
      result.append(String(cString: language))
      next += 1
    }
    return result
  }

  /// The region codes of territories, as in ISO 3166-1.
  package static func territories() throws(ICUError) -> [String] {
    try identifiers(Call("uregion_getAvailable", "territories")) {
      cicu_uregion_getAvailable(cicuTerritory.asStatus, &$0)
    }
  }

  /// Whether the four letters name a script in Unicode, as in `Latn`.
  package static func isScript(_ code: String) -> Bool {
    cicu_isScript(code)
  }
}
