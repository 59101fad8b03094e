import CAlmanacICU

/// ICU, made independent of the machine it runs on.
///
/// Making one is the first thing a process does with ICU. It shuts out ICU's data directory and time-zone
/// files (the environment could replace both), and sets the default locale to `root`, so that a locale ICU
/// does not know is never answered with the names of the machine's language.
package struct ICULibrary: Sendable {
  /// The versions of ICU and of its data.
  package let versions: ICUVersions

  /// Starts ICU; throws if its data cannot be used.
  package init() throws(ICUError) {
    cicu_u_setDataDirectory("")
    try checked(Call("u_setTimeZoneFilesDirectory", "")) { cicu_u_setTimeZoneFilesDirectory("", &$0) }
    try checked(Call("uloc_setDefault", "root")) { cicu_uloc_setDefault("root", &$0) }
    try checked(Call("u_init", "")) { cicu_u_init(&$0) }
    versions = try ICUVersions.running()
  }
}

/// The versions that decide what ICU answers.
package struct ICUVersions: Equatable, Sendable {
  /// ICU's own, as in `72.1`.
  package let icu: String
  /// The version of CLDR in ICU's data, as in `42`.
  package let cldr: String
  /// The version of the time-zone data, as in `2022e`.
  package let tzdata: String

  fileprivate static func running() throws(ICUError) -> ICUVersions {
    var icu: [UInt8] = [0, 0, 0, 0]
    cicu_u_getVersion(&icu)
    var cldr: [UInt8] = [0, 0, 0, 0]
    try checked(Call("ulocdata_getCLDRVersion", "")) { cicu_ulocdata_getCLDRVersion(&cldr, &$0) }
    let zones = try checked(Call("ucal_getTZDataVersion", "")) { cicu_ucal_getTZDataVersion(&$0) }
    return ICUVersions(
      icu: dotted(icu, atLeast: 2), cldr: dotted(cldr, atLeast: 1),
      tzdata: zones.map { String(cString: $0) } ?? "")
  }

  /// The parts joined with dots, without the zeros at the end, but with `atLeast` parts.
  private static func dotted(_ parts: [UInt8], atLeast: Int) -> String {
    var kept = parts
    while kept.count > atLeast, kept.last == 0 { kept.removeLast() }
    return kept.map(String.init).joined(separator: ".")
  }
}
