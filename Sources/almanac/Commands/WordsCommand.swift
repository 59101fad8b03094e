import AlmanacBundle
import AlmanacKit
import AlmanacPages
import ArgumentParser

/// `almanac words`: lists, exports and imports the picker's words, for people who translate or review them.
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "List the keys of the picker's words, or write a language's words for a reviewer.",
    discussion: """
      Without a tag, the command lists every key with its English text and where the text appears. With a tag, it \
      prints a page for a native speaker to review. --export writes the words of the tag as XLIFF 2, \
      for translation tools. --import reads an exported file and writes an overlay for --strings with the texts that \
      were changed or reviewed. Almanac's own catalog does not change.

      EXAMPLES
        almanac words | grep -A1 '^action'
        almanac words de --report html > de.html
        almanac words de --export de.xlf
        almanac words --import de.xlf --output German.xcstrings
        almanac --strings German.xcstrings
      """)

  /// The formats of the page with a language's words.
  enum Format: String, OptionChoice {
    case markdown, html
  }

  @Argument(help: ArgumentHelp("The locale.", valueName: "tag"), completion: .locales)
  var tag: String?

  @Option(
    help: ArgumentHelp(
      "The format of a tag's review page: markdown or html (default: markdown).", valueName: "format"),
    completion: .list(Format.names), transform: { try Format.one($0) })
  var report: Format?

  @Option(
    help: ArgumentHelp("Write the words of the tag as XLIFF 2; - is standard output.", valueName: "file"),
    completion: .file())
  var export: String?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp("Read an XLIFF 2 file, and write its changes as an overlay.", valueName: "file"),
    completion: .file())
  var importedFile: String?

  @Option(
    help: ArgumentHelp(
      "With --import: the file to write the overlay to (default: standard output).", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A String Catalog (.xcstrings) that overrides Almanac's words, as for generate. Repeatable.",
      valueName: "file"),
    completion: .file())
  var strings: [String] = []

  func validate() throws {
    let mistakes =
      importedFile == nil
      ? [
        (output != nil, "--output needs --import. Add --import, or remove --output."),
        (export != nil && report != nil, Self.conflict("--export", "--report")),
        (tag == nil && export != nil, "--export needs a tag, as in 'almanac words de --export de.xlf'."),
        (tag == nil && report != nil, "--report needs a tag, as in 'almanac words de --report html'."),
      ]
      : [
        (tag != nil, "--import takes the language from the file. Leave out the tag."),
        (export != nil, Self.conflict("--export", "--import")),
        (report != nil, Self.conflict("--import", "--report")),
      ]
    if let mistake = mistakes.first(where: \.0) { throw ValidationError(mistake.1) }
  }

  private static func conflict(_ one: String, _ other: String) -> String {
    "\(one) and \(other) cannot be used together. Remove one of them."
  }

  func run() throws {
    let source = try WordSource(strings: strings)
    if let importedFile {
      try importWords(importedFile, source)
    } else if let tag {
      let request = try LocaleArgument.request(for: tag, command: "words", source.available)
      let words = try source.words(of: request)
      if let export {
        try write(try importable(words.xliff), to: export)
      } else {
        let page = ReviewPage(words, roles: try source.roles(for: request))
        try Terminal.printUnescaped(report == .html ? page.html : Array(page.markdown.utf8))
      }
    } else {
      try Terminal.print(try source.list())
    }
  }

  private func importWords(_ file: String, _ source: WordSource) throws {
    var reader = InputReader(option: .xliff)
    let bytes = try reader.bytes(of: file == "-" ? "/dev/stdin" : file)
    let (changes, language, emptyUnitCount) = try source.changes(in: bytes, of: file)
    try write(StringCatalogWriter.bytes(changes, language: language), to: output ?? "-")
    if emptyUnitCount > 0 {
      Terminal.error(
        "almanac: warning: \(file) has units without a target (\(emptyUnitCount)), so their texts stay. "
          + "To replace a text, write its target. For a plural, write the targets of all its forms.")
    }
    if changes.isEmpty {
      Terminal.error("almanac: warning: \(file) changes no text, so the overlay is empty.")
    }
  }

  /// Returns the bytes of an XLIFF file; throws if the file would be too large for `--import`.
  private func importable(_ bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count <= Limits.file else {
      throw Failure(
        .badInput,
        """
        The XLIFF file would have \(bytes.count) bytes, but --import reads at most \(Limits.file) bytes. Give fewer or \
        smaller catalogs with --strings.
        """)
    }
    return bytes
  }

  /// Writes the bytes to a new file, or to standard output if the name is `-`.
  private func write(_ bytes: [UInt8], to file: String) throws {
    guard file != "-" else { return try Terminal.printUnescaped(bytes) }
    try NewFile(path: file).write(bytes)
  }
}
