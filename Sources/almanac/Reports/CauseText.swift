import AlmanacBundle
import AlmanacFormats
import AlmanacInputs
import AlmanacKit

/// The words that describe a group of changes with the same cause.
struct CauseText {
  let count: Int
  /// The locales or the table of the changes, or both, as in `ar, ar-EG and 5 more` or `de gregorian`.
  let place: String
  /// The cause, such as `digits arab → latn`; empty if the examples are clear without it.
  let cause: String
  /// Up to two examples of changes in the group.
  let examples: [String]

  init(_ group: ChangeGroup, _ wording: Report.Wording) {
    count = group.changes.count
    let locales = Self.list(group.locales)
    let examples = Self.examples(of: group)
    switch group.cause {
    case .wholeFiles(let kind):
      place = locales
      cause = kind == .other ? "files that differ, but not in their values" : "\(kind.rawValue)"
      self.examples = examples.map { $0.table ?? $0.place }
    case .lines(let format, let isEdited):
      place = ([format?.rawValue] + [locales]).compactMap(\.self).filter { !$0.isEmpty }.joined(
        separator: " ")
      cause = isEdited ? "not what the bundle's JSON gives" : "compared line by line"
      self.examples = examples.map { "\($0.placeInLocale): \($0.texts(wording))" }
    case .option:
      (place, cause) = (group.changes[0].table ?? "", "")
      self.examples = examples.map { $0.shortLine(wording) }
    case .digits(let old, let new):
      (place, cause) = (locales, "digits \(old) → \(new)")
      self.examples = examples.map { $0.texts(wording) }
    case .spaces:
      (place, cause) = (locales, "only spaces or invisible characters")
      self.examples = examples.map { $0.texts(wording) }
    case .origin:
      (place, cause) = (locales, "same texts, other sources")
      self.examples = examples.map { $0.texts(wording) }
    case .sameTexts:
      (place, cause) = (locales, group.changes[0].texts(wording))
      self.examples = examples.map(\.placeInLocale)
    case .correction(let correction):
      let name = correction.isErratum ? "an erratum" : "a rule"
      cause = correction.state == .began ? "\(name) began to apply" : "\(name) no longer applies"
      place = locales
      self.examples = examples.map { $0.shortLine(wording) }
    case .rest(_, let common):
      let table = group.locales.count == 1 ? group.changes[0].table : common
      (place, cause) = (
        [locales, table].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "), ""
      )
      self.examples = examples.map { $0.shortLine(wording) }
    }
  }

  /// Up to two changes of a group as examples.
  ///
  /// For a cause such as changed digits, the examples have the group's two most frequent pairs of old and new text. For
  /// any other cause, they are the first change and the first change at a different place.
  private static func examples(of group: ChangeGroup) -> [Change] {
    guard group.cause.isOfDifferentTexts else {
      let first = group.changes[0]
      let other = group.changes.first { $0.placeInLocale != first.placeInLocale }
      return [first] + (other.map { [$0] } ?? [])
    }
    var first: [String: (index: Int, count: Int)] = [:]
    for (index, change) in group.changes.enumerated() {
      let texts = change.texts(.change)
      first[texts] = (first[texts]?.index ?? index, (first[texts]?.count ?? 0) + 1)
    }
    let frequent = first.values.sorted { ($1.count, $0.index) < ($0.count, $1.index) }
    return frequent.prefix(2).map { group.changes[$0.index] }
  }

  /// The first tags in a list, and the number of the other tags, as in `ar, ar-EG and 5 more`.
  private static func list(_ tags: [String]) -> String {
    let names = tags.prefix(tags.count == 3 ? 3 : 2).joined(separator: ", ")
    return tags.count > 3 ? "\(names) and \(tags.count - 2) more" : names
  }
}

extension ChangeCause {
  /// Whether a group with this cause shows its most frequent texts as examples.
  ///
  /// Otherwise, it shows the first changes at two different places.
  fileprivate var isOfDifferentTexts: Bool {
    switch self {
    case .digits, .spaces, .origin: true
    case .option, .wholeFiles, .lines, .sameTexts, .correction, .rest: false
    }
  }
}

extension Change {
  /// The table and the path of the value or the line, as in `gregorian months.standAlone.wide.M01`.
  fileprivate var placeInLocale: String { [table, placeInTable].compactMap(\.self).joined(separator: " ") }

  /// The path of the value and its texts, as in `months.standAlone.wide.M01: "Jaenner" → "Januar"`.
  fileprivate func shortLine(_ wording: Report.Wording) -> String {
    [path?.description, texts(wording)].compactMap(\.self).joined(separator: ": ")
  }

  /// The old and the new text, as in `"Jaenner" → "Januar"`.
  func texts(_ wording: Report.Wording) -> String {
    switch (old.map(Self.shown), new.map(Self.shown), wording) {
    case (let old?, let new?, .change): "\(old) → \(new)"
    case (let old?, let new?, .correction): "\(old) should be \(new)"
    case (let old?, nil, .change): "\(old) removed"
    case (let old?, nil, .correction): "\(old) should not be there"
    case (nil, let new?, .change): "\(new) added"
    case (nil, let new?, .correction): "\(new) is missing"
    case (nil, nil, _): kind == .added || kind == .removed ? kind.rawValue : "differs"
    }
  }

  /// A value for a person to read, shortened if it is very long; JSON reports have the whole value.
  private static func shown(_ value: JSONValue) -> String { "\(value)".shortened }
}

extension String {
  /// The text, or its first 1,000 characters and an ellipsis; a value in a hostile bundle can have megabytes.
  var shortened: String {
    let limit = 1000
    // A character can have megabytes of combining marks, so Unicode scalars are counted.
    guard unicodeScalars.count > limit else { return self }
    return String(unicodeScalars.prefix(limit)) + "…"
  }
}
