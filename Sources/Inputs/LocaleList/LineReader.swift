import AlmanacKit
import AlmanacRecord

/// Reads the lines of a list of locales, one after another, and collects the selected locales and all problems.
struct LineReader {
  private(set) var selection = Selection()
  private(set) var errors: [InputProblem] = []
  private(set) var warnings: [InputProblem] = []

  private let available: AvailableLocales
  private let tags: TagReader
  private let patterns: PatternReader

  /// The number of errors after which reading stops; a file with so many errors is not a list of locales.
  private static let errorLimit = 1000

  /// The greatest number of patterns that a list may have.
  ///
  /// One pattern for each language is enough, and ICU has locales in fewer than 1000 languages. Without a limit, a list
  /// could take very long, because each pattern can select or remove every locale.
  private static let patternLimit = 1000
  private var patternCount = 0

  /// The greatest number of locales that a list may select.
  ///
  /// The limit is far above the 804 locales that ICU 72 has. Without a limit, a list could select each locale many
  /// times with different `-u-` keys. To write the files for very many locales would take minutes.
  private static let localeLimit = 2000

  init(available: AvailableLocales) {
    self.available = available
    tags = TagReader(available: available)
    patterns = PatternReader(available: available)
  }

  mutating func read(_ text: String) {
    // In a line that ends in "\r\n", the "\r" remains here and counts as ordinary white space.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let entry = Entry(Substring(line), number: index + 1) else { continue }
      guard errors.count < Self.errorLimit else { return giveUp("errors", Self.errorLimit, at: entry) }
      if entry.isPattern { patternCount += 1 }
      guard patternCount <= Self.patternLimit else { return giveUp("patterns", Self.patternLimit, at: entry) }
      read(entry)
      guard selection.count <= Self.localeLimit else { return giveUp("locales", Self.localeLimit, at: entry) }
    }
  }

  private mutating func read(_ entry: Entry) {
    do throws(TagProblem) {
      switch (entry.isExclusion, entry.isPattern) {
      case (false, false): try select(entry)
      case (false, true): try selectPattern(entry)
      case (true, false): try takeAway(entry)
      case (true, true): try takeAwayPattern(entry)
      }
    } catch {
      let error = entry.isExclusion ? error.replacing { "!\($0)" } : error
      errors.append(error.problem(at: TextPlace(line: entry.line, column: entry.column + error.offset)))
    }
  }

  private mutating func select(_ entry: Entry) throws(TagProblem) {
    let reading = try tags.read(entry.text)
    let tag = reading.request.tag
    guard let line = selection.line(selecting: tag) else {
      warn(of: reading.oldSpelling, today: tag, at: entry)
      warn(of: reading.request.keywords.calendar, at: entry)
      selection.add(reading.request, line: entry.line)
      return
    }
    let reason = reading.oldSpelling.map { "'\($0.written)' is an old spelling, and " } ?? ""
    warn("\(reason)'\(tag)' is already selected on line \(line). Remove this line.", at: entry)
  }

  private mutating func selectPattern(_ entry: Entry) throws(TagProblem) {
    let reading = try patterns.read(entry.text)
    warn(of: reading.oldSpelling, today: reading.pattern, at: entry)
    for locale in reading.locales where selection.line(selecting: locale.description) == nil {
      let request = LocaleRequest(
        language: locale, keywords: LocaleKeywords(), dataLocale: locale, likely: available.likely(locale))
      selection.add(request, line: entry.line)
    }
  }

  private mutating func takeAway(_ entry: Entry) throws(TagProblem) {
    guard !entry.text.isEmpty else {
      throw TagProblem(
        offset: 0, message: "Nothing follows '!'.",
        remedy: "Write a tag or a pattern after '!', such as '!de-AT' or '!de-*', or delete this line.")
    }
    let reading = try tags.read(entry.text)
    warn(of: reading.oldSpelling, today: "!\(reading.request.tag)", at: entry)
    guard !selection.remove(reading.request.tag) else { return }
    warnOfNothing(entry, otherTag: otherTag(of: reading.request))
  }

  private mutating func takeAwayPattern(_ entry: Entry) throws(TagProblem) {
    let reading = try patterns.read(entry.text)
    warn(of: reading.oldSpelling, today: "!\(reading.pattern)", at: entry)
    guard !selection.remove(matching: Set(reading.locales)) else { return }
    warnOfNothing(entry, otherTag: nil)
  }

  /// A different tag that is selected and means the same locale, such as `zh-Hant-TW` for `zh-TW`; `nil` if there is
  /// none.
  private func otherTag(of request: LocaleRequest) -> String? {
    let tag = request.dataLocale.description + request.keywords.suffix
    let isSame = available.likely(request.dataLocale) == request.likely
    return isSame && selection.line(selecting: tag) != nil ? tag : nil
  }
}

extension LineReader {
  private mutating func warn(of spelling: OldSpelling?, today: String, at entry: Entry) {
    guard let spelling else { return }
    warn("'\(spelling.written)' is an old spelling of '\(spelling.today)'. Write '\(today)'.", at: entry)
  }

  /// Warns of a calendar that CLDR knows, but Almanac does not write: `islamic` has no rule that every country shares.
  private mutating func warn(of calendar: String?, at entry: Entry) {
    let written = CalendarIdentifier.allCases.map(\.bcp47)
    guard let calendar, !written.contains(calendar) else { return }
    warn(
      """
      Almanac does not write the calendar '\(calendar)', so this tag has only the usual calendars. For another \
      calendar, write one of: \(written.sorted().joined(separator: ", ")).
      """, at: entry)
  }

  private mutating func warnOfNothing(_ entry: Entry, otherTag: String?) {
    let remedy =
      otherTag.map { "The list selects '\($0)', so write '!\($0)'." }
      ?? "Remove this line, or move it below the line that selects the locale."
    warn(
      "\(quoted("!" + entry.text)) removes nothing: at this line, no selected tag matches it. \(remedy)",
      at: entry)
  }

  private mutating func warn(_ message: String, at entry: Entry) {
    warnings.append(InputProblem(message, at: entry.place, severity: .warning))
  }

  private mutating func giveUp(_ things: String, _ limit: Int, at entry: Entry) {
    let message = """
      Almanac stops reading the list here: the limit is \(limit) \(things). Shorten or correct the list: each line is a \
      tag, such as 'de-AT', or a pattern, such as 'de-*'.
      """
    errors.append(InputProblem(message, at: entry.place))
  }
}
