import Foundation
import Testing

/// `almanac words --import` of a file that a stranger, or a tool, has spoiled.
@Suite struct HostileXLIFFTests {
  private static let head =
    #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">"#

  private static func file(_ lines: String...) -> String {
    ([head] + lines + ["</file></xliff>", ""]).joined(separator: "\n")
  }

  private static func unit(_ id: String, _ target: String, state: String = "final") -> String {
    #"<unit id="\#(id)"><segment state="\#(state)"><source>x</source><target>\#(target)</target></segment></unit>"#
  }

  /// A file, and everything that is said of it behind its name.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let errors: [String]
    var testDescription: String { errors.first ?? "" }

    init(_ text: String, _ errors: String...) {
      (self.text, self.errors) = (text, errors)
    }
  }

  private static let whole: [Row] = [
    Row("", "1:1: error: The file has no XML element. Name an XML file."),
    Row("{}", "1:1: error: This text is outside the first element. Remove it."),
    Row(
      "<html/>",
      "1:1: error: The outermost element is 'html', not 'xliff'. "
        + "Name an XLIFF 2 file, as 'almanac words --export' writes it."),
    Row(
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>"#,
      "1:1: error: This is XLIFF '1.2'. Save it as XLIFF 2.0, with "
        + #"xmlns="urn:oasis:names:tc:xliff:document:2.0"."#),
    Row(
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0"/>"#,
      #"1:1: error: The file does not say its language. Add trgLang to 'xliff', as in trgLang="de"."#),
    // A billion laughs, and a file of the machine.
    Row(
      #"<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>\#n"# + file(),
      "1:1: error: Document types and entities are not allowed. Remove this declaration."),
    Row(
      #"<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>"# + file(unit("action.done", "&a;")),
      "1:1: error: Document types and entities are not allowed. Remove this declaration."),
  ]

  private static let units: [Row] = [
    Row(
      file(unit("action.doen", "Gut"), unit("action.done", "Gut"), unit("action.done", "Gut")),
      "2:1: error: 'action.doen' is not the id of a text. "
        + "Write the one of the exported file; 'almanac words' lists the keys.",
      "4:1: error: 'action.done' is here for the second time. Remove one of them."),
    Row(
      file(unit("selection.count", "Gut"), unit("selection.count:two", "Gut")),
      "2:1: error: 'selection.count' has one unit for each plural form. "
        + "Write their ids, as in 'selection.count:other'.",
      "3:1: error: 'selection.count' has no form 'two' in this language. Remove the unit."),
    Row(
      file(unit("a11y.today", "Heute, {datum}"), unit("action.done", "Gut", state: "fertig")),
      "3:24: error: 'fertig' is not a state. Write initial, translated, reviewed or final."),
    Row(
      file(unit("a11y.today", "Heute, {datum}"), unit("selection.count:other", "Tage")),
      "2:1: error: 'a11y.today' in 'de' has {datum}, and the source language has {date}. Write the same.",
      "3:1: error: 'selection.count' in 'de': the form for 'other' is that of several numbers, "
        + "and does not say which. Put {n} in it."),
    Row(
      file(unit("action.done", "%d Tage"), unit("action.ok", #"<ph id="1"/>O"#)),
      "3:71: error: The text contains the tag '<ph>'. Remove it; a placeholder is text, as in {date}."),
    Row(
      file("<unit><segment/></unit>"),
      "2:1: error: The unit has no id. Write the one of the exported file."),
    Row(
      file(unit("action.done", "\u{1B}[31m")), "2:73: error: XML has no such character. Remove it."),
    Row(
      file(unit("action.done", "a & b")), "2:75: error: '&' begins no reference here. Write '&amp;'."),
    Row(
      file(#"<unit id="\#u{202E}x"><segment/></unit>"#),
      #"2:1: error: '\u202ex' is not the id of a text. "#
        + "Write the one of the exported file; 'almanac words' lists the keys."),
  ]

  @Test("says which line of the file is wrong, and what to write", arguments: whole + units)
  func errors(row: Row) throws {
    let tool = try Tool()
    try tool.write(row.text, to: "in.xlf")
    let outcome = try tool.run("words", "--import", "in.xlf", "--output", "out.xcstrings")
    #expect(outcome == .failure(65, row.errors.map { "in.xlf:\($0)\n" }.joined()))
    #expect(!tool.exists("out.xcstrings"))
  }

  @Test(
    "says of a language that Almanac does not have what to write",
    arguments: [
      ("xx", "'xx' is not a known language."), ("de_AT", "Write 'de-AT'."),
      ("*", "is not one language"),
      ("de-u-nu-thai", "is not one language"),
    ])
  func language(tag: String, part: String) throws {
    let tool = try Tool()
    try tool.write(Self.file().replacing("trgLang=\"de\"", with: "trgLang=\"\(tag)\""), to: "in.xlf")
    let outcome = try tool.run("words", "--import", "in.xlf")
    #expect(outcome.status == 65 && outcome.stdout == "")
    #expect(
      outcome.stderr.hasPrefix("in.xlf:1: error: trgLang") && outcome.stderr.contains(part),
      "\(outcome.stderr)")
  }

  @Test("refuses more than 16 MB, and 65 levels")
  func size() throws {
    let tool = try Tool()
    let note = "<note>\(String(repeating: "x", count: 1000))</note>"
    try tool.write(
      Self.file(String(repeating: "<unit id=\"a\"><notes>\(note)</notes></unit>", count: 16_000)),
      to: "large.xlf")
    #expect(try tool.bounded("words --import large.xlf").stderr.contains("more than 16 MB"))
    try tool.write(Self.file(String(repeating: "<group>", count: 1_000_000)), to: "deep.xlf")
    #expect(try tool.bounded("words --import deep.xlf").stderr.contains("limit: 64 levels"))
    try tool.write(Self.file(String(repeating: "<unit>", count: 1)), to: "open.xlf")
    #expect(try tool.bounded("words --import open.xlf").status == 65)
  }

  // The words are read twice, as English and as German, and each < is four bytes there.
  @Test("exports no file that --import would refuse, and says how large it would be")
  func exportLimit() throws {
    let tool = try Tool()
    let text = String(repeating: "<", count: 1000)
    let words = (0..<2_000).map {
      "\"own.w\($0)\": {\"localizations\": {\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}}}"
    }
    try tool.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {\(words.joined(separator: ","))}}", to: "Own.xcstrings")
    let outcome = try tool.run("words", "en", "--strings", "Own.xcstrings", "--export", "en.xlf")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.contains(" bytes, and --import reads at most 16000000. "))
    #expect(!tool.exists("en.xlf"))
  }

  @Test("reads a link that leads out of the repository no more than another input")
  func link() throws {
    let tool = try Tool()
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "repo/.git"), withIntermediateDirectories: true)
    try tool.write(Self.file(), to: "secret.xlf")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appending(path: "repo/in.xlf").path, withDestinationPath: "../secret.xlf")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.appending(path: "repo/out").path, withDestinationPath: "..")
    let read = try tool.run("words", "--import", "repo/in.xlf")
    #expect(read.status == 65 && read.stderr.contains("This is a link to a file outside of"))
    let written = try tool.run("words", "de", "--export", "repo/out/de.xlf")
    #expect(written.status == 73 && written.stderr.contains("leads out of"))
    #expect(!tool.exists("de.xlf"))
  }
}
