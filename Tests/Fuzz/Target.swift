import AlmanacInputs
import ArgumentParser

/// A part of Almanac to fuzz.
enum Target: String, CaseIterable, ExpressibleByArgument {
  case list, catalogue, keys, errata, xliff, kit, comparison, manifest

  func subject() throws -> any Subject {
    switch self {
    case .list: ListSubject()
    case .catalogue: try CatalogueSubject()
    case .keys: try KeysSubject()
    case .errata: try ErrataSubject()
    case .xliff: try XLIFFSubject()
    case .kit: try KitSubject()
    case .comparison: try ComparisonSubject()
    case .manifest: try ManifestSubject()
    }
  }
}

/// A reader to fuzz, undamaged files for the reader, and the rules that the reader must follow for every input.
protocol Subject {
  /// Undamaged files that the reader accepts.
  var corpus: [[UInt8]] { get }
  /// Reads an input, and throws if the reader breaks a rule.
  ///
  /// `file` is the index of the corpus file from which the input was made.
  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule)
}

/// The reader of a file that a user writes, which reports problems.
protocol InputSubject: Subject {
  /// The problems of a file; `nil` if the file has no problem.
  static func problems(_ bytes: [UInt8]) -> [InputProblem]?
}

extension InputSubject {
  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule) {
    try InputRules.check(Self.problems(bytes), Self.problems(bytes), of: bytes)
  }
}

/// The error when a reader breaks a rule.
struct BrokenRule: Error, CustomStringConvertible {
  let sentence: String

  var description: String { sentence }

  /// Throws unless the rule holds.
  static func unless(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(BrokenRule) {
    guard !holds else { return }
    throw BrokenRule(sentence: sentence())
  }
}
