import AlmanacICU

/// The versions of Almanac and of the ICU it runs with.
enum Version {
  /// Almanac's own version.
  static let almanac = "0.2.0"

  /// ICU, started once for the process before anything asks it for something.
  static let library = Result { () throws(ICUError) in try ICULibrary() }

  /// What `--version` prints.
  static var line: String {
    switch library {
    case .success(let library):
      let versions = library.versions
      return "almanac \(almanac) (ICU \(versions.icu), CLDR \(versions.cldr), tzdata \(versions.tzdata))"
    case .failure(let error):
      return "almanac \(almanac) (\(error))"
    }
  }
}
