/// How the items of a list are joined with "and" (ECMA-402, the styles of `Intl.ListFormat`).
public enum ListStyle: String, CaseIterable, Sendable {
  /// As in "A, B, and C".
  case long
  /// As in "A, B, & C".
  case short
  /// As in "A, B, C".
  case narrow
}

extension AlmanacLocale {
  /// Joins texts with the language's "and"; a single text is unchanged, and an empty list gives an empty text.
  ///
  /// ```swift
  /// locale.list(["Montag", "Dienstag", "Mittwoch"])  // "Montag, Dienstag und Mittwoch"
  /// ```
  ///
  /// The call takes about a tenth of a microsecond for each text.
  public func list(_ texts: [String], style: ListStyle = .long) -> String {
    guard let last = texts.last, let first = texts.first else { return "" }
    guard let patterns = lists[style.rawValue], texts.count > 1 else { return first }
    let ending = patterns.ending(before: last)
    if texts.count == 2 { return ending.two.text(first, last) }
    let start = patterns.start.text(first, texts[1])
    let middle = patterns.middle.text(start, joinedWith: texts[2..<(texts.count - 1)])
    return ending.end.text(middle, last)
  }
}

extension AlmanacCalendar {
  /// The texts of several days, joined with the language's "and"; the earliest day comes first.
  ///
  /// ```swift
  /// try calendar.text(of: [date.adding(days: 2), date], skeleton: "MMMd")  // "17. Feb. und 19. Feb."
  /// ```
  ///
  /// Each day's text has the fields in `skeleton`. The result is empty if `dates` is empty. The call takes about half a
  /// microsecond for each day. It throws the same errors as ``text(_:skeleton:)``.
  public func text(
    of dates: [CalendarDate], skeleton: String, style: ListStyle = .long
  ) throws(AlmanacError) -> String {
    let texts = try dates.sorted().map { date throws(AlmanacError) in try text(date, skeleton: skeleton) }
    return locale.list(texts, style: style)
  }
}

/// The patterns that join the items of a list, in compiled form.
struct ListTexts: Sendable {
  let start: JoiningPattern
  let middle: JoiningPattern
  private let plain: Ending
  private let otherScript: Ending?
  private let prefixed: Ending?
  /// The prefixes of words before which ``prefixed`` applies, and the longer prefixes before which it does not.
  private let prefixes, exceptions: [String]

  /// The patterns that join two items, and the last of several items to the items before it.
  typealias Ending = (two: JoiningPattern, end: JoiningPattern)

  init(_ patterns: ListPatterns) throws(FileProblem) {
    start = try JoiningPattern(interval: patterns.start)
    middle = try JoiningPattern(interval: patterns.middle)
    plain = try Self.ending(patterns.two, patterns.end)
    let (before, other) = (patterns.beforePrefix, patterns.beforeOtherScript)
    prefixed = try before.map { before throws(FileProblem) in try Self.ending(before.two, before.end) }
    (prefixes, exceptions) = (before?.prefixes ?? [], before?.exceptions ?? [])
    otherScript = try other.map { other throws(FileProblem) in try Self.ending(other.two, other.end) }
    if let script = other?.script, script != "Hebr" {
      throw FileProblem(
        reason: "'lists' has patterns for the script '\(script)', but only 'Hebr' is supported")
    }
  }

  private static func ending(_ two: String, _ end: String) throws(FileProblem) -> Ending {
    (try JoiningPattern(interval: two), try JoiningPattern(interval: end))
  }

  /// The patterns for a list whose last item is this text.
  func ending(before text: String) -> Ending {
    if let otherScript, let first = text.unicodeScalars.first, !Self.isHebrew(first) { return otherScript }
    if let prefixed, prefixes.contains(where: text.begins), !exceptions.contains(where: text.begins) {
      return prefixed
    }
    return plain
  }

  /// Whether a scalar belongs to the Hebrew script (Unicode, Scripts.txt).
  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x591...0x5C7, 0x5D0...0x5EA, 0x5EF...0x5F4, 0xFB1D...0xFB36, 0xFB38...0xFB3C, 0xFB3E,
      0xFB40...0xFB41, 0xFB43...0xFB44, 0xFB46...0xFB4F:
      true
    default: false
    }
  }
}

extension String {
  /// Whether the text begins with `letters` in uppercase or lowercase; `letters` are lowercase ASCII letters.
  fileprivate func begins(with letters: String) -> Bool {
    letters.utf8.count <= utf8.count
      && zip(utf8, letters.utf8).allSatisfy { $0 == $1 || $0.isUppercase && $0 | 0x20 == $1 }
  }
}
