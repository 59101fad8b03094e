import AlmanacInputs
import AlmanacKit

/// Finds the tag in a bundle or a list that a user probably meant.
enum NearestTag {
  /// The error message for a tag that a bundle does not have, with a remedy.
  static func message(for tag: String, among known: Set<String>, of folder: String) -> String {
    let problem = "The bundle '\(folder)' has no locale '\(tag)'."
    guard let nearest = nearest(to: tag, among: known) else {
      return "\(problem) Name one of the bundle's locales, or leave out the tag to show all locales."
    }
    return "\(problem) Did you mean '\(nearest)'?"
  }

  /// The known tag that is most similar to a tag; `nil` if no known tag is similar.
  ///
  /// It is the same tag in another spelling, such as `de-AT` for `de_at`. Otherwise, it is a parent such as `de` for
  /// `de-AX`, or else the tag with the closest spelling in the same language.
  static func nearest(to tag: String, among known: Set<String>) -> String? {
    var subtags = tag.prefix(100).lowercased().split { $0 == "-" || $0 == "_" }
    let spellings = Dictionary(known.map { ($0.lowercased(), $0) }) { first, _ in first }
    while !subtags.isEmpty {
      if let tag = spellings[subtags.joined(separator: "-")] { return tag }
      subtags.removeLast()
    }
    let language = language(of: tag)
    return Spelling.closest(
      to: tag,
      among: known.filter { [language, language.withoutRepeatedLetters].contains(Self.language(of: $0)) })
  }
  private static func language(of tag: String) -> String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
