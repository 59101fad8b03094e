import AlmanacKit
import Testing

/// Skeletons (UTS 35, "Matching Skeletons"), and the patterns that a file has for them.
@Suite struct SkeletonTests {
  @Test(
    "an unknown letter, a repeated field or too many letters make no skeleton",
    arguments: ["yw", "yMy", "MMMMMM", "EEEEEEE", "é"])
  func wrong(text: String) {
    #expect(Skeleton(text) == nil)
  }

  @Test(
    "the letters have a usual order; up to three letters of a name and stand-alone letters mean the same",
    arguments: [
      ("dMy", "yMd"), ("EEEdMMMy", "yMMMEd"), ("GGGy", "Gy"), ("LLLLy", "yMMMM"), ("cccc", "EEEE"),
      ("qqqy", "yQQQ"),
      ("EEEEEEd", "EEEEEEd"),
    ])
  func usual(text: String, usual: String) {
    #expect(Skeleton(text)?.description == usual)
  }

  @Test(
    "a pattern of the same fields gets the wanted widths, and a number stays a number",
    arguments: [
      ("yMMMM", "LLLL y"), ("yMMMMM", "LLLLL y"), ("yyMMM", "LLL yy"), ("yQQQQ", "QQQQ y"),
      ("yMMMd", "d MMM y"),
      ("yMd", nil), ("yM", nil), ("yQ", nil),
    ])
  func widths(skeleton: String, text: String?) {
    let patterns = SkeletonPatterns(["yMMM": "LLL y", "yQQQ": "QQQ y", "yMMMd": "d MMM y"], hasEras: true)
    #expect(patterns.pattern(skeleton)?.text == text)
  }

  @Test("a date with an era is the date that shows one, with a wider era if asked, or any date without eras")
  func eras() {
    let withEra = SkeletonPatterns(["yMd": "d/M/y G"], hasEras: true)
    #expect(
      ["GyMd", "GGGGyMd", "GGGGGyMd", "GyyMd"].map { withEra.pattern($0)?.text }
        == ["G", "GGGG", "GGGGG", "G"].map { "d/M/y \($0)" })
    #expect(withEra.pattern("GGGGyMd")?.key == "yMd")
    #expect(SkeletonPatterns(["yMd": "d/M/y"], hasEras: true).pattern("GyMd") == nil)
    #expect(SkeletonPatterns(["yMd": "d/M/y"], hasEras: false).pattern("GyMd")?.text == "d/M/y")
  }

  // 31 January to 2 February is not "31 – 2", and a range over New Year shows the years.
  @Test(
    "a range shows the larger fields that its ends need",
    arguments: [
      ("d", "d", "d"), ("d", "M", "Md"), ("d", "y", "yMd"), ("MMMd", "M", "MMMd"), ("MMMd", "y", "yMMMd"),
      ("E", "y", "E"), ("MMM", "y", "yMMM"), ("QQQ", "y", "yQQQ"), ("yMd", "y", "yMd"),
    ])
  func ranges(skeleton: String, difference: String, shown: String) {
    #expect(Skeleton(skeleton)?.showing(difference).description == shown)
  }
}
