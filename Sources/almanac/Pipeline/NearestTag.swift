import AlmanacReading

/// The tag of a bundle that a user may have meant with another one.
enum NearestTag {
  /// What is wrong with a tag that a bundle lacks, and what to write.
  static func message(for tag: String, among known: Set<String>, of folder: String) -> String {
    let problem = "The bundle '\(folder)' has no locale '\(tag)'."
    guard let nearest = nearest(to: tag, among: known) else {
      return "\(problem) Name one of its locales, or no tag to show all of them."
    }
    return "\(problem) Did you mean '\(nearest)'?"
  }

  /// The same tag in another spelling, a parent, or else the closest spelling; `nil` if nothing is near.
  static func nearest(to tag: String, among known: Set<String>) -> String? {
    var subtags = tag.prefix(100).lowercased().split { $0 == "-" || $0 == "_" }
    let spellings = Dictionary(known.map { ($0.lowercased(), $0) }) { first, _ in first }
    while !subtags.isEmpty {
      if let found = spellings[subtags.joined(separator: "-")] { return found }
      subtags.removeLast()
    }
    return Spelling.closest(to: tag, among: known)
  }
}
