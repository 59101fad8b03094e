import AlmanacReading
import ArgumentParser

/// What is fuzzed.
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

/// A reader, the files it is fed with after they were damaged, and what holds of any of them.
protocol Subject {
  /// Files as the reader expects them.
  var corpus: [[UInt8]] { get }
  /// Reads an input that was made of a file of the corpus, by its index; throws what does not hold.
  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule)
}

/// The reader of a file that a user writes, and what it finds wrong.
protocol InputSubject: Subject {
  /// What is wrong with a file; `nil` if it can be read.
  static func problems(_ bytes: [UInt8]) -> [InputProblem]?
}

extension InputSubject {
  func check(_ bytes: [UInt8], of file: Int) throws(BrokenRule) {
    try InputRules.check(Self.problems(bytes), Self.problems(bytes), of: bytes)
  }
}

/// Something that should hold of every input, and does not.
struct BrokenRule: Error, CustomStringConvertible {
  let sentence: String

  var description: String { sentence }

  /// Throws unless it holds.
  static func unless(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(BrokenRule) {
    guard !holds else { return }
    throw BrokenRule(sentence: sentence())
  }
}
