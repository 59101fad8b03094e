import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The errata that correct the order of year, month and day.
@Suite struct DateOrderErrataTests {
  // Canada: glibc's en_CA and the government's style guide (2014-03-04). Finland and Åland: glibc's sv_FI %d.%m.%Y.
  // Kurdish: glibc's ku_TR %d/%m/%Y, and CLDR 48 dd.MM.y. The mask of typed dates has the order of the short date.
  @Test(
    "correct the short date where CLDR 42 has the order of another country",
    arguments: [
      ("en-CA", "y-MM-dd", "y-MM-dd"), ("sv-FI", "d.M.y", "d.M.y"), ("sv-AX", "d.M.y", "d.M.y"),
      ("ku", "dd.MM.y", "d.M.y"), ("sv", "y-MM-dd", "y-MM-dd"), ("cv", "dd.MM.y", "dd.MM.y"),
      ("ti", "dd/MM/yy", "d/M/y"), ("om", "dd/MM/yy", "dd/MM/y"), ("ak", "yy/MM/dd", "y/M/d"),
    ])
  func corrected(tag: String, short: String, yMd: String) throws {
    guard try Extraction.hasCLDR42() else { return }
    let request = Extraction.request(try #require(LanguageTag(tag)))
    let record = try Extractor(try Extraction.corrected.get()).record(for: request)
    let file = try #require(record.calendars.first)
    #expect(file.patterns.date["short"] == short && file.patterns.skeletons["yMd"] == yMd)
    #expect(file.mask?.order == DatePattern(short).columns)
  }
}
