import AlmanacKit

/// Where CLDR's root sends a look-up that no locale below it can answer (`<alias>` in `root.xml`).
///
/// Aliases stand in root only, and each starts the look-up again from the locale itself. ICU follows them
/// without saying so; Almanac follows them to say where a value came from.
enum RootAliases {
  /// The paths a look-up tries, one after another: the path itself, then where root sends it.
  static func lookUps(of path: [String]) -> [[String]] {
    Array(sequence(first: path, next: target))
  }

  /// The path to look up next, or `nil` if root has no alias for this one.
  private static func target(of path: [String]) -> [String]? {
    switch path.first {
    // The long and the narrow names of units are the short ones, where a language has no others.
    case "units", "unitsNarrow": return ["unitsShort"] + path.dropFirst()
    case "fields": return fieldTarget(of: path)
    case "listPattern": return listTarget(of: path)
    case "calendar" where path.count > 2: return calendarTarget(of: path)
    default: return nil
    }
  }

  /// Names of fields: the narrow one is the short one, and that the wide one, where a language has no others.
  private static func fieldTarget(of path: [String]) -> [String]? {
    guard path.count > 1 else { return nil }
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

  /// Lists: the narrow form is the short one, and that the long one, where a language has no others.
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
    case "cyclicNameSets": cyclicTarget(of: path)
    case "eras": path.last == "abbreviated" ? nil : path.dropLast() + ["abbreviated"]
    case "dayPeriod": periodTarget(of: path)
    case "AmPmMarkers", "AmPmMarkersNarrow": path.prefix(2) + ["AmPmMarkersAbbr"]
    default: nil
    }
  }

  /// The other calendar whose table a calendar shares; `nil` for a table of its own.
  private static func calendarOwner(of table: String, in calendar: String) -> String? {
    let kind: KeyPath<SharedTables, String>
    switch table {
    case "monthNames": kind = \.monthNames
    case "dayNames": kind = \.dayNames
    case "DateTimePatterns", "DateTimePatterns%atTime", "availableFormats", "intervalFormats":
      kind = \.patterns
    case "eras": kind = \.eras
    case "cyclicNameSets", "monthPatterns": kind = \.cyclicNames
    default: return nil
    }
    let owner = CalendarIdentifier(rawValue: calendar)?.traits.tables[keyPath: kind]
    return owner == calendar ? nil : owner
  }

  /// Names: narrow is shared between the contexts, and every other width comes from a wider one.
  private static func nameTarget(of path: [String]) -> [String]? {
    guard path.count >= 5 else { return nil }
    let next: [String]
    switch (path[3], path[4]) {
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

  /// Periods of the day: every width is the abbreviated one, and alone they are as in a time.
  private static func periodTarget(of path: [String]) -> [String]? {
    guard path.count >= 5 else { return nil }
    let next: [String]
    switch (path[3], path[4]) {
    case ("format", "abbreviated"): return nil
    case ("stand-alone", "abbreviated"): next = ["format", "abbreviated"]
    default: next = [path[3], "abbreviated"]
    }
    return path[..<3] + next + path[5...]
  }

  private static func cyclicTarget(of path: [String]) -> [String]? {
    path[3] == "zodiacs" ? path[..<3] + ["dayParts"] + path[4...] : nil
  }
}
