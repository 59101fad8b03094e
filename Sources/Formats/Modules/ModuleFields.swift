import AlmanacKit

extension LocaleFile {
  /// The fields of this locale that its JavaScript module has.
  func module(coreKeys: Set<String>) -> some Walkable {
    FilteredFile(file: self) { Self.isInModule($0, coreKeys: coreKeys) }
  }

  /// Whether the module of a locale has the field at a path.
  ///
  /// The module has only the words whose keys are in `coreKeys`, and no sources of values. It has only the widest
  /// labels of the wheels (`longest`), because the runtime composes all other labels.
  static func isInModule(_ path: [String], coreKeys: Set<String>) -> Bool {
    switch path[0] {
    case "sources": false
    case "strings": path.count == 1 || coreKeys.contains(path[1])
    case "wheels": path.count == 1 || path[1] == "longest"
    default: true
    }
  }
}

extension CalendarFile {
  /// The fields of the calendar that its module has.
  func module(hasDigits: Bool) -> some Walkable {
    FilteredFile(file: compact(hasDigits: hasDigits), isKept: Self.isInModule)
  }

  /// Whether the module of a calendar has the field at a path.
  ///
  /// The module has no sources of values and no fields that the runtime composes. The field `locale` (a tag) is also
  /// left out, because the module uses this name for the data of the locale.
  static func isInModule(_ path: [String]) -> Bool {
    switch path[0] {
    case "sources", "dayLabels", "locale": false
    // The field `weekdaysHeader` stays. ICU puts its labels in title case, and the runtime cannot do this.
    case "picker": path.count == 1 || path[1] == "weekdaysHeader"
    default: true
    }
  }
}

extension IndexFile {
  /// The part of the bundle's index that the module `index.js` needs to find a locale for a user.
  var module: some Walkable {
    FilteredFile(file: self) { path in
      switch path[0] {
      case "numberingSystems", "schemaVersion": false
      case "locales": path.count < 3 || path[2] != "parents"
      default: true
      }
    }
  }
}
