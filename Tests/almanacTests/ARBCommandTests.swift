import Foundation
import Testing

/// The ARB files for Flutter, which the command writes, checks, compares and deletes.
///
/// The script `.ci/arb` also reads every message of these files.
@Suite struct ARBCommandTests {
  private let tool: Tool
  private let options = ["--formats", "json,arb", "--years", "2025...2026"]

  init() throws {
    tool = try Tool()
    try tool.write("en\nde-AT\npt-PT\npt-BR\nzh-Hans\nsr-Latn\nth-u-nu-thai\n", to: "locales.txt")
  }

  @Test(
    "exist for each locale and each language, are up to date after a run, and are deleted with the format")
  func files() throws {
    try #require(try tool.run(["--quiet", "--default-locale", "pt-BR"] + options) == .success(""))
    let names = try tool.files(in: "Output/arb").keys.sorted()
    #expect(
      names.filter { $0.hasSuffix(".dart") } == [
        "almanac_dates.dart", "almanac_dates_de_AT.dart", "almanac_dates_en.dart", "almanac_dates_pt_BR.dart",
        "almanac_dates_pt_PT.dart", "almanac_dates_sr_Latn.dart", "almanac_dates_zh_Hans.dart",
      ])
    let locales = ["de", "de_AT", "en", "pt", "pt_BR", "pt_PT", "sr", "sr_Latn", "zh", "zh_Hans"]
    #expect(names.filter { $0.hasSuffix(".arb") } == locales.map { "almanac_\($0).arb" })
    for locale in locales {
      let text = try tool.text(of: "Output/arb/almanac_\(locale).arb")
      // Only the files of the default locale describe the texts.
      #expect(text.contains(#""description""#) == ["pt", "pt_BR"].contains(locale), "\(locale)")
      #expect(text.contains(#""@@x-same-as": "pt_BR""#) == (locale == "pt"), "\(locale)")
    }
    #expect(try tool.run(["check", "--quiet"] + options) == .success(""))
    try #require(try tool.run("--quiet", "--formats", "json", "--years", "2025...2026") == .success(""))
    #expect(!tool.exists("Output/arb"))
  }
}
