import AlmanacKit
import Foundation

/// The bundle in the repository's `Output/`, which the pickers of the seeds are built from.
enum OutputBundle {
  private static let almanac = Result { try Almanac(bundleAt: outputFolder) }

  private static var outputFolder: String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return package.standardized.appending(path: "Output").path()
  }

  /// A locale of the bundle, with the week and the hours of another region if one is given.
  static func locale(_ tag: String, region: String? = nil) throws -> AlmanacLocale {
    try almanac.get().locale(tag, region: region)
  }
}

extension CalendarDate {
  /// The day the tests take for today: Thursday, 7 August 2025, in the leap sixth month of the Chinese year.
  static var today: CalendarDate {
    get throws { try CalendarDate(gregorianYear: 2025, month: 8, day: 7) }
  }
}
