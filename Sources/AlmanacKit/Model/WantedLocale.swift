/// A locale that a user wants, read from the language tag that a device or a browser sends.
package struct WantedLocale: Equatable, Sendable {
  /// The language, the script and the region in canonical case, such as `zh-Hant-TW`.
  package let tag: LanguageTag
  /// Two subtags that may together be an old code of one language, such as `zh-yue`, `i-lux` or `no-nynorsk`.
  ///
  /// The first subtag is the language. The second is the next subtag that is not a script or a region. `nil` if the tag
  /// has no such subtag before its extensions. The pair may also be no language code, as in `de-1996`.
  let longLanguage: String?
  /// The values of the tag's `-u-` keys, such as `h12` for the key `hc`.
  package let keywords: LocaleKeywords

  /// Reads a language tag, an ICU identifier or a POSIX name, in uppercase or lowercase letters.
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
    longLanguage = (extended ?? subtags.irregular).map { "\(language)-\($0)" }
    let others = identifierKeywords.split(separator: ";").compactMap { keyword in
      let (key, value) = String(keyword).cut(at: "=")
      return Self.identifierKeys[key.lowercased()].map { (key: $0, value: value.lowercased()) }
    }
    keywords = LocaleKeywords(subtags.keywords() + others)
  }

  /// The BCP 47 keys by their names in ICU, such as `hc` for `hours`.
  private static let identifierKeys = [
    "calendar": "ca", "fw": "fw", "hours": "hc", "numbers": "nu", "rg": "rg",
  ]
}

extension LocaleKeywords {
  /// Takes the values of the keys that Almanac supports, and ignores all other keys.
  ///
  /// If a key is repeated, the first value counts (RFC 6067), even if it is empty or unknown.
  fileprivate init(_ entries: [(key: String, value: String)]) {
    let values = Dictionary(entries) { first, _ in first }.filter { !$0.value.isEmpty }
    // ICU's name of a calendar, such as `gregorian`, is an alias in BCP 47.
    calendar = values["ca"].map { CalendarIdentifier(rawValue: $0)?.bcp47 ?? $0 }
    firstDay = values["fw"].flatMap(Weekday.init(rawValue:))
    hourCycle = values["hc"].flatMap(HourCycle.init(rawValue:))
    numbers = values["nu"]
    region = values["rg"].flatMap(Subtags.region(ofSubdivision:))
  }
}

/// Reads the subtags of a tag, in lowercase, from front to back.
private struct Subtags {
  private var rest: ArraySlice<String>

  init(_ text: String) {
    rest =
      text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }[...]
  }

  /// Removes and returns the language: two, three or five to eight letters, or `i` at the beginning of an old tag.
  ///
  /// `nil` if the tag does not begin with a language.
  mutating func language() -> String? {
    guard let first = rest.first, first.isLetters, first.utf8.count != 4, first.utf8.count <= 8,
      first.utf8.count > 1 || first == "i"
    else { return nil }
    return rest.removeFirst()
  }

  /// Removes and returns an extended language (BCP 47), such as `yue` in `zh-yue`; `nil` if no such subtag is next.
  mutating func extendedLanguage() -> String? { take { $0.utf8.count == 3 && $0.isLetters } }

  mutating func script() -> String? {
    take { $0.utf8.count == 4 && $0.isLetters }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  mutating func region() -> String? { take { $0.isRegion }?.uppercased() }

  /// The next subtag, which may be a part of the language's code, such as `lux` in `i-lux`.
  ///
  /// `nil` if no subtag is left, or if the next subtag begins an extension.
  var irregular: String? {
    guard let next = rest.first, next.utf8.count > 1 else { return nil }
    return next
  }

  /// The keys after `-u-`, each with its value, such as `hc` with `h12`.
  func keywords() -> [(key: String, value: String)] {
    // The subtag `x` begins the private subtags, and no extension can follow them.
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

  /// The region in a subdivision code, such as `DE` in `dezzzz` and `GB` in `gbsct`; `nil` for any other code.
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
  /// The text before the first `mark` and the text after it; if there is no `mark`, the whole text and an empty text.
  fileprivate func cut(at mark: Character) -> (before: String, after: String) {
    guard let place = firstIndex(of: mark) else { return (self, "") }
    return (String(self[..<place]), String(self[index(after: place)...]))
  }

  /// Whether the text consists of one or more lowercase ASCII letters.
  fileprivate var isLetters: Bool { !isEmpty && utf8.allSatisfy(\.isLowercase) }

  /// Whether the text is a region code in lowercase: two letters or three digits.
  fileprivate var isRegion: Bool {
    utf8.count == 2 && isLetters || utf8.count == 3 && utf8.allSatisfy(\.isDigit)
  }
}
