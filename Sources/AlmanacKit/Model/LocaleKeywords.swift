/// The values of the `-u-` keys that Almanac supports (UTS 35); `nil` for a key that the tag does not have.
package struct LocaleKeywords: Equatable, Sendable {
  /// The key `ca`: the preferred calendar by its BCP 47 name, such as `gregory`.
  package var calendar: String?
  /// The key `fw`: the first day of the week.
  package var firstDay: Weekday?
  /// The key `hc`: the hour cycle.
  package var hourCycle: HourCycle?
  /// The key `nu`: the numbering system by its CLDR name, such as `latn`.
  package var numbers: String?
  /// The key `rg`: the region, such as `US` for the value `uszzzz`.
  package var region: String?

  package init() {}

  /// The keys that are set, in canonical order, with their values as a tag spells them.
  private var entries: [(key: String, value: String)] {
    [
      ("ca", calendar), ("fw", firstDay?.rawValue), ("hc", hourCycle?.rawValue), ("nu", numbers),
      ("rg", region.map { $0.lowercased() + "zzzz" }),
    ].compactMap { key, value in value.map { (key, $0) } }
  }

  /// Whether no key is set.
  package var isEmpty: Bool { entries.isEmpty }

  /// The text after the language, script and region of a tag, such as `-u-nu-latn`; empty if no key is set.
  package var suffix: String { isEmpty ? "" : "-u" + entries.map { "-\($0.key)-\($0.value)" }.joined() }
}
