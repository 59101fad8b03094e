import AlmanacKit
import Foundation

/// The bundle in the repository's `Output/`, which the pickers of the seeds are built from.
enum OutputBundle {
  private static let almanac = Result { try Almanac(bundleAt: outputFolder) }

  private static var outputFolder: String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return package.standardized.appending(path: "Output").path()
  }

  /// The locale of the bundle for what a device reports, with the week and the hours of another region if one is given.
  static func locale(_ device: String, region: String? = nil) throws -> AlmanacLocale {
    let key = region.map { "-u-rg-\($0.lowercased())zzzz" } ?? ""
    return try almanac.get().locale(matching: [device + key])
  }
}

extension CalendarDate {
  /// The day the tests take for today: Thursday, 7 August 2025, in the leap sixth month of the Chinese year.
  static var today: CalendarDate {
    get throws { try CalendarDate(gregorianYear: 2025, month: 8, day: 7) }
  }
}
