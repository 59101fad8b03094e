import AlmanacKit
package import AlmanacRecord

/// The locales that a list of locales (`locales.txt`) requests, in the order of the list.
package struct LocaleList: Equatable, Sendable {
  package let requests: [LocaleRequest]
  /// For each element of ``requests``, the number of the line that requests the locale, starting at 1.
  package let lines: [Int]
  /// The warnings about old spellings, tags that appear twice, and lines with `!` that remove nothing.
  package let warnings: [InputProblem]

  /// Reads a list of locales; if it has errors, throws them all at once, up to a thousand.
  ///
  /// Each line is a tag, `*`, or a pattern such as `de-*`. A line that begins with `!` removes locales that earlier
  /// lines selected.
  package init(reading bytes: [UInt8], available: AvailableLocales) throws(InputProblems) {
    var reader = LineReader(available: available)
    reader.read(String(decoding: try InputText.checked(bytes), as: UTF8.self))
    guard reader.errors.isEmpty else { throw InputProblems(reader.errors, warnings: reader.warnings) }
    let selected = reader.selection.requests
    (requests, lines) = (selected.map(\.request), selected.map(\.line))
    guard !requests.isEmpty else { throw InputProblems([Self.nothingSelected(in: reader)]) }
    warnings = reader.warnings
  }

  private static func nothingSelected(in reader: LineReader) -> InputProblem {
    InputProblem(
      reader.selection.wasUsed
        ? "The lines with '!' remove every locale that the list selects. Remove one of these lines, or select a locale below them."
        : "No locale is selected. Write a tag, such as 'de-AT'. In a list, write one tag per line, or '*' for every locale.",
      at: nil)
  }
}
