import AlmanacKit
import AlmanacReading

/// What the elements of a file's lists are called: by the codes that stand beside a list, not by its indices.
struct ListCodes {
  /// The codes of the lists of a table, by its name.
  private let tables: [String: [String]]
  private let firstYear: Int

  init(file: JSONValue) {
    var tables = ["months": Self.texts(file["monthCodes"]), "leapMonths": Self.texts(file["leapMonthCodes"])]
    for table in ["weekdays", "dayPeriods", "eras"] { tables[table] = Self.texts(file[table]?["codes"]) }
    // A foreign file may have a code twice, which would hide a value.
    self.tables = tables.filter { Set($0.value).count == $0.value.count }
    firstYear = file["years"]?["first"]?.number ?? 1
  }

  /// The codes of a list of so many elements, or `nil` if it is one value as a whole.
  func codes(of path: [String], count: Int) -> [String]? {
    guard let codes = allCodes(of: path, count: count) else { return nil }
    // A damaged file may have another number; then the numbers from 1 on say which element it is.
    return codes.count == count ? codes : numbers(from: 1, count)
  }

  private func allCodes(of path: [String], count: Int) -> [String]? {
    switch (path.first, path.last) {
    case (_, "codes"): nil
    case (let table?, _) where tables[table] != nil: tables[table]
    case ("years", _): numbers(from: firstYear, count)
    case ("cyclicYears", _), ("zodiac", _), ("dayNames", _), ("dayLabels", _): numbers(from: 1, count)
    case ("wheels", "minutes") where path.count == 2: numbers(from: 0, count)
    case ("wheels", let cycle?) where path.count == 3 && path[1] == "hours":
      HourCycle(rawValue: cycle).map { $0.numbers.map(String.init) }
    // The digits and the labels of an algorithmic system stand at their number.
    case ("numbers", _): numbers(from: 0, count)
    default: nil
    }
  }

  private static func texts(_ list: JSONValue?) -> [String] {
    (list?.elements ?? []).compactMap(\.text)
  }

  private func numbers(from first: Int, _ count: Int) -> [String] {
    // A damaged file may begin anywhere, and nobody counts beyond the last number there is.
    (0..<count).map { String(first &+ $0) }
  }
}
