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
  private let prefixed: PrefixedTexts?

  /// The patterns that join two items, and the last of several items to the items before it.
  typealias Ending = (two: JoiningPattern, end: JoiningPattern)

  init(_ patterns: ListPatterns) throws(FileProblem) {
    start = try JoiningPattern(interval: patterns.start)
    middle = try JoiningPattern(interval: patterns.middle)
    plain = (try JoiningPattern(interval: patterns.two), try JoiningPattern(interval: patterns.end))
    prefixed = try patterns.beforePrefix.map(PrefixedTexts.init)
    guard let other = patterns.beforeOtherScript else {
      otherScript = nil
      return
    }
    guard other.script == "Hebr" else {
      throw FileProblem(
        reason: "'lists' has patterns for the script '\(other.script)', but only 'Hebr' is supported")
    }
    otherScript = (try JoiningPattern(interval: other.two), try JoiningPattern(interval: other.end))
  }

  /// The patterns for a list whose last item is this text.
  func ending(before text: String) -> Ending {
    if let otherScript, let first = text.unicodeScalars.first, !Self.isHebrew(first) { return otherScript }
    if let prefixed, prefixed.apply(to: text) { return prefixed.ending }
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

/// The list patterns to use if the last item begins with certain letters, as in Spanish "e" before "hijo".
private struct PrefixedTexts {
  let ending: ListTexts.Ending
  private let prefixes: [String]
  private let exceptions: [String]

  init(_ patterns: ListPatterns.BeforePrefix) throws(FileProblem) {
    ending = (try JoiningPattern(interval: patterns.two), try JoiningPattern(interval: patterns.end))
    prefixes = patterns.prefixes
    exceptions = patterns.exceptions
    try demandAtMost(prefixes.count, Limits.listPrefixes, "lists", "prefixes")
    try demandAtMost(exceptions.count, Limits.listPrefixes, "lists", "exceptions")
  }

  func apply(to text: String) -> Bool {
    prefixes.contains { text.begins(with: $0) } && !exceptions.contains { text.begins(with: $0) }
  }
}

extension String {
  /// Whether the text begins with `letters` in uppercase or lowercase; `letters` are lowercase ASCII letters.
  fileprivate func begins(with letters: String) -> Bool {
    var rest = utf8[...]
    for letter in letters.utf8 {
      guard let byte = rest.popFirst() else { return false }
      let lowercase = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      guard lowercase == letter else { return false }
    }
    return true
  }
}
