import AlmanacKit
import AlmanacTestSupport
import Testing

/// A year of a reference file, such as `5784 2023-09-16 30,29,… M05L`.
///
/// A line has the year, its Gregorian first day, the length of each month in days and the code of the leap month. The
/// files of Chinese years have the number of the leap month before the lengths. `0` means that there is no leap month.
struct ReferenceYear {
  let number: Int
  let firstDay: String
  let firstEpochDay: Int
  let months: [MonthCode]
  let lengths: [Int]

  /// The years in a file of the folder `Fixtures`.
  static func years(in name: String) throws -> [ReferenceYear] {
    let text = try Repository.text(of: "Tests/AlmanacKitTests/Fixtures/\(name).txt")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try lines.map(ReferenceYear.init(line:))
  }

  private init(line: Substring) throws {
    let parts = line.split(separator: " ").map(String.init)
    try #require(parts.count == 4)
    number = try #require(Int(parts[0]))
    firstDay = parts[1]
    let date = firstDay.split(separator: "-").compactMap { Int($0) }
    firstEpochDay = epochDay(ofCivilYear: date[0], month: date[1], day: date[2])
    let isChinese = parts[3].contains(",")
    let (list, leap) = isChinese ? (parts[3], "M" + "0\(parts[2])L".suffix(3)) : (parts[2], parts[3])
    lengths = try list.split(separator: ",").map { try #require(Int($0)) }
    let codes = (1...13).flatMap { number in
      let code = number < 10 ? "M0\(number)" : "M\(number)"
      return leap == "\(code)L" ? [code, "\(code)L"] : [code]
    }
    months = try codes.prefix(lengths.count).map { try MonthCode($0) }
  }
}
