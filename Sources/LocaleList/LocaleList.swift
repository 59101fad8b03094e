package import AlmanacKit

/// The locales a list asks for, in the order in which it asks for them.
package struct LocaleList: Equatable, Sendable {
  package let requests: [LocaleRequest]
  /// The line that asks for each of them.
  package let lines: [Int]
  /// What is allowed and yet worth a word: old spellings, tags that stand twice, exclusions of nothing.
  package let warnings: [LocaleListProblem]

  /// Reads a list; throws every error in it at once, or the first thousand.
  ///
  /// A line is a tag, `*`, `de-*`, or one of them behind `!`, which takes away what earlier lines selected.
  package init(reading bytes: [UInt8], available: AvailableLocales) throws(LocaleListErrors) {
    var reader = LineReader(available: available)
    reader.read(try Self.text(bytes))
    guard reader.errors.isEmpty else {
      throw LocaleListErrors(problems: reader.errors, warnings: reader.warnings)
    }
    requests = reader.selection.requests
    lines = reader.selection.lines
    guard !requests.isEmpty else {
      throw LocaleListErrors(problems: [Self.nothingSelected(in: reader)])
    }
    warnings = reader.warnings
  }

  private static func nothingSelected(in reader: LineReader) -> LocaleListProblem {
    let (message, remedy) =
      reader.selection.wasUsed
      ? (
        "The lines with '!' take away every locale the list selects.",
        "Remove one of them, or select a locale below them."
      )
      : (
        "The list selects no locale.",
        "Write a tag on a line of its own, as in 'de-AT', or '*' for every locale."
      )
    return LocaleListProblem(severity: .error, line: nil, column: nil, message: message, remedy: remedy)
  }

  private static func text(_ bytes: [UInt8]) throws(LocaleListErrors) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    guard bytes.isUTF8 else { throw LocaleListErrors(problems: [notUTF8(content)]) }
    return String(decoding: content, as: UTF8.self)
  }

  /// The error at the first byte that is wrong.
  private static func notUTF8(_ content: ArraySlice<UInt8>) -> LocaleListProblem {
    let lines = validPrefix(content).utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return LocaleListProblem(
      severity: .error, line: lines.count, column: (lines.last.map { Substring($0).count } ?? 0) + 1,
      message: "The list is not UTF-8.", remedy: "Save it as UTF-8.")
  }

  /// What comes before the first byte that is wrong.
  private static func validPrefix(_ content: ArraySlice<UInt8>) -> String {
    var decoder = UTF8()
    var bytes = content.makeIterator()
    var prefix = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { prefix.append(scalar) }
    return String(prefix)
  }
}

/// Every error of a list.
package struct LocaleListErrors: Error, Equatable, Sendable {
  package let problems: [LocaleListProblem]
  /// What the list is warned of besides.
  package let warnings: [LocaleListProblem]

  init(problems: [LocaleListProblem], warnings: [LocaleListProblem] = []) {
    self.problems = problems
    self.warnings = warnings
  }
}
