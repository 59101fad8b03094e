import ArgumentParser

/// What is fuzzed.
enum Target: String, CaseIterable, ExpressibleByArgument {
  case list, catalogue, keys, errata, kit, comparison, manifest

  func subject() throws -> any Subject {
    switch self {
    case .list: ListSubject()
    case .catalogue: try CatalogueSubject()
    case .keys: try KeysSubject()
    case .errata: try ErrataSubject()
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
