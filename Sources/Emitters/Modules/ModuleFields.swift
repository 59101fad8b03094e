import AlmanacKit

extension LocaleFile {
  /// The locale as its module has it: without its sources, with the core words only, and without the labels of the
  /// wheels, which the runtime composes.
  func module(coreKeys: Set<String>) -> some Walkable {
    FilteredFile(file: self) { path in
      switch (path[0], path.count) {
      case ("sources", _): false
      case ("strings", 2): coreKeys.contains(path[1])
      case ("wheels", 2): path[1] == "longest"
      default: true
      }
    }
  }
}

extension CalendarFile {
  /// The calendar as its module has it: without its sources, and without what the runtime composes.
  ///
  /// `locale` is left out because the module has the locale itself there.
  func module(hasDigits: Bool) -> some Walkable {
    FilteredFile(file: compact(hasDigits: hasDigits)) { path in
      switch (path[0], path.count) {
      case ("sources", _), ("dayLabels", _), ("locale", _): false
      // ICU gives the labels their title case.
      case ("picker", 2): path[1] == "weekdaysHeader"
      default: true
      }
    }
  }
}

/// The index as the module of all locales has it: what matching needs.
struct ModuleIndex: Walkable {
  let index: IndexFile

  func walk(_ visitor: inout some FieldVisitor) {
    let file = FilteredFile(file: index) { path in
      switch path[0] {
      case "numberingSystems", "schemaVersion": false
      case "locales": path.count < 3 || path[2] != "parents"
      default: true
      }
    }
    file.walk(&visitor)
  }
}

/// The Chinese years as the runtime for the web reads them: six hexadecimal digits for each.
package enum ModuleChineseYears {
  /// The first related year.
  package static let first = ChineseYear.supported.lowerBound

  /// The module.
  static let text = """
    import { chineseYearTable } from "./almanac.js";
    export const chineseYears = /* @__PURE__ */ chineseYearTable(\(first), "\(packed)");

    """

  /// The digits of every year, in order.
  package static let packed = ChineseYear.all.map { year in
    let digits = String(year.packed, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }.joined()
}
