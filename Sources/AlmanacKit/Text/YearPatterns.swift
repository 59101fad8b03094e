extension DatePattern {
  /// The root locale's pattern for a year with a cyclic name, which gives "2026(丙午)": the Gregorian year and the name.
  package static let relatedYearAndName = DatePattern("r(U)")

  /// The pattern for a year that is shown alone; `self` is the locale's own pattern for such a year.
  ///
  /// The locale's own pattern is the pattern for the skeleton ``CalendarTraits/yearLabel``. The name of a cyclic year
  /// repeats every 60 years, so the name alone does not identify the year. If the locale's pattern for cyclic years
  /// does not show the related year, the result is ``relatedYearAndName`` instead.
  package func labelingYear(_ numbering: YearNumbering) -> DatePattern {
    numbering.isCyclic && !has("r") ? .relatedYearAndName : self
  }
}
