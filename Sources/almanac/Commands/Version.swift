import AlmanacICU

/// The versions of Almanac and of the ICU that it uses.
enum Version {
  static let almanac = "0.2.0"

  /// ICU, which is started once in this process, before anything else uses it.
  static let library = Result { () throws(ICUError) in try ICULibrary() }

  /// The line that `--version` prints.
  static var line: String {
    switch library {
    case .success(let library):
      let versions = library.versions
      return "almanac \(almanac) (ICU \(versions.icu), CLDR \(versions.cldr), tzdata \(versions.tzdata))"
    case .failure(let error): return "almanac \(almanac) (\(error))"
    }
  }
}
