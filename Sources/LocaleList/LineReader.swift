import AlmanacKit

/// Reads the lines of a list, one after another, into a selection.
struct LineReader {
  let available: AvailableLocales
  private(set) var selection = Selection()
  private(set) var errors: [LocaleListProblem] = []
  private(set) var warnings: [LocaleListProblem] = []

  private let tags: TagReader

  init(available: AvailableLocales) {
    self.available = available
    tags = TagReader(available: available)
  }

  mutating func read(_ text: String) {
    // "\r\n" is one character in Swift, so a line never ends in a stray "\r".
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() { read(line, number: index + 1) }
  }

  private mutating func read(_ line: Substring, number: Int) {
    let content = line.prefix { $0 != "#" }
    let start = content.prefix(while: \.isWhitespace).count
    let entry = String(content.trimmed)
    guard !entry.isEmpty else { return }
    do throws(TagProblem) {
      try read(entry: entry, line: number, column: start + 1)
    } catch {
      report(error, line: number, column: start + 1)
    }
  }

  private mutating func read(entry: String, line: Int, column: Int) throws(TagProblem) {
    guard entry.hasPrefix("!") else {
      try select(entry, line: line, column: column)
      return
    }
    do throws(TagProblem) {
      try takeAway(String(entry.dropFirst().trimmed), line: line, column: column)
    } catch {
      // The tag begins one character later, behind the exclamation mark.
      throw TagProblem(offset: error.offset + 1, message: error.message, remedy: error.remedy)
    }
  }

  private mutating func select(_ entry: String, line: Int, column: Int) throws(TagProblem) {
    if entry.contains("*") {
      for locale in try locales(matching: entry) { selection.add(request(for: locale)) }
      return
    }
    let reading = try tags.read(entry)
    if let oldSpelling = reading.oldSpelling {
      warn(
        "'\(oldSpelling.written)' is an old spelling of '\(oldSpelling.today)'.",
        "Write '\(reading.request.tag)'.", line: line, column: column)
    }
    if !selection.add(reading.request) {
      warn(
        "'\(reading.request.tag)' is selected already.", "Remove this line.", line: line, column: column)
    }
  }

  private mutating func takeAway(_ entry: String, line: Int, column: Int) throws(TagProblem) {
    let removed =
      if entry.contains("*") {
        selection.remove(languagesIn: Set(try locales(matching: entry)))
      } else {
        selection.remove(try tags.read(entry).request.tag)
      }
    guard removed == 0 else { return }
    warn(
      "\(quoted("!" + entry)) takes nothing away: no line above selects it.",
      "Move it below the line that selects it, or remove it.", line: line, column: column)
  }

  /// The locales of `*`, of a language (`de-*`), or of a language in a script (`zh-Hant-*`).
  private func locales(matching glob: String) throws(TagProblem) -> [LanguageTag] {
    guard glob != "*" else { return available.locales }
    guard glob.hasSuffix("-*"), let prefix = LanguageTag(String(glob.dropLast(2))), prefix.region == nil
    else {
      throw TagProblem(
        offset: 0, message: "\(quoted(glob)) is not a pattern Almanac knows.",
        remedy: "Write '*' for every locale, or as in 'de-*' for those of a language.")
    }
    let found = available.locales.filter { locale in
      locale.language == prefix.language && (prefix.script == nil || locale.script == prefix.script)
    }
    guard !found.isEmpty else {
      let like = available.language(like: prefix.language)
      throw TagProblem(
        offset: 0, message: "\(quoted(glob)) matches no locale.",
        remedy: like.map { "Write '\($0)-*', if that is what you mean." } ?? "Remove it from the list.")
    }
    return found
  }

  private func request(for locale: LanguageTag) -> LocaleRequest {
    LocaleRequest(
      language: locale, keywords: LocaleKeywords(), dataLocale: locale, likely: available.likely(locale))
  }

  private mutating func warn(_ message: String, _ remedy: String, line: Int, column: Int) {
    warnings.append(
      LocaleListProblem(
        severity: .warning, line: line, column: column, message: message, remedy: remedy))
  }

  private mutating func report(_ problem: TagProblem, line: Int, column: Int) {
    errors.append(
      LocaleListProblem(
        severity: .error, line: line, column: column + problem.offset, message: problem.message,
        remedy: problem.remedy))
  }
}

/// The locales selected so far, each once, in the order of the list.
struct Selection {
  private(set) var requests: [LocaleRequest] = []
  private var tags: Set<String> = []

  /// Adds a locale; `false` if it is there already.
  @discardableResult
  mutating func add(_ request: LocaleRequest) -> Bool {
    guard tags.insert(request.tag).inserted else { return false }
    requests.append(request)
    return true
  }

  /// Takes one tag away; how many there were.
  mutating func remove(_ tag: String) -> Int {
    guard tags.remove(tag) != nil else { return 0 }
    requests.removeAll { $0.tag == tag }
    return 1
  }

  /// Takes the locales away that a glob matched, with and without `-u-` keys; how many there were.
  mutating func remove(languagesIn locales: Set<LanguageTag>) -> Int {
    let before = requests.count
    requests.removeAll { locales.contains($0.language) || locales.contains($0.dataLocale) }
    tags = Set(requests.map(\.tag))
    return before - requests.count
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  fileprivate var trimmed: SubSequence {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else {
      return start[start.startIndex..<start.startIndex]
    }
    return start[...last]
  }
}
