import CAlmanacICU

/// The ICU library, set up so that its answers do not depend on the machine.
///
/// A process must create this value before any other use of ICU. ICU then ignores the environment variables that choose
/// a data directory and a folder of time-zone files. ICU's default locale becomes `root`. Otherwise, ICU would return
/// names in the machine's language for an unknown locale. The default time zone becomes UTC. Otherwise, ICU would ask
/// the system for it, and the system would read the file that the environment variable `TZ` names, even a pipe.
package struct ICULibrary: Sendable {
  /// The versions of the linked ICU library and of the data that it contains.
  package let versions: ICUVersions

  /// Sets up ICU; throws if ICU cannot load its data.
  package init() throws(ICUError) {
    cicu_u_setDataDirectory("")
    try checked(Call("u_setTimeZoneFilesDirectory", "")) { cicu_u_setTimeZoneFilesDirectory("", &$0) }
    try checked(Call("uloc_setDefault", "root")) { cicu_uloc_setDefault("root", &$0) }
    let zone = Array("Etc/UTC\0".utf16)
    try checked(Call("ucal_setDefaultTimeZone", "Etc/UTC")) { cicu_ucal_setDefaultTimeZone(zone, &$0) }
    try checked(Call("u_init", "")) { cicu_u_init(&$0) }
    versions = try ICUVersions.running()
  }
}

/// The versions of ICU and its data, which determine what ICU returns.
package struct ICUVersions: Equatable, Sendable {
  /// The version of ICU, such as `72.1`.
  package let icu: String
  /// The version of CLDR in ICU's data, such as `42`.
  package let cldr: String
  /// The version of the time-zone data, such as `2022e`.
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

  /// The version number as text, without trailing zeros but with at least `atLeast` parts: `72.1` for 72, 1, 0, 0.
  static func dotted(_ parts: [UInt8], atLeast: Int) -> String {
    var kept = parts
    while kept.count > atLeast, kept.last == 0 { kept.removeLast() }
    return kept.map(String.init).joined(separator: ".")
  }
}
