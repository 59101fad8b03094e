/// A file of a bundle by its path, as in `json/de/gregorian.json`, and what it is about.
struct BundlePath: Hashable {
  let path: String
  /// The tag of the locale; `nil` for what belongs to none.
  let locale: String?
  /// The name of the table: `locale`, `gregorian`, `Picker.strings`, `regions`.
  let table: String
  let group: Group

  /// What a file holds.
  enum Group {
    case locale, calendar, strings, regions
    case other
  }

  init(_ path: String) {
    self.path = path
    let parts = path.split(separator: "/").map(String.init)
    let name = parts.last ?? path
    let stem = name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
    switch (parts.first, parts.count) {
    case ("json", 3):
      (locale, table, group) = (parts[1], stem, stem == "locale" ? .locale : .calendar)
    case ("json", _): (locale, table, group) = (nil, stem, stem == "regions" ? .regions : .other)
    case ("strings", 3) where parts[1].hasSuffix(".lproj"):
      (locale, table) = (String(parts[1].dropLast(".lproj".count)), name)
      group = name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") ? .strings : .other
    default: (locale, table, group) = (nil, parts.count == 1 ? stem : path, .other)
    }
  }
}
