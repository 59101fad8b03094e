extension String {
  /// Whether the text has more consecutive combining marks than Unicode's stream-safe text format (UAX #15) allows.
  ///
  /// When Swift compares two texts, it sorts each run of marks. The time grows with the square of the run's length. No
  /// language needs so many marks.
  package var hasTooManyMarks: Bool {
    // A mark has two or more bytes, so a shorter text cannot have too many marks.
    guard utf8.count > 2 * Limits.combiningMarks else { return false }
    var run = 0
    for scalar in unicodeScalars {
      let isMark = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      run = isMark ? run + 1 : 0
      if run > Limits.combiningMarks { return true }
    }
    return false
  }
}
