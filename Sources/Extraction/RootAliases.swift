import AlmanacKit

/// The aliases in CLDR's root (`<alias>` in `root.xml`), which lead a lookup to another path.
///
/// For example, a unit without narrow names gets its short names. A lookup uses an alias if no locale below root has a
/// value. Only root has aliases, and each alias restarts the lookup from the locale itself. ICU follows aliases without
/// reporting them. Almanac follows them itself, so that it can report where a value came from.
enum RootAliases {
  /// The paths that a lookup tries in order: the path itself, then the paths that root's aliases lead to.
  static func lookUps(of path: [String]) -> [[String]] { Array(sequence(first: path, next: target)) }

  /// The path that root's alias for this path leads to; `nil` if root has no alias for it.
  private static func target(of path: [String]) -> [String]? {
    switch path.first {
    // Units without long or narrow names fall back to their short names.
    case "units", "unitsNarrow": return ["unitsShort"] + path.dropFirst()
    case "fields": return fieldTarget(of: path)
    case "listPattern": return listTarget(of: path)
    case "calendar" where path.count > 2: return calendarTarget(of: path)
    default: return nil
    }
  }

  /// The fallback for names of date fields: from narrow to short, and from short to wide.
  private static func fieldTarget(of path: [String]) -> [String]? {
    let field = path[1]
    let wider: String
    if field.hasSuffix("-short") {
      wider = String(field.dropLast("-short".count))
    } else if field.hasSuffix("-narrow") {
      wider = "\(field.dropLast("-narrow".count))-short"
    } else {
      return nil
    }
    return ["fields", wider] + path.dropFirst(2)
  }

  /// The fallback for list patterns: from narrow to short, and from short to long.
  private static func listTarget(of path: [String]) -> [String]? {
    switch path.dropFirst().first {
    case "standard-narrow": ["listPattern", "standard-short"] + path.dropFirst(2)
    case "standard-short": ["listPattern", "standard"] + path.dropFirst(2)
    default: nil
    }
  }

  private static func calendarTarget(of path: [String]) -> [String]? {
    let calendar = path[1]
    if let other = calendarOwner(of: path[2], in: calendar) { return ["calendar", other] + path[2...] }
    return switch path[2] {
    case "monthNames", "dayNames", "quarters", "monthPatterns": nameTarget(of: path)
    case "cyclicNameSets": path[3] == "zodiacs" ? path[..<3] + ["dayParts"] + path[4...] : nil
    case "eras": path.last == "abbreviated" ? nil : path.dropLast() + ["abbreviated"]
    case "dayPeriod": periodTarget(of: path)
    case "AmPmMarkers", "AmPmMarkersNarrow": path.prefix(2) + ["AmPmMarkersAbbr"]
    default: nil
    }
  }

  /// The other calendar from which a calendar takes a table, such as `gregorian` for `monthNames` in `buddhist`.
  ///
  /// `nil` if the calendar has its own table.
  private static func calendarOwner(of table: String, in calendar: String) -> String? {
    let tables = SharedTables.named(calendar)
    let owner: String? =
      switch table {
      case "monthNames": tables?.monthNames
      case "dayNames": tables?.dayNames
      case "DateTimePatterns", "DateTimePatterns%atTime", "availableFormats", "intervalFormats":
        tables?.patterns
      case "eras": tables?.eras
      case "cyclicNameSets", "monthPatterns": tables?.cyclicNames
      default: nil
      }
    return owner == calendar ? nil : owner
  }

  /// The fallback for names of months, weekdays and quarters.
  ///
  /// Narrow names fall back from `format` to `stand-alone`. Other names in `format` fall back to wider names in
  /// `format`. Other names in `stand-alone` fall back to the same width in `format`.
  private static func nameTarget(of path: [String]) -> [String]? {
    let next: [String]
    switch (path[3], path[4]) {
    case ("format", "abbreviated")
    where path[2] == "monthNames" && SharedTables.named(path[1])?.hasAbbreviatedMonths == true:
      return nil
    case ("format", "abbreviated"): next = ["format", "wide"]
    case ("format", "narrow"): next = ["stand-alone", "narrow"]
    case ("format", "short"): next = ["format", "abbreviated"]
    case ("stand-alone", "abbreviated"): next = ["format", "abbreviated"]
    case ("stand-alone", "short"): next = ["format", "short"]
    case ("stand-alone", "wide"): next = ["format", "wide"]
    default: return nil
    }
    return path[..<3] + next + path[5...]
  }

  /// The fallback for names of day periods: first to the abbreviated width, then from `stand-alone` to `format`.
  private static func periodTarget(of path: [String]) -> [String]? {
    let next: [String]
    switch (path[3], path[4]) {
    case ("format", "abbreviated"): return nil
    case ("stand-alone", "abbreviated"): next = ["format", "abbreviated"]
    default: next = [path[3], "abbreviated"]
    }
    return path[..<3] + next + path[5...]
  }
}
