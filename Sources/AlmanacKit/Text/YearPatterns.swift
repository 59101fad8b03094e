extension DatePattern {
  /// Root's pattern of a year with a name, as in "2026(丙午)": the related year, which no two years share, and the name.
  package static let relatedYearAndName = DatePattern("r(U)")

  /// The pattern of a year's label, made from the calendar's skeleton for it.
  ///
  /// A cyclic year without its related year would be the same every 60 years, so root's pattern takes the place of one
  /// that leaves it out.
  package func labelingYear(_ numbering: YearNumbering) -> DatePattern {
    numbering.isCyclic && !has("r") ? .relatedYearAndName : self
  }
}
