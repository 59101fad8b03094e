import AlmanacKit
import Foundation

/// The bundle in the repository's `Output/`, from which the tests take the texts of five pickers.
///
/// Each picker comes from a seed, which is a public document that describes the picker, such as an article. The tests
/// check each text of the picker.
enum OutputBundle {
  private static let almanac = Result { try Almanac(bundleAt: outputFolder) }

  private static var outputFolder: String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return package.standardized.appending(path: "Output").path()
  }

  /// The bundle's locale for a device's tag, with the week and the hour cycle of `region` if `region` is not `nil`.
  static func locale(_ device: String, region: String? = nil) throws -> AlmanacLocale {
    let key = region.map { "-u-rg-\($0.lowercased())zzzz" } ?? ""
    return try almanac.get().locale(matching: [device + key])
  }
}

extension CalendarDate {
  /// Today in these tests: Thursday, 7 August 2025, in the leap sixth month of the Chinese year.
  static var today: CalendarDate {
    get throws { try CalendarDate(gregorianYear: 2025, month: 8, day: 7) }
  }
}
