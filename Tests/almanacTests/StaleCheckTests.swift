import Testing

/// `check` of a bundle that was made with other inputs.
@Suite struct StaleCheckTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test("says which inputs a stale bundle was made with, and every value that differs")
  func stale() throws {
    let options = ["--formats", "json", "--calendars", "gregorian"]
    try tool.write("de\n", to: "locales.txt")
    try #require(try tool.run(["--quiet", "--years", "2025...2027"] + options) == .success(""))
    try tool.expectFindings(
      ["--years", "2025...2026"] + options,
      """
      stale: the bundle was made with other inputs: options.lastYear
      de gregorian years.display.2027: "2027" should not be there
      de gregorian years.last: 2027 should be 2026
      de gregorian years.numeric.2027: "2027" should not be there
      de gregorian longest.years: ["2025", "2026", "2027"] should be ["2025", "2026"]
      manifest options.lastYear: 2027 should be 2026
      Output is not fresh: 5 differences. Run 'almanac generate'.

      """)
    try tool.write("fr\n", to: "locales.txt")
    try tool.expectFindings(
      ["--years", "2025...2027"] + options,
      """
      stale: the bundle was made with other inputs: locales
      left over  json/de/gregorian.json
      left over  json/de/locale.json
      missing    json/fr/gregorian.json
      missing    json/fr/locale.json
      Output is not fresh: 4 differences. Run 'almanac generate'.

      """)
  }

  // A compact file has no lists of years: 101 labels and 101 numbers are too many, and the other files have only
  // another layout.
  @Test("tells a hundred values of a file at the most, and how many there are more")
  func manyValues() throws {
    try tool.write("de\n", to: "locales.txt")
    let options = ["--formats", "json", "--calendars", "gregorian", "--years", "1900...2000"]
    try #require(try tool.run(["--quiet"] + options) == .success(""))
    let years = (1900...1999).map { "de gregorian years.display.\($0): \"\($0)\" should not be there" }
    try tool.expectFindings(
      ["--compact"] + options,
      """
      stale: the bundle was made with other inputs: options.compact
      changed    json/de/locale.json: its values are the same, and its layout is another
      changed    json/regions.json: its values are the same, and its layout is another
      \(years.joined(separator: "\n"))
      manifest options.compact: true is missing
      json/de/gregorian.json: 102 more values like these
      Output is not fresh: 205 differences. Run 'almanac generate'.

      """)
  }
}
