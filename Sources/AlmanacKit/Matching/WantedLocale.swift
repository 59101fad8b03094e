/// A locale that a user wants, as a device or a browser names it.
package struct WantedLocale: Equatable, Sendable {
  /// The language in lower case, the script and the region in their usual case.
  package let tag: LanguageTag
  /// The first two subtags of a tag such as `zh-yue` or `i-lux`, which together name the language.
  let longLanguage: String?
  /// What the `-u-` keys ask for.
  package let keywords: LocaleKeywords

  /// Reads a tag in any case, an ICU identifier or a POSIX name.
  ///
  /// Examples: `de-at`, `ZH_hant_TW`, `de_DE@hours=h12`, `de_DE.UTF-8`. The result is `nil` for any other text.
  /// Variants, private subtags and extensions other than `-u-` are ignored.
  package init?(_ text: String) {
    guard text.utf8.count <= Limits.wantedTag else { return nil }
    let (name, identifierKeywords) = text.cut(at: "@")
    var subtags = Subtags(name.cut(at: ".").before)
    guard let language = subtags.language() else { return nil }
    let extended = language == "i" ? nil : subtags.extendedLanguage()
    let script = subtags.script()
    tag = LanguageTag(language: extended ?? language, script: script, region: subtags.region())
    longLanguage = (extended ?? subtags.irregular(after: language)).map { "\(language)-\($0)" }
    var keywords = LocaleKeywords()
    keywords.read(subtags.keywords())
    for keyword in identifierKeywords.split(separator: ";") {
      let (key, value) = String(keyword).cut(at: "=")
      guard let short = Self.identifierKeys[key.lowercased()] else { continue }
      keywords.read([(short, value.lowercased())])
    }
    self.keywords = keywords
  }

  /// ICU's names of the keys, in the form of BCP 47.
  private static let identifierKeys = [
    "calendar": "ca", "fw": "fw", "hours": "hc", "numbers": "nu", "rg": "rg",
  ]
}

extension LocaleKeywords {
  /// Sets the keys that Almanac honors.
  ///
  /// If a key is repeated, the first value counts (RFC 6067).
  fileprivate mutating func read(_ entries: [(key: String, value: String)]) {
    for (key, value) in entries {
      switch key {
      case "ca": calendar = calendar ?? value
      case "fw": firstDay = firstDay ?? Weekday(rawValue: value)
      case "hc": hourCycle = hourCycle ?? HourCycle(rawValue: value)
      case "nu": numbers = numbers ?? value
      case "rg": region = region ?? Subtags.region(ofSubdivision: value)
      default: break
      }
    }
  }
}

/// The subtags of a tag, read from the front.
private struct Subtags {
  private var rest: ArraySlice<String>

  init(_ text: String) {
    rest =
      text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }[...]
  }

  /// The language: two or three letters, or five to eight; `i` begins an old tag.
  mutating func language() -> String? {
    guard let first = rest.first, first.isLetters, first.utf8.count != 4, first.utf8.count <= 8,
      first.utf8.count > 1 || first == "i"
    else { return nil }
    return rest.removeFirst()
  }

  /// The extended language (BCP 47), as `yue` in `zh-yue`.
  mutating func extendedLanguage() -> String? {
    take { $0.utf8.count == 3 && $0.isLetters }
  }

  mutating func script() -> String? {
    take { $0.utf8.count == 4 && $0.isLetters }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  mutating func region() -> String? {
    take { $0.isRegion }?.uppercased()
  }

  /// The second subtag of a tag such as `i-lux` or `no-nyn`, which is no region.
  func irregular(after language: String) -> String? {
    guard let next = rest.first, next.utf8.count > 1 else { return nil }
    return next
  }

  /// The keys of `-u-` and their values.
  func keywords() -> [(key: String, value: String)] {
    // There is no extension after a private subtag.
    let known = rest.prefix { $0 != "x" }
    guard let start = known.firstIndex(of: "u") else { return [] }
    var entries: [(key: String, value: String)] = []
    for subtag in known[(start + 1)...] {
      if subtag.utf8.count == 1 { break }
      if subtag.utf8.count == 2 {
        entries.append((subtag, ""))
      } else if let last = entries.indices.last {
        entries[last].value += (entries[last].value.isEmpty ? "" : "-") + subtag
      }
    }
    return entries
  }

  /// The region of a code such as `dezzzz` or `gbsct`.
  static func region(ofSubdivision code: String) -> String? {
    let length = code.utf8.first.map { $0 < UInt8(ascii: "a") } == true ? 3 : 2
    let region = String(code.prefix(length))
    return region.isRegion && code.utf8.count > length ? region.uppercased() : nil
  }

  private mutating func take(if isWanted: (String) -> Bool) -> String? {
    guard let first = rest.first, isWanted(first) else { return nil }
    return rest.removeFirst()
  }
}

extension String {
  /// The text before the first `mark`, and the text after it; without a mark, the whole text and an empty one.
  fileprivate func cut(at mark: Character) -> (before: String, after: String) {
    guard let place = firstIndex(of: mark) else { return (self, "") }
    return (String(self[..<place]), String(self[index(after: place)...]))
  }

  /// Whether there are only lower-case ASCII letters, and at least one.
  fileprivate var isLetters: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// Whether it is the code of a region in lower case: two letters or three digits.
  fileprivate var isRegion: Bool {
    utf8.count == 2 && isLetters
      || utf8.count == 3 && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
