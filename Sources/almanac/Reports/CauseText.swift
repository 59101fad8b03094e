import AlmanacComparison
import AlmanacEmitters
import AlmanacKit

/// A group of changes with the same cause, in words.
struct CauseText {
  /// How many values the group has.
  let count: Int
  /// The locales, as in `ar, ar-EG and 5 more`; for the rest of a language, its table too.
  let place: String
  /// The cause, as in `digits arab → latn`.
  let cause: String
  /// Up to two examples.
  let examples: [String]

  init(_ group: ChangeGroup, _ wording: Report.Wording) {
    count = group.changes.count
    let locales = Self.list(group.locales)
    let examples = Self.examples(of: group)
    switch group.cause {
    case .wholes(let kind):
      place = locales
      cause = kind == .other ? "files that differ as a whole" : "\(kind.rawValue)"
      self.examples = examples.map { $0.table ?? $0.place }
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
      (place, cause) = (locales, "only the source of the text")
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
      let table = group.locales.count == 1 ? group.changes[0].tableName : common
      (place, cause) = (
        [locales, table].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "), ""
      )
      self.examples = examples.map { $0.shortLine(wording) }
    }
  }

  /// The two changes with the most frequent texts, or the first ones at two places.
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

  /// The first of some tags, and how many more there are.
  private static func list(_ tags: [String]) -> String {
    let names = tags.prefix(tags.count == 3 ? 3 : 2).joined(separator: ", ")
    return tags.count > 3 ? "\(names) and \(tags.count - 2) more" : names
  }
}

extension ChangeCause {
  /// Whether the texts of the changes differ, so that the most frequent ones are the best examples.
  fileprivate var isOfDifferentTexts: Bool {
    switch self {
    case .digits, .spaces, .origin: true
    case .option, .wholes, .sameTexts, .correction, .rest: false
    }
  }
}

extension Change {
  /// The table and the path, as in `gregorian months.standAlone.wide.M01`.
  fileprivate var placeInLocale: String {
    [table, path?.description].compactMap(\.self).joined(separator: " ")
  }

  /// The path and the texts.
  fileprivate func shortLine(_ wording: Report.Wording) -> String {
    [path?.description, texts(wording)].compactMap(\.self).joined(separator: ": ")
  }

  /// The texts, as in `"Jaenner" → "Januar"`.
  func texts(_ wording: Report.Wording) -> String {
    switch (old, new, wording) {
    case (let old?, let new?, .change): "\(old) → \(new)"
    case (let old?, let new?, .correction): "\(old) should be \(new)"
    case (let old?, nil, .change): "\(old) removed"
    case (let old?, nil, .correction): "\(old) should not be there"
    case (nil, let new?, .change): "\(new) added"
    case (nil, let new?, .correction): "\(new) is missing"
    case (nil, nil, _): kind == .added || kind == .removed ? kind.rawValue : "differs"
    }
  }
}
