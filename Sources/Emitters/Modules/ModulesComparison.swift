import AlmanacKit
import AlmanacReading

// The modules of a locale repeat the values of its JSON. Of the modules that belong to no locale, only `regions.js` has
// values.
extension ModulesFormat {
  static func subject(at path: String) -> FileSubject? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.first == folder, (2...3).contains(parts.count), let name = parts.last else { return nil }
    guard !sharedPaths.contains(path) else {
      return FileSubject(locale: nil, table: name, kind: path == regionsPath ? .regions : .other)
    }
    let isOfLocale = parts.count == 2
    for ending in [typesEnding, ending] where name.hasSuffix(ending) {
      let stem = String(name.dropLast(ending.count))
      let (tag, table) = isOfLocale ? (stem, locale) : (parts[1], stem)
      let kind: FileSubject.Kind = isOfLocale ? .locale : table == words ? .texts : .calendar
      return FileSubject(locale: tag, table: table + ending, kind: ending == Self.ending ? kind : .other)
    }
    return nil
  }

  /// The path of the module below the format's folder, such as `de/gregorian.js`.
  ///
  /// The name of the file alone is ambiguous, because every locale has a `gregorian.js`.
  static func tableName(_ table: String, at path: String) -> String {
    String(path.dropFirst(folder.count + 1))
  }

  static func hasValues(at path: String) -> Bool {
    switch subject(at: path)?.kind {
    case .locale, .calendar, .texts, .regions: true
    default: false
    }
  }

  static func content(of bytes: [UInt8], at path: String) -> FileContent? {
    guard let subject = subject(at: path) else { return nil }
    return ModulesReader.content(of: bytes, after: heads(of: subject))
  }

  /// The contents of two versions of a module.
  ///
  /// A compact `words.js` has no keys. If only one version is compact, it takes the keys of the other version, provided
  /// that both have the same number of words.
  static func contents(
    of old: [UInt8], _ new: [UInt8], at path: String
  ) -> (old: FileContent?, new: FileContent?) {
    let (before, after) = (content(of: old, at: path), content(of: new, at: path))
    guard subject(at: path)?.kind == .texts else { return (before, after) }
    switch (ModulesReader.haveKeys(old), ModulesReader.haveKeys(new)) {
    case (false, true): return (before?.withKeys(of: after), after)
    case (true, false): return (before, after?.withKeys(of: before))
    default: return (before, after)
    }
  }

  /// The texts that may come before the values of a module.
  ///
  /// Several texts are possible, because some bundles import more modules than others.
  private static func heads(of subject: FileSubject) -> [String] {
    let tag = subject.locale ?? ""
    switch subject.kind {
    case .locale:
      return ModuleText.heads(locale, shorthand: [])
        + ModuleText.heads(locale, shorthand: [keys]).map { importOfKeys + $0 }
    case .calendar:
      return [nil, chineseYears].flatMap { table in
        let head = calendarHead(tag, table: table)
        return ModuleText.heads("calendar", shorthand: head.shorthand).map { head.text + $0 }
      }
    case .texts: return [wordsHead(tag)]
    case .regions: return ModuleText.heads(regions, shorthand: [])
    default: return []
    }
  }

  static func copies(of path: ValuePath, in subject: FileSubject) -> [ValuePlace] {
    switch subject.kind {
    case .locale, .calendar, .regions:
      let own = ValuePlace(table: subject.table + ending, path: path)
      guard subject.kind == .locale, path.keys.first == "strings", path.keys.count > 1 else { return [own] }
      return [own, ValuePlace(table: words + ending, path: ValuePath(Array(path.keys.dropFirst())))]
    default: return []
    }
  }

  static func isCopy(_ copy: ValueVersions, at path: ValuePath, of original: ValueVersions) -> Bool {
    copy.withoutNull == original
  }
}

extension FileContent {
  /// The words of a compact `words.js`, which has no keys, with the keys of the other version.
  ///
  /// The first word gets the first key, and so on, because both versions list the words in the order of their keys.
  fileprivate func withKeys(of other: FileContent?) -> FileContent {
    guard case .json(.object(let words)) = self, case .json(.object(let others))? = other,
      words.count == others.count
    else { return self }
    let keys = others.sortedByUTF8().map(\.key)
    let named = keys.indices.map { (keys[$0], words[String($0)] ?? .literal("null")) }
    return .json(.object(Dictionary(named) { first, _ in first }))
  }
}

extension ValueVersions {
  /// The versions with `nil` in place of `null`; in a list of words, `null` means that the language lacks the word.
  fileprivate var withoutNull: ValueVersions {
    ValueVersions(old: old == .literal("null") ? nil : old, new: new == .literal("null") ? nil : new)
  }
}
