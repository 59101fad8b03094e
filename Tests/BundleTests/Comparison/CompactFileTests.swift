import AlmanacBundle
import Testing

/// Comparisons in which one or both bundles were made with `--compact`.
@Suite struct CompactFileTests {
  @Test(
    "skip sources and lists of years if only one of the bundles is compact",
    arguments: [(false, false), (false, true), (true, false), (true, true)])
  func compact(isOldCompact: Bool, isNewCompact: Bool) throws {
    let old = #"{"sources": {"a": "own"}, "years": {"display": ["1"], "first": 1, "numeric": ["1"]}}"#
    let comparison = try FileComparison(
      "json/de/gregorian.json", from: Array(old.utf8), to: Array(#"{"years": {"first": 1}}"#.utf8),
      in: ComparedFields(isOldCompact: isOldCompact, isNewCompact: isNewCompact))
    #expect(comparison.changes.count == (isOldCompact == isNewCompact ? 3 : 0))
  }

  // A wrong manifest can say that a bundle is compact although its files are not compact.
  @Test("include sources and lists of years that both files have, whatever the manifests say")
  func falselyCompact() throws {
    let file = { (year: String, source: String) in
      #"{"sources": {"a": "\#(source)"}, "years": {"display": ["\#(year)"], "first": 1}}"#
    }
    let comparison = try FileComparison(
      "json/de/gregorian.json", from: Array(file("1", "own").utf8), to: Array(file("Evil", "root").utf8),
      in: ComparedFields(isOldCompact: false, isNewCompact: true))
    #expect(
      comparison.changes.map(line) == [
        "name de gregorian years.display.1: 1 → Evil", "source de gregorian sources.a: own → root",
      ])
  }
}
