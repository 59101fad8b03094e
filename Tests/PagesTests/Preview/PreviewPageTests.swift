import AlmanacFormats
import AlmanacKit
import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacPages

/// The preview page of a bundle.
@Suite struct PreviewPageTests {
  /// A hostile text that an untrusted bundle could have.
  private static let hostile =
    "</script><script>alert(1)</script><!--<script> ]]> & \u{202E}\u{2028}\u{2029}\u{0}\r\u{85}\\u003c \\<\"'"

  /// The data of a bundle: one text.
  private struct Bundle: Walkable {
    var text = "Done"

    func walk(_ steps: inout FieldSteps) { steps.text("text", text) }
  }

  private static func page(
    _ bundle: Bundle = Bundle(), _ locale: LocaleFile = .sample,
    _ calendars: [CalendarFile] = [.sampleGregorian, .sampleChinese]
  ) -> ParsedPage {
    let files = LocaleFiles(locale: locale, calendars: calendars)
    let page = PreviewPage.bytes(bundle, HTMLFile.block("locale-de-AT", isLocale: true, files))
    return ParsedPage(String(decoding: page, as: UTF8.self))
  }

  /// The values of a file as parsed JSON.
  private static func values(_ file: some Walkable) throws -> NSDictionary {
    let bytes = JSONWriter.bytes(of: file, .readable)
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary)
  }

  @Test("begins with the comment that Almanac recognizes, and has one script, one style and one policy")
  func structure() throws {
    let page = Self.page()
    #expect(page.text.utf8.starts(with: PreviewPage.beginning))
    let lines = page.text.split(separator: "\n")
    #expect(lines[0] == "<!DOCTYPE html>")
    #expect(lines[1] == "<!-- Made by almanac preview; Almanac overwrites this file. -->")
    #expect(lines[2] == #"<html lang="en"><head><meta charset="utf-8">"#)
    let policy = HTMLFile.policy(script: Array(try page.script.utf8), style: Array(try page.style.utf8))
    #expect(lines[3] == #"<meta http-equiv="Content-Security-Policy" content="\#(policy)">"#)
    #expect(page.text.contains("<title>Almanac preview</title><style>"))
    #expect(page.text.hasSuffix("</script>\n</body></html>\n"))
    // The page has three script elements: two with data, and the script itself.
    #expect(page.text.components(separatedBy: "<script").count == 4)
    #expect(page.text.components(separatedBy: "</script").count == 4)
    #expect(
      page.blocks.map(\.id) == ["bundle", "locale-de-AT"] && page.blocks.map(\.isLocale) == [false, true])
  }

  // The first hash is the example of CSP Level 3, section 2.3.1. The second is a test vector of FIPS 180-2 in Base64.
  @Test("has a policy that allows only its own script and style")
  func policy() {
    let script = Array("alert('Hello, world.');".utf8)
    #expect(
      HTMLFile.policy(script: script, style: Array("abc".utf8))
        == "default-src 'none'; base-uri 'none'; form-action 'none'; "
        + "script-src 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='; "
        + "style-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='")
  }

  @Test("has the runtime and the preview's parts as one script without imports and exports")
  func script() throws {
    let script = try Self.page().script
    #expect(script.hasPrefix(WebRuntime.script))
    #expect(script.contains(#""chinese-years": () => packedYears(1899, "1899-02-10", "#))
    #expect(script.contains(#""hebrew-years": () => hebrewYears()"#))
    for line in script.split(separator: "\n") {
      #expect(!line.hasPrefix("import ") && !line.hasPrefix("export ") && line != "// @ts-check", "\(line)")
    }
    // A browser could misread these texts in a script, for example as the end of the script.
    for text in ["</script", "<script", "<!--", "\r"] {
      #expect(script.range(of: text, options: .caseInsensitive) == nil, "\(text)")
    }
    #expect(try Self.page().style.range(of: "</style", options: .caseInsensitive) == nil)
  }

  @Test("has all values of a locale, minified")
  func localeBlock() throws {
    let page = Self.page()
    let values = try page.values("locale-de-AT")
    #expect(values["locale"] as? NSDictionary == (try Self.values(LocaleFile.sample)))
    let calendars = try #require(values["calendars"] as? NSDictionary)
    #expect(Set(calendars.allKeys as? [String] ?? []) == ["gregorian", "chinese"])
    #expect(calendars["gregorian"] as? NSDictionary == (try Self.values(CalendarFile.sampleGregorian)))
    #expect(calendars["chinese"] as? NSDictionary == (try Self.values(CalendarFile.sampleChinese)))
    #expect(!page.blocks[1].json.contains("\n") && !page.blocks[1].json.contains(#"": "#))
  }

  @Test("has hostile texts and keys only as values, never as markup")
  func hostile() throws {
    var (locale, calendar, bundle) = (LocaleFile.sample, CalendarFile.sampleGregorian, Bundle())
    locale.strings = ["__proto__": .plain(Self.hostile), Self.hostile: .plural([.other: Self.hostile])]
    locale.sources = ["strings.\(Self.hostile)": .parent(Self.hostile)]
    locale.weekdays.names.format.wide[0] = Self.hostile
    calendar.months.standAlone.narrow[3] = Self.hostile
    calendar.patterns.skeletons[Self.hostile] = Self.hostile
    bundle.text = Self.hostile
    let page = Self.page(bundle, locale, [calendar])
    for block in page.blocks {
      #expect(!block.json.contains("<"))
      let invisible = block.json.unicodeScalars.filter(Invisible.contains)
      #expect(invisible.isEmpty, "\(block.id)")
    }
    #expect(page.text.components(separatedBy: "<script").count == 4)
    let values = try page.values("locale-de-AT")
    #expect(values["locale"] as? NSDictionary == (try Self.values(locale)))
    let strings = (values["locale"] as? NSDictionary)?["strings"] as? NSDictionary
    #expect(strings?["__proto__"] as? String == Self.hostile)
    #expect(
      (values["calendars"] as? NSDictionary)?["gregorian"] as? NSDictionary == (try Self.values(calendar)))
    #expect(try page.values("bundle")["text"] as? String == Self.hostile)
  }
}
