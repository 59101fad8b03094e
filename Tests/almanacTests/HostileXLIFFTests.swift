import Foundation
import Testing

/// `almanac words --import` of a hostile or damaged file.
@Suite struct HostileXLIFFTests {
  private static let head =
    #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">"#

  private static func file(_ lines: String...) -> String {
    ([head] + lines + ["</file></xliff>", ""]).joined(separator: "\n")
  }

  private static func unit(_ id: String, _ target: String, state: String = "final") -> String {
    #"<unit id="\#(id)"><segment state="\#(state)"><source>x</source><target>\#(target)</target></segment></unit>"#
  }

  private static let remedy =
    "Use the id from the exported file, and the same --strings; 'almanac words' lists the keys."

  /// The content of a file, and the expected messages, each without the file's name at its start.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let errors: [String]
    var testDescription: String { errors.first ?? "" }

    init(_ text: String, _ errors: String...) {
      (self.text, self.errors) = (text, errors)
    }
  }

  private static let whole: [Row] = [
    Row("", "1:1: error: The file has no XML element. Choose an XML file."),
    Row(
      "\n{}",
      "2:1: error: This is not an XLIFF file. Use an XLIFF 2 file, such as one that 'almanac words --export' writes; "
        + "--strings reads a String Catalog."),
    Row(file() + "{}", "2:16: error: This text is outside the root element. Remove it."),
    Row(
      file() + "<a/>", "3:1: error: An XML file has one root element, but this is a second one. Remove it."),
    Row(
      "<html/>",
      "1:1: error: The root element is 'html', not 'xliff'. "
        + "Use an XLIFF 2 file, such as one that 'almanac words --export' writes."),
    Row(
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>"#,
      "1:1: error: This is XLIFF '1.2'. Save it as XLIFF 2.0, with "
        + #"xmlns="urn:oasis:names:tc:xliff:document:2.0"."#),
    Row(
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.2" version="2.2" trgLang="de"/>"#,
      "1:1: error: This is XLIFF '2.2'. Save it as XLIFF 2.0, with "
        + #"xmlns="urn:oasis:names:tc:xliff:document:2.0"."#),
    Row(
      #"<xliff version="2.1" trgLang="de"/>"#,
      #"1:1: error: The root element lacks xmlns="urn:oasis:names:tc:xliff:document:2.0". "#
        + "Write it, or save the file as XLIFF 2.0."),
    Row(
      #"<xliff version="2.0" trgLang="de"/>"#,
      #"1:1: error: The root element lacks xmlns="urn:oasis:names:tc:xliff:document:2.0". "#
        + "Write it, or save the file as XLIFF 2.0."),
    Row(
      #"<xliff trgLang="de"/>"#,
      #"1:1: error: The root element lacks xmlns="urn:oasis:names:tc:xliff:document:2.0". "#
        + "Write it, or save the file as XLIFF 2.0."),
    Row(
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0"/>"#,
      #"1:1: error: The file does not name its language. Add trgLang to 'xliff', as in trgLang="de"."#),
    Row(
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" trgLang=""/>"#,
      #"1:1: error: The file does not name its language. Add trgLang to 'xliff', as in trgLang="de"."#),
    Row(
      #"<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>"# + file(unit("action.done", "&a;")),
      "1:1: error: Document types and entities are not allowed. Remove this declaration."),
  ]

  private static let units: [Row] = [
    Row(
      file(unit("action.doen", "Gut"), unit("action.done", "Gut"), unit("action.done", "Gut")),
      "2:1: error: 'action.doen' is not the id of a text. "
        + remedy,
      "4:1: error: 'action.done' occurs twice. Remove one of them."),
    Row(
      file(unit("selection.count", "Gut"), unit("selection.count:two", "Gut")),
      "2:1: error: 'selection.count' needs one unit for each plural form. "
        + "Use ids such as 'selection.count:other'.",
      "3:1: error: 'selection.count' has no form 'two' in this language. Remove this unit."),
    Row(
      file(
        unit("action.done", "\n  Gut"), unit("a11y.today", "Heute\n{date}"),
        unit("action.ok", "Gut&#xA0;"), unit("selection.count:one", "\u{202E}Ein Tag")),
      "2:1: error: 'action.done' begins or ends with white space, but the text that it replaces does not. "
        + "Remove the space.",
      "4:1: error: 'a11y.today' has the character U+000A, but the text that it replaces does not. Remove it.",
      "6:1: error: 'action.ok' begins or ends with white space, but the text that it replaces does not. "
        + "Remove the space.",
      "7:1: error: 'selection.count:one' has the character U+202E, but the text that it replaces does not. "
        + "Remove it."),
    Row(
      file(unit("action.done", "Gut</target><target>Besser")),
      "2:85: error: The segment has two targets. Remove one of them."),
    // In Kashmiri, CLDR 42 and Almanac have no text for the key.
    Row(
      file(unit("selection.count:one", "{n} dóh")).replacing("\"de\"", with: "\"ks\""),
      "2:1: error: 'selection.count' in 'ks' has no plural form for 'other'. "
        + "Add a text for each missing plural category."),
    Row(
      file(
        unit("action.done", "Gut").replacing("</unit>", with: "<segment><source>x</source></segment></unit>")),
      "2:1: error: 'action.done' has a segment without a target. "
        + "Write this target, or remove the other targets of the unit."),
    Row(
      file(unit("a11y.today", "Heute, {datum}"), unit("action.done", "Gut", state: "fertig")),
      "3:24: error: 'fertig' is not a state. Write initial, translated, reviewed or final."),
    Row(
      file(unit("a11y.today", "Heute, {datum}"), unit("selection.count:other", "Tage")),
      "2:1: error: 'a11y.today' in 'de' has {datum}, but the source language has {date}. Use the same placeholders.",
      "3:1: error: 'selection.count' in 'de': the form for 'other' covers several numbers, "
        + "but does not contain the number. Add {n} to it."),
    Row(
      file(
        unit("action.done", #"<cp hex="0007"/>"#), unit("action.ok", String(repeating: "x", count: 16_385)),
        unit("action.clear", "a" + String(repeating: "\u{301}", count: 31))),
      "2:1: error: 'action.done' has the character U+0007, but the text that it replaces does not. "
        + "Remove it.",
      "3:1: error: 'action.ok' in 'de' has a text of 16,385 bytes; the limit is 16,384. "
        + "Shorten it, or split it.",
      "4:1: error: 'action.clear' in 'de' has more than 30 combining marks in a row. Remove some."),
    Row(
      file(unit("action.done", "%d Tage"), unit("action.ok", #"<ph id="1"/>O"#)),
      "3:71: error: The text contains the tag '<ph>'. Remove the tag. Write a placeholder as text, such as {date}."
    ),
    Row(
      file("<unit><segment/></unit>"),
      "2:1: error: The unit has no id. Use the id from the exported file."),
    Row(
      file(unit("action.done", "\u{1B}[31m")), "2:73: error: XML does not allow this character. Remove it."),
    Row(
      file(unit("action.done", "a & b")), "2:75: error: '&' does not begin a reference here. Write '&amp;'."),
    Row(
      file(#"<unit id="\#u{202E}x"><segment/></unit>"#),
      #"2:1: error: '\u202ex' is not the id of a text. "#
        + remedy),
  ]

  @Test("names the wrong line of the file and a remedy", arguments: whole + units)
  func errors(row: Row) throws {
    let tool = try Tool()
    try tool.write(row.text, to: "in.xlf")
    let outcome = try tool.run("words", "--import", "in.xlf", "--output", "out.xcstrings")
    #expect(outcome == .failure(65, row.errors.map { "in.xlf:\($0)\n" }.joined()))
    #expect(!tool.exists("out.xcstrings"))
  }

  @Test(
    "refuses an unknown language with a remedy",
    arguments: [
      ("xx", "'xx' is not a known language."), ("de_AT", "Write 'de-AT'."),
      ("*", "must be one tag without"),
      ("de-u-nu-thai", "must be one tag without"),
    ])
  func language(tag: String, part: String) throws {
    let tool = try Tool()
    try tool.write(Self.file().replacing("trgLang=\"de\"", with: "trgLang=\"\(tag)\""), to: "in.xlf")
    let outcome = try tool.run("words", "--import", "in.xlf")
    #expect(outcome.status == 65 && outcome.stdout == "")
    #expect(
      outcome.stderr.hasPrefix("in.xlf:1:1: error: trgLang") && outcome.stderr.contains(part),
      "\(outcome.stderr)")
  }

  @Test("refuses more than 16 MB and more than 64 levels")
  func size() throws {
    let tool = try Tool()
    let note = "<note>\(String(repeating: "x", count: 1000))</note>"
    try tool.write(
      Self.file(String(repeating: "<unit id=\"a\"><notes>\(note)</notes></unit>", count: 16_000)),
      to: "large.xlf")
    #expect(try tool.bounded("words --import large.xlf").stderr.contains("larger than 16 MB"))
    try tool.write(Self.file(String(repeating: "<group>", count: 1_000_000)), to: "deep.xlf")
    #expect(try tool.bounded("words --import deep.xlf").stderr.contains("limit: 64 levels"))
  }

  @Test("shows the place and the remedy of an error with a very long text, and leaves out its middle")
  func longIdentifier() throws {
    let tool = try Tool()
    let name = String(repeating: "x", count: 9000)
    try tool.write(Self.file(Self.unit(name, "Gut")), to: "in.xlf")
    let error = try tool.run("words", "--import", "in.xlf").stderr
    #expect(error.hasPrefix("in.xlf:2:1: error: 'xxx"), "\(error.prefix(200))")
    #expect(error.contains("x…x"))
    #expect(error.hasSuffix("x' is not the id of a text. \(Self.remedy)\n"), "\(error.suffix(200))")
    // The line has 4,096 characters, besides the ellipsis and the end of the line.
    #expect(error.unicodeScalars.count == 4098)
  }

  // The exported file has each text twice, as the source and as the target, and needs four bytes (`&lt;`) for each `<`.
  @Test("exports no file that --import would refuse as too large, and reports the size")
  func exportLimit() throws {
    let tool = try Tool()
    let text = String(repeating: "<", count: 1000)
    let words = (0..<2_000).map { entry("own.w\($0)", "en", text) }
    try tool.write(catalogue(words), to: "Own.xcstrings")
    try tool.run("words", "en", "--strings", "Own.xcstrings", "--export", "en.xlf").expectError(
      65, " bytes, but --import reads at most 16000000 bytes. ")
    #expect(!tool.exists("en.xlf"))
  }

  @Test("refuses a link out of the repository, as for every input")
  func link() throws {
    let tool = try Tool()
    try tool.write(Self.file(), to: "secret.xlf")
    try tool.shell("mkdir -p repo/.git; ln -s ../secret.xlf repo/in.xlf; ln -s .. repo/out").expectSuccess()
    try tool.run("words", "--import", "repo/in.xlf").expectError(
      65, "in.xlf' in this file's path leads outside")
    try tool.run("words", "de", "--export", "repo/out/de.xlf").expectError(73, "leads outside")
    #expect(!tool.exists("de.xlf"))
  }
}
