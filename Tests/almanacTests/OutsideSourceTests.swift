import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

/// A bundle of unusual locales and `Output`, compared with what does not come from the tested program.
///
/// These comparisons need a fraction of the time of those in `.ci/run`, which has every locale, a browser, and the pickers'
/// libraries.
@Suite struct OutsideSourceTests {
  /// Locales that together have almost every field, and almost every sequence of letters in a pattern, that any of ICU's
  /// locales has; and locales in whose texts a fault was found.
  private static let languages =
    "bg ckb cs cy dsb el en-AU en-CA et eu fa fi gl gu he hu hy ja ka kk kn ko ky lt lv mk mn mt my pl ps pt-PT ro ru"
    + " sr-Latn ta th tr ug uz vi yo zh-Hant zu \(unlisted)"
  /// Those of the locales that `Output` does not have.
  private static let unlisted =
    "ak az-Cyrl bho bo brx bs-Cyrl chr dz ee es-PA fa-AF ff-Adlm fr-CM haw jgo kea ks-Deva mg mni ms-BN nnh rm sbp sc"
    + " sd-Deva smn to vai-Latn wae yue-Hans zh-Hans-HK"
  /// Tags whose keys change the numbers, the week or the hours.
  private static let keyed =
    "he-u-nu-hebr en-u-nu-roman zh-u-nu-hanidec ta-u-nu-traditio en-u-fw-wed-hc-h11-rg-thzzzz ja-u-hc-h24"
  /// Locales in which a value of an adapter has another form than in the locales of `Output`.
  private static let unusual = "\(keyed) ja-u-hc-h11 bo brx ckb dz ff-Adlm jgo kkj ks-Deva mni smn"

  /// The locales whose texts the tests of the preview know, and locales without words.
  private static let shown =
    "de de-DE ar-EG th th-TH zh-Hans zh-Hans-CN zh-Hant-TW en en-US en-GB fr ja fa fa-IR he ru ha ig sr-Latn"

  private static let root = Repository.folder.path
  private static let fidelity = Tool.executable.deletingLastPathComponent().appending(path: "Fidelity").path
  private static let isBuilt = FileManager.default.isExecutableFile(atPath: fidelity)
  private static let hasNode = FileManager.default.isExecutableFile(atPath: "/usr/bin/node")
  private static let hasPages = hasNode && FileManager.default.fileExists(atPath: "/usr/share/nodejs/jsdom")

  private let tool: Tool

  init() throws { tool = try Tool() }

  private func run(_ script: String) throws {
    let outcome = try tool.shell(
      "set -euo pipefail; \(script)", ["fidelity": Self.fidelity, "tests": "\(Self.root)/Tests"])
    #expect(outcome.status == 0, "\(outcome.stdout.suffix(4000))\(outcome.stderr.suffix(4000))")
  }

  private func writeBundle(_ tags: String) throws {
    try tool.write(tags.replacing(" ", with: "\n"), to: "locales.txt")
    #expect(try tool.run("--quiet", "--formats", "json,esm").status == 0)
  }

  @Test(
    "the texts of locales that Output does not have are ICU's, or a rule explains them",
    .enabled(if: isBuilt, "Needs Fidelity."))
  func texts() throws {
    try run("$fidelity --sample \(Self.unlisted)")
  }

  @Test("both runtimes give the same texts", .enabled(if: isBuilt && hasNode, "Needs Fidelity and node."))
  func runtimes() throws {
    try writeBundle("\(Self.languages) \(Self.keyed)")
    try run("$fidelity --corpus - --bundle Output --sample | node $tests/Web/corpus.mjs Output/esm --sample")
  }

  @Test(
    "the modules refuse bad input, and have the words of the pickers' libraries",
    .enabled(if: hasNode, "Needs node."))
  func modules() throws {
    let articles = ["Web", "Output", "Compare", "Locales"].map {
      "Sources/AlmanacKit/AlmanacKit.docc/\($0).md"
    }
    try run(
      """
      cd $tests/..
      $almanac --quiet --formats json,esm --output $OLDPWD/Output
      node Tests/Web/errors.mjs $OLDPWD/Output/esm $almanac
      node Tests/Web/arguments.mjs $OLDPWD/Output/esm
      node Tests/Web/typed.mjs $OLDPWD/Output/esm
      node Tests/Web/rare.mjs $OLDPWD/Output
      node Tests/Web/rules.mjs $OLDPWD/Output
      node Tests/Web/matching.mjs $OLDPWD/Output
      node Tests/Web/adapters.mjs $OLDPWD/Output \(SlowTests.areAsked ? 1 : 2)
      printf '%s\\n' \(Self.unusual) > $OLDPWD/unusual.txt
      $almanac --quiet --locales $OLDPWD/unusual.txt --formats json,esm --output $OLDPWD/Unusual
      node Tests/Web/adapters.mjs $OLDPWD/Unusual
      node Tests/Web/examples.mjs $OLDPWD/Output/esm \(articles.joined(separator: " ")) README.md
      """)
  }

  @Test("the modules compute in every calendar", .enabled(if: hasNode, "Needs node."))
  func calendars() throws {
    try tool.write("en\nfa\nja\nzh-Hant-TW\n", to: "locales.txt")
    let all = CalendarIdentifier.allCases.map(\.rawValue).joined(separator: ",")
    #expect(try tool.run("--quiet", "--formats", "json,esm", "--calendars", all).status == 0)
    try run(
      """
      for test in calendars adapter-calendars; do
        node $tests/Web/$test.mjs Output/esm $tests/AlmanacKitTests/Fixtures/months
      done
      node $tests/Web/calendar-rules.mjs Output
      """)
  }

  @Test(
    "the preview's pickers have the expected texts, and move with the keys",
    .enabled(if: hasPages, "Needs node and node-jsdom."))
  func preview() throws {
    // A page of every locale takes twice the time; '.ci/preview' has one.
    try tool.write(Self.shown.replacing(" ", with: "\n"), to: "locales.txt")
    try run(
      """
      $almanac --quiet
      $almanac preview --output p.html
      $almanac --quiet --spaces ascii --title-case --no-errata --output Other
      $almanac diff Other Output --report html > report.html || [ $? = 1 ]
      python3 $tests/Preview/quick.py p.html report.html
      """)
  }

  @Test(
    "a reviewer can read the words in a page, and save the answers as an overlay and as XLIFF",
    .enabled(if: hasPages, "Needs node and node-jsdom."), arguments: ["ar", "ja"])
  func review(tag: String) throws {
    try run(
      """
      # The app's words have signs that Almanac's words lack.
      own=$tests/Preview/own.xcstrings
      $almanac words \(tag) --strings $own --report html > words.html
      NODE_PATH=/usr/share/nodejs node $tests/Preview/words.mjs words.html .
      $almanac words \(tag) --strings \(tag).xcstrings > overlaid.md
      $almanac words --import \(tag).xlf > imported.xcstrings
      $almanac words --strings $own --import all.xlf > all-imported.xcstrings
      for file in all all-imported; do
        $almanac words \(tag) --strings $own --strings $file.xcstrings > $file.md
      done
      diff all.md all-imported.md
      if grep '%%' all.md; then exit 1; fi
      """)
    let hostile = #"<img src=x onerror="window.pwned=1"> & ]]> __proto__ ’"#
    for file in ["\(tag).xcstrings", "imported.xcstrings"] {
      let catalog = try tool.json(file)
      let unit = ["strings", "action.done", "localizations", tag, "stringUnit"]
        .reduce(catalog as Any?) { ($0 as? NSDictionary)?[$1] }
      #expect(unit as? [String: String] == ["state": "translated", "value": hostile], "\(file)")
    }
    #expect(try tool.text(of: "overlaid.md").contains("window"))
  }

  @Test("an overlay can have every word of a bundle, and then changes none")
  func everyWord() throws {
    let tag = "ar"
    try tool.write("\(tag)\n", to: "locales.txt")
    func words(_ options: String...) throws -> [String: Any] {
      #expect(try tool.run(["--quiet", "--formats", "json"] + options) == .success(""))
      return try tool.words(tag)
    }
    func unit(_ text: Any) -> [String: Any] { ["stringUnit": ["state": "translated", "value": text]] }
    let before = try words()
    let entries = before.mapValues { word in
      let forms = word as? [String: Any]
      let text: [String: Any] =
        if let forms { ["variations": ["plural": forms.mapValues(unit)]] } else { unit(word) }
      return ["localizations": [tag: text]]
    }
    let catalog: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": entries]
    try tool.write(try JSONSerialization.data(withJSONObject: catalog), to: "all.xcstrings")
    let after = try words("--strings", "all.xcstrings")
    #expect(before.count == 205 && NSDictionary(dictionary: before).isEqual(to: after))
  }

  // Output/ and Tests/Bundle were made with ICU 72.1.
  @Test("Output is up to date, and so is a bundle in every format, in the folders of an app")
  func committed() throws {
    guard try tool.run("--version").stdout.contains("(ICU 72.1, ") else { return }
    try run(
      """
      (cd $tests/.. && $almanac check)
      cp $tests/Bundle/*.* .
      $almanac --quiet --config almanac.json
      $almanac check --config almanac.json
      diff $tests/Bundle/Bundle/manifest.json Bundle/manifest.json
      """)
  }
}
