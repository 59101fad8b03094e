extension String {
  /// Whether more combining marks follow each other than Unicode's stream-safe text format (UAX #15) allows.
  ///
  /// Comparing texts sorts each run of marks in time that grows with its square. No language needs so many.
  package var hasTooManyMarks: Bool {
    // A mark has two bytes or more.
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
