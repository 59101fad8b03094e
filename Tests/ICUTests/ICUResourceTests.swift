import AlmanacICU
import Testing

/// What ICU's resources are found to hold, and what not.
@Suite struct ICUResourceTests {
  init() throws { _ = try ICULibrary() }

  // CLDR 42, de.xml; de_AT has names of January alone, and inherits the rest.
  @Test("finds the first bundle of the chain that holds a value")
  func firstHolder() throws {
    let chain = try ICUResourceChain(package: .main, locales: ["de_AT", "de"])
    let months = ["calendar", "gregorian", "monthNames", "format", "wide"]
    let found = try #require(try chain.value(at: months))
    #expect(found.index == 0 && found.value.elements?.first?.text == "Jänner")
    let narrow = ["calendar", "gregorian", "monthNames", "stand-alone", "narrow"]
    #expect(try chain.index(holding: narrow) == 1)
    #expect(try chain.value(at: narrow)?.value.elements?.count == 12)
  }

  @Test(
    "holds nothing where a key is missing, or where the path leads through a text or a list",
    arguments: [
      ["bogus"], ["calendar", "bogus"], ["calendar", "bogus", "monthNames"], ["Version", "bogus"],
      ["calendar", "gregorian", "monthNames", "format", "wide", "bogus"],
    ])
  func nothing(path: [String]) throws {
    let chain = try ICUResourceChain(package: .main, locales: ["de"])
    // Twice: the second time the tables on the way are open.
    for _ in 0..<2 {
      #expect(try chain.value(at: path) == nil)
      #expect(try chain.index(holding: path) == nil)
    }
    #expect(try chain.tables(at: path).isEmpty)
  }

  @Test("gives the tables of a path, and what each of them holds")
  func tables() throws {
    let chain = try ICUResourceChain(package: .main, locales: ["de_AT", "de"])
    let tables = try chain.tables(at: ["fields", "day", "relative"])
    #expect(tables.map(\.index) == [1])
    let table = try #require(tables.first?.table)
    #expect(try table.value(of: "2")?.text == "übermorgen")
    #expect(try table.holds("2") && !table.holds("9"))
    // A list of names is held, and is no table.
    let names = ["calendar", "gregorian", "dayNames", "format", "wide"]
    #expect(try chain.index(holding: names) == 1)
    #expect(try chain.tables(at: names).isEmpty)
    #expect(try chain.rootTable(at: ["fields", "day", "relative"])?.value(of: "0")?.text == "today")
  }
}
