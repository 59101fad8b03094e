import AlmanacICU
import AlmanacICUOracle
import CAlmanacICU
import CAlmanacICUOracle
import Testing

/// The numbers that Swift passes to ICU, compared with constants in C.
///
/// When the C code is compiled, these constants are checked against ICU's headers.
@Suite struct ConstantTests {
  @Test("each kind of names has ICU's number")
  func symbols() {
    let expected: [(ICUSymbols, Int)] = [
      (.eras, cicuEras), (.months, cicuMonths), (.shortMonths, cicuShortMonths), (.weekdays, cicuWeekdays),
      (.shortWeekdays, cicuShortWeekdays), (.eraNames, cicuEraNames), (.narrowMonths, cicuNarrowMonths),
      (.narrowWeekdays, cicuNarrowWeekdays), (.standaloneMonths, cicuStandaloneMonths),
      (.standaloneShortMonths, cicuStandaloneShortMonths),
      (.standaloneNarrowMonths, cicuStandaloneNarrowMonths), (.standaloneWeekdays, cicuStandaloneWeekdays),
      (.standaloneShortWeekdays, cicuStandaloneShortWeekdays),
      (.standaloneNarrowWeekdays, cicuStandaloneNarrowWeekdays), (.quarters, cicuQuarters),
      (.shortQuarters, cicuShortQuarters), (.standaloneQuarters, cicuStandaloneQuarters),
      (.standaloneShortQuarters, cicuStandaloneShortQuarters), (.shorterWeekdays, cicuShorterWeekdays),
      (.standaloneShorterWeekdays, cicuStandaloneShorterWeekdays),
      (.cyclicYearsAbbreviated, cicuCyclicYearsAbbreviated),
      (.zodiacNamesAbbreviated, cicuZodiacNamesAbbreviated), (.narrowQuarters, cicuNarrowQuarters),
      (.standaloneNarrowQuarters, cicuStandaloneNarrowQuarters),
    ]
    for (symbols, number) in expected { #expect(symbols.rawValue == number, "\(symbols)") }
  }

  @Test("each style and field has ICU's number")
  func stylesAndFields() {
    #expect(ICUDateStyle.full.number == cicuDateStyleFull)
    #expect(ICUDateStyle.long.number == cicuDateStyleLong)
    #expect(ICUDateStyle.medium.number == cicuDateStyleMedium)
    #expect(ICUDateStyle.short.number == cicuDateStyleShort)
    #expect(ICUListWidth.long.rawValue == cicuListWide)
    #expect(ICUListWidth.short.rawValue == cicuListShort)
    #expect(ICUListWidth.narrow.rawValue == cicuListNarrow)
    #expect(ICUCalendarField.month.rawValue == cicuFieldMonth)
    #expect(ICUCalendarField.dayOfMonth.rawValue == cicuFieldDate)
    #expect(ICUCalendarField.isLeapMonth.rawValue == cicuFieldIsLeapMonth)
  }
}
