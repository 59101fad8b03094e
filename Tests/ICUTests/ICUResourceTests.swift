import AlmanacICU
import Testing

/// Values that are found or missing in ICU's resources.
@Suite struct ICUResourceTests {
  init() throws { _ = try ICULibrary() }

  // ICU 72 has a table of wide names of months in de_AT, with "Jänner". It has narrow names only in de.
  @Test("are found in the first bundle of the chain that has them")
  func firstHolder() throws {
    let chain = try ICUResourceChain(package: .main, locales: ["de_AT", "de"])
    let months = ["calendar", "gregorian", "monthNames", "format", "wide"]
    let found = try #require(try chain.value(at: months))
    #expect(found.index == 0 && found.value.elements?.first?.text == "Jänner")
    let narrow = ["calendar", "gregorian", "monthNames", "stand-alone", "narrow"]
    let inherited = try chain.value(at: narrow)
    #expect(inherited?.index == 1 && inherited?.value.elements?.count == 12)
  }

  @Test(
    "are missing if a key is missing, or if the path leads through a text or a list",
    arguments: [
      ["bogus"], ["calendar", "bogus"], ["calendar", "bogus", "monthNames"],
      ["fields", "day", "dn", "bogus"],
      ["calendar", "gregorian", "monthNames", "format", "wide", "bogus"],
    ])
  func nothing(path: [String]) throws {
    let chain = try ICUResourceChain(package: .main, locales: ["de"])
    // The second time, the tables on the path are already open.
    for _ in 0..<2 { #expect(try chain.value(at: path) == nil) }
    #expect(try chain.tables(at: path).isEmpty)
  }

  @Test("are found in the table at a path, in each bundle that has the table")
  func tables() throws {
    let chain = try ICUResourceChain(package: .main, locales: ["de_AT", "de"])
    let tables = try chain.tables(at: ["fields", "day", "relative"])
    #expect(tables.map(\.index) == [1])
    let table = try #require(tables.first?.table)
    #expect(try table.value(of: "2")?.text == "übermorgen")
    #expect(try table.value(of: "9") == nil)
    // A list of names is a value, not a table.
    let names = ["calendar", "gregorian", "dayNames", "format", "wide"]
    #expect(try chain.value(at: names)?.index == 1)
    #expect(try chain.tables(at: names).isEmpty)
    #expect(try chain.root?.value(at: ["fields", "day", "relative", "0"])?.text == "today")
  }
}
