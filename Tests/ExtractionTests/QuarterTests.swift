import AlmanacKit
import Testing

/// The names of the quarters of a year.
@Suite struct QuarterTests {
  @Test("names the quarters as babel does", arguments: Reference.tags)
  func names(tag: String) throws {
    let found = try #require(try Extraction.record(tag).locale.quarters)
    let reference = try #require(try Reference.cldr42(tag).quarters)
    #expect(reference.count == 6)
    // CLDR 48, the data of ICU 78, has other abbreviations in Burmese.
    let areEqual = try Extraction.hasCLDR42() || tag != "my"
    for (path, expected) in reference where areEqual || !path.hasSuffix("abbreviated") {
      #expect(found[path] == expected, "\(path)")
    }
  }

  // PyPI babel 2.12.1 (CLDR 42) has these names in sq; few languages have other abbreviations in a date and alone.
  @Test("are other abbreviations in a date and alone in Albanian")
  func contexts() throws {
    let names = try #require(try Extraction.record("sq").locale.quarters)
    #expect(names.format.abbreviated.first == "tremujori I")
    #expect(names.standAlone.abbreviated.first == "Tremujori I")
  }

  // CLDR has "trimestrul I" in Romanian. German and Russian names begin with a number.
  @Test("capitalizes the quarters in titles if their names begin with a letter")
  func titled() throws {
    let romanian = try Extraction.record("ro").locale
    #expect(romanian.quarters?.titled?.wide.first == "Trimestrul I")
    #expect(romanian.quarters?.titled?.abbreviated.first == "Trim. I")
    #expect(romanian.sources["quarters.titled.wide"] == .rule)
    for tag in ["de", "ru"] {
      let locale = try Extraction.record(tag).locale
      #expect(locale.quarters?.titled == nil)
      #expect(locale.sources["quarters.titled.wide"] == nil)
    }
  }

  // CLDR has no names of quarters in Bemba, and hi-Latn inherits the English names.
  @Test("leaves out the quarters of a language without names", arguments: ["bem", "hi-Latn"])
  func missing(tag: String) throws {
    let locale = try Extraction.record(tag).locale
    #expect(locale.quarters == nil)
    #expect(!locale.sources.keys.contains { $0.hasPrefix("quarters") })
  }

  // In CLDR, `no` (Norwegian) has the names, and `nb` (Bokmål) inherits them.
  @Test(
    "records the source of the quarters' names",
    arguments: [("de", Origin.own), ("nb", .parent("no"))])
  func origin(tag: String, expected: Origin) throws {
    #expect(try Extraction.record(tag).locale.sources["quarters.standAlone.wide"] == expected)
  }
}
