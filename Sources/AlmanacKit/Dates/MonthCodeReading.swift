extension MonthCode {
  /// Reads a month code, `M01` to `M13` or `M01L` to `M12L`.
  ///
  /// ```swift
  /// try MonthCode("M06L").isLeap  // true
  /// ```
  ///
  /// The call takes about a microsecond. It throws ``AlmanacError/malformedMonthCode(_:)`` for any other text, such as
  /// `m1`. It does not check whether a calendar has the month; the initializers of ``CalendarDate`` check this.
  public init(_ code: String) throws(AlmanacError) {
    guard let month = Self.known.first(where: { $0.description == code }) else {
      throw .malformedMonthCode(code)
    }
    self = month
  }

  private static let known =
    (1...13).map { MonthCode(number: $0, isLeap: false) }
    + (1...12).map { MonthCode(number: $0, isLeap: true) }
}
