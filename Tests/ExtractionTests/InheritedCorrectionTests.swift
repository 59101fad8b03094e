import Testing

// The errata that correct several lists at once, because CLDR lets one inherit the texts of another.
extension CorrectionTests {
  // UTS 35: stand-alone names inherit the names in format, and abbreviated names the wide ones. Nothing leads back.
  @Test("of names also correct the same texts in the lists that inherit them in CLDR")
  func inherited() throws {
    let wide = try erratum("indian", "months.format.wide", "M10", "пауза", "А", in: "bg")
    let alone = try erratum("indian", "months.standAlone.wide", "M01", "чайтра", "Б", in: "bg")
    let months = try #require(try record("bg", [wide, alone], calendars: [.indian]).calendars.last).months
    for names in [months.format.wide, months.format.abbreviated, months.standAlone.abbreviated] {
      #expect(names[9] == "А" && names[0] == "чайтра")
    }
    #expect(months.standAlone.wide[9] == "А" && months.standAlone.wide[0] == "Б")
    // An erratum for a list itself comes first, and then the other one has nothing to correct.
    let own = try erratum("indian", "months.standAlone.wide", "M10", "пауза", "В", in: "bg")
    let other = try #require(try record("bg", [wide, own], calendars: [.indian]).calendars.last).months
    #expect(other.standAlone.wide[9] == "В" && other.format.wide[9] == "А")
  }

  // The Hebrew names of AM and PM alone are Latin in CLDR; they inherit the abbreviated names in wide.
  @Test("of abbreviated parts of the day and eras also correct their other widths")
  func widths() throws {
    let alone = try erratum("locale", "dayPeriods.standAlone.abbreviated", "am", "AM", "א", in: "he")
    let periods = try record("he", [alone]).locale.dayPeriods
    #expect(periods.standAlone.wide[0] == "א" && periods.standAlone.abbreviated[0] == "א")
    #expect(periods.format.wide[0] != "א" && periods.standAlone.narrow[0] != "א")
    let era = try erratum("buddhist", "eras.abbreviated", "be", "BE", "仏", in: "ja")
    let eras = try #require(try record("ja", [era], calendars: [.buddhist]).calendars.last?.eras)
    #expect([eras.wide, eras.abbreviated, eras.narrow] == [["仏暦"], ["仏"], ["仏"]])
  }
}
