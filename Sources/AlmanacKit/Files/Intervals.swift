/// The patterns for intervals between two dates or two times (UTS 35, `intervalFormats`).
package struct Intervals: Equatable, Sendable, FieldValue, JSONReadable {
  /// The pattern for an interval that has no entry in ``patterns``, such as `{0} – {1}`.
  ///
  /// Every character except the two placeholders is literal.
  package var fallback: String
  /// The patterns by skeleton, such as `yMMMd`, then by the letter of the largest field in which the two ends differ.
  ///
  /// The letters are `d`, `M` and `y` for dates, and `m`, `H`, `h` and `a` for times. Each pattern contains both ends
  /// of the interval. The second end begins at the first field that occurs again: in `d.–d. MMM y`, at the second `d`.
  package var patterns: [String: [String: String]]

  /// The skeletons of intervals that a date picker needs, each with the fields in which two dates can differ.
  package static let date: KeyValuePairs = [
    "MMMd": ["M", "d", "y"], "yMMMEd": ["M", "d", "y"], "yMMMM": ["M", "y"], "yMMMd": ["M", "d", "y"],
  ]

  /// The other skeletons of dates for which CLDR has intervals.
  ///
  /// A file has such a pattern only if it does not follow from another pattern, as ``SkeletonPatterns`` explains.
  package static let furtherDate: KeyValuePairs = [
    "d": ["d"], "M": ["M"], "MMM": ["M"], "Md": ["M", "d"], "MEd": ["M", "d"], "MMMEd": ["M", "d"],
    "y": ["y"],
    "yM": ["M", "y"], "yMMM": ["M", "y"], "yMd": ["M", "d", "y"], "yMEd": ["M", "d", "y"], "Gy": ["y"],
    "GyM": ["M", "y"], "GyMMM": ["M", "y"], "GyMd": ["M", "d", "y"], "GyMEd": ["M", "d", "y"],
    "GyMMMd": ["M", "d", "y"], "GyMMMEd": ["M", "d", "y"], "MMMMd": ["M", "d"], "MMMMEEEEd": ["M", "d"],
    "yMMMMd": ["M", "d", "y"], "yMMMMEEEEd": ["M", "d", "y"], "MMMEEEEd": ["M", "d"], "MMMMEd": ["M", "d"],
    "yMMMEEEEd": ["M", "d", "y"], "yMMMMEd": ["M", "d", "y"],
  ]

  /// All skeletons of dates for which CLDR has intervals.
  package static let allDates = Array(date) + Array(furtherDate)

  /// The skeletons of intervals that a time picker needs, each with the fields in which two times can differ.
  package static let time: KeyValuePairs = ["Hm": ["H", "m"], "hm": ["a", "h", "m"]]

  /// The other skeletons of times for which CLDR has intervals.
  ///
  /// A file has such a pattern only if it is not two times that the fallback pattern joins.
  package static let furtherTime: KeyValuePairs = ["H": ["H"], "h": ["a", "h"]]

  package init(fallback: String, patterns: [String: [String: String]]) {
    self.fallback = fallback
    self.patterns = patterns
  }

  package static var blank: Intervals { Intervals(fallback: "", patterns: ["": ["": ""]]) }

  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    fallback = try reader.field("fallback")
    patterns = try reader.table { $0 != "fallback" }
  }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    let patterns = patterns.sortedByUTF8()
    let index = patterns.firstIndex { $0.key > "fallback" } ?? patterns.endIndex
    steps.group(key) { steps in
      for (skeleton, letters) in patterns[..<index] { letters.visit(skeleton, .pattern, &steps) }
      steps.add(.pattern("fallback", fallback))
      for (skeleton, letters) in patterns[index...] { letters.visit(skeleton, .pattern, &steps) }
    }
  }
}
