import AlmanacInputs
import AlmanacKit
import Testing

@testable import AlmanacBundle

/// The names in the list of `--calendars`.
@Suite struct CalendarChoiceTests {
  private func choices(_ names: String) throws -> [CalendarChoice] {
    try CalendarChoice.list(names)
  }

  @Test("are the calendars in their order, then 'regional' and 'all'")
  func names() throws {
    #expect(
      CalendarChoice.allCases.map(\.rawValue)
        == CalendarIdentifier.allCases.map(\.rawValue) + ["regional", "all"])
    #expect(
      try choices("regional,chinese,gregorian").map(\.rawValue) == ["gregorian", "chinese", "regional"])
  }

  @Test(
    "give every locale the calendars that they name",
    arguments: [
      ("chinese,gregorian", [CalendarIdentifier.gregorian, .chinese]), ("regional", []),
      ("regional,buddhist", [.buddhist]), ("all", CalendarIdentifier.allCases),
    ])
  func common(names: String, calendars: [CalendarIdentifier]) throws {
    #expect(try choices(names).common == calendars)
  }

  // 'all' with other names means all.
  @Test("may give a locale any calendar with 'regional' or 'all'")
  func possible() throws {
    #expect(try choices("chinese,gregorian").possible == [.gregorian, .chinese])
    for names in ["regional", "gregorian,regional", "all", "all,gregorian", "all,regional"] {
      #expect(Set(try choices(names).possible) == Set(CalendarIdentifier.allCases), "\(names)")
    }
  }

  @Test(
    "are refused if a name is unknown or repeated",
    arguments: [
      ("region", OptionProblem.unknownChoice("region", among: CalendarChoice.allCases.map(\.rawValue))),
      ("gregorian,regional,regional", .repeatedChoice("regional")), ("all,all", .repeatedChoice("all")),
      ("Regional", .unknownChoice("Regional", among: CalendarChoice.allCases.map(\.rawValue))),
    ])
  func mistakes(names: String, problem: OptionProblem) {
    #expect(throws: OptionProblems(problem)) { try choices(names) }
  }
}
