import AlmanacKit

/// The module with the years of some calendars, such as `hebrew-years.js`: the code of a rule, or a packed table.
///
/// Only the modules of these calendars import it, so that a page with other calendars does not load it.
package struct YearsModule {
  /// The name of the module without its ending, such as `hebrew-years`.
  let name: String
  /// The name of the runtime's file with the rule; `nil` for a table.
  private let rule: String?
  /// The expression that makes the years.
  private let call: String

  /// Makes the module of a structure; `nil` for the years of the Gregorian calendar, which the runtime computes.
  init?(_ structure: YearStructure) {
    name = structure.isTable ? structure.rawValue : "\(structure.rawValue)-years"
    switch structure {
    case .civil: return nil
    case .coptic: (rule, call) = (name, "copticYears()")
    case .hebrew: (rule, call) = (name, "hebrewYears()")
    case .indian: (rule, call) = (name, "indianYears()")
    case .islamicCivil: (rule, call) = (Self.islamic, "islamicYears(-492148)")
    case .islamicTbla: (rule, call) = (Self.islamic, "islamicYears(-492149)")
    case .chineseYears, .dangiYears, .persianYears, .umalquraYears:
      (rule, call) = (nil, PackedYears(structure).call)
    }
  }

  /// The code of the module.
  var text: String {
    """
    import { \(rule == nil ? Self.packed : Self.table) } from "./\(Self.shared).js";
    \(rule.map(Self.body) ?? "")export const \(Self.export) = /* @__PURE__ */ \(call);

    """
  }

  /// The name of the table of years in its module, and of the field in the module of a calendar.
  static let export = "yearTable"

  /// The name of the module that all other modules of years import.
  static let shared = "year-tables"

  /// The code of the module that all other modules of years import.
  static let sharedText = body(shared) + "\nexport { \(table), \(packed) };\n"

  private static let table = "tableOfYears"
  private static let packed = "packedYears"
  private static let islamic = "islamic-years"

  private static func body(_ name: String) -> String { WebRuntime.years(name).body }

  /// The rules of all calendars as one script that exports nothing.
  package static let script = ([shared] + Set(all.compactMap(\.rule)).sorted()).map(body).joined()

  /// The entries of an object with a function for each structure, which makes the structure's years in ``script``.
  package static let entries = all.map { "\(ModuleText.quoted($0.name)): () => \($0.call)" }
    .joined(separator: ", ")

  /// The modules of all structures.
  static let all = YearStructure.allCases.compactMap(YearsModule.init)
}

/// A table of years as the runtime for the web reads it, with the same number of hexadecimal digits for each year.
private struct PackedYears {
  private let first: Int
  private let years: [YearTableFile.Year]
  /// The least number of days of each month; a month has at most one day more.
  private let shortest: [Int]

  init(_ table: YearStructure) {
    let numbered = YearTableFile(table).years
      .compactMap { key, year in Int(key).map { (number: $0, year: year) } }.sorted { $0.number < $1.number }
    first = numbered.first?.number ?? 0
    let years = numbered.map(\.year)
    self.years = years
    shortest = (0..<(years.map(\.monthLengths.count).max() ?? 0)).map { month in
      years.compactMap { $0.monthLengths.dropFirst(month).first }.min() ?? 0
    }
  }

  /// The expression that makes the years.
  var call: String {
    let days = years.flatMap(\.monthLengths).reduce(0, +)
    let packed = years.map(digits).joined()
    return #"packedYears(\#(first), "\#(years[0].newYear)", \#(shortest), \#(days), "\#(packed)")"#
  }

  /// The digits of a year; the comment of the function `packedYears` explains its bits.
  private func digits(_ year: YearTableFile.Year) -> String {
    var bits = (year.leapMonth ?? 0) << 13
    for (index, length) in year.monthLengths.enumerated() { bits |= (length - shortest[index]) << index }
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: (shortest.count > 12 ? 5 : 3) - digits.utf8.count) + digits
  }
}
