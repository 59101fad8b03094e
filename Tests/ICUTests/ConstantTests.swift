import AlmanacICU
import AlmanacICUOracle
import CAlmanacICU
import CAlmanacICUOracle
import Testing

/// The numbers that Swift passes to ICU, compared with constants in C.
///
/// When the C code is compiled, these constants are checked against ICU's headers.
@Suite struct ConstantTests {
  @Test("each width and field has ICU's number")
  func numbers() {
    #expect(ICUListWidth.long.rawValue == cicuListWide)
    #expect(ICUListWidth.short.rawValue == cicuListShort)
    #expect(ICUListWidth.narrow.rawValue == cicuListNarrow)
    #expect(ICUCalendarField.month.rawValue == cicuFieldMonth)
    #expect(ICUCalendarField.dayOfMonth.rawValue == cicuFieldDate)
    #expect(ICUCalendarField.isLeapMonth.rawValue == cicuFieldIsLeapMonth)
  }
}
