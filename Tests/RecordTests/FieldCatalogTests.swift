import AlmanacKit
import AlmanacRecord
import Testing

/// The catalog of the fields in the file of a locale or a calendar.
///
/// `SchemaTests` and `ChangeKindTests` test the kinds of fields, and `FileComparisonTests` tests the codes of lists.
@Suite struct FieldCatalogTests {
  @Test("gives an unknown list the codes of the lists beside it, if these lists have the same codes")
  func unknownList() throws {
    let months = try #require(FieldCatalog.bundle.codes(ofListAt: ["months", "format", "short"]))
    #expect(months == FieldCatalog.bundle.codes(ofListAt: ["months", "format", "wide"]))
    #expect(FieldCatalog.bundle.codes(ofListAt: ["wheels", "seconds"]) == nil)
    #expect(FieldCatalog.bundle.codes(ofListAt: ["notes"]) == nil)
  }

  @Test("has no codes for a list in an entry of another list")
  func listInList() {
    #expect(FieldCatalog.bundle.codes(ofListAt: ["months", "format", "wide", "M01"]) == nil)
  }

  // PickerShape: `monthsInDate` is derived from `months.format.wide`, and `months` has no origin.
  @Test("knows which value a field repeats, also for a text in the field")
  func origins() {
    for path in [["picker", "monthsInDate"], ["picker", "monthsInDate", "M01"]] {
      #expect(FieldCatalog.bundle.origins(ofValueAt: path) == [["months", "format", "wide"]])
    }
    #expect(FieldCatalog.bundle.origins(ofValueAt: ["months", "format", "wide"]).isEmpty)
  }

  @Test("knows the top-level objects of a locale's file that contain names for people to read")
  func tables() {
    #expect(
      FieldCatalog.locale.tables == [
        "calendars", "dayPeriods", "fields", "quarters", "relative", "units", "weekdays",
      ])
  }
}
