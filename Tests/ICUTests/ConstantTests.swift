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
    let expected: [(ICUSymbols, Int32)] = [
      (.eras, number(cicuEras)), (.months, number(cicuMonths)), (.shortMonths, number(cicuShortMonths)),
      (.weekdays, number(cicuWeekdays)), (.shortWeekdays, number(cicuShortWeekdays)),
      (.eraNames, number(cicuEraNames)), (.narrowMonths, number(cicuNarrowMonths)),
      (.narrowWeekdays, number(cicuNarrowWeekdays)), (.standaloneMonths, number(cicuStandaloneMonths)),
      (.standaloneShortMonths, number(cicuStandaloneShortMonths)),
      (.standaloneNarrowMonths, number(cicuStandaloneNarrowMonths)),
      (.standaloneWeekdays, number(cicuStandaloneWeekdays)),
      (.standaloneShortWeekdays, number(cicuStandaloneShortWeekdays)),
      (.standaloneNarrowWeekdays, number(cicuStandaloneNarrowWeekdays)), (.quarters, number(cicuQuarters)),
      (.shortQuarters, number(cicuShortQuarters)), (.standaloneQuarters, number(cicuStandaloneQuarters)),
      (.standaloneShortQuarters, number(cicuStandaloneShortQuarters)),
      (.shorterWeekdays, number(cicuShorterWeekdays)),
      (.standaloneShorterWeekdays, number(cicuStandaloneShorterWeekdays)),
      (.cyclicYearsAbbreviated, number(cicuCyclicYearsAbbreviated)),
      (.zodiacNamesAbbreviated, number(cicuZodiacNamesAbbreviated)),
      (.narrowQuarters, number(cicuNarrowQuarters)),
      (.standaloneNarrowQuarters, number(cicuStandaloneNarrowQuarters)),
    ]
    for (symbols, number) in expected { #expect(symbols.rawValue == number, "\(symbols)") }
  }

  @Test("each style and field has ICU's number")
  func stylesAndFields() {
    #expect(ICUDateStyle.full.number == number(cicuDateStyleFull))
    #expect(ICUDateStyle.long.number == number(cicuDateStyleLong))
    #expect(ICUDateStyle.medium.number == number(cicuDateStyleMedium))
    #expect(ICUDateStyle.short.number == number(cicuDateStyleShort))
    #expect(ICUListWidth.long.rawValue == number(cicuListWide))
    #expect(ICUListWidth.short.rawValue == number(cicuListShort))
    #expect(ICUListWidth.narrow.rawValue == number(cicuListNarrow))
    #expect(ICUCalendarField.month.rawValue == number(cicuFieldMonth))
    #expect(ICUCalendarField.dayOfMonth.rawValue == number(cicuFieldDate))
    #expect(ICUCalendarField.isLeapMonth.rawValue == number(cicuFieldIsLeapMonth))
  }

  private func number(_ constant: some BinaryInteger) -> Int32 { Int32(constant) }
}
