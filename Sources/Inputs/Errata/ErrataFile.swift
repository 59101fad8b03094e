package import AlmanacKit

/// Reads a file of errata: a JSON object in which each key is the name of an erratum.
package enum ErrataFile {
  /// The errata in a file, sorted by name; if the file has problems, throws all of them at once.
  ///
  /// `known` has the locales and regions that ICU has. It is `nil` for a file that is meant for several ICU versions.
  package static func errata(reading bytes: [UInt8], known: KnownPlaces?) throws(InputProblems) -> [Erratum] {
    let bytes = try InputText.checked(bytes)
    let read = try InputText.read(bytes) { reader, cursor throws(JSONSyntaxError) in
      try reader.table(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
        try reader.erratum(&cursor, key)
      }
    }
    var findings =
      read.repeatedKeys
      + read.mismatches { reason in
        "This is not a file of errata: \(reason). 'almanac errata --help' describes the form of the file."
      }
    var errata: [Erratum] = []
    // A missing value or a wrong JSON type can cause further errors in an erratum. So the errata are checked only if
    // the file has no such problem.
    let entries = read.mismatches.isEmpty ? read.value ?? [:] : [:]
    for (name, entry) in entries.sortedByUTF8() where findings.count < InputProblems.limit {
      do throws(ErratumError) {
        errata.append(try entry.erratum(named: name, known))
      } catch {
        findings.append(InputFinding(error.message(about: name), at: entry.offset))
      }
    }
    guard findings.isEmpty else { throw InputProblems(findings, in: bytes) }
    return errata
  }
}

/// The locales and regions that the linked ICU has, and that an erratum may therefore name.
package typealias KnownPlaces = (locales: Set<LanguageTag>, regions: Set<String>)

/// An erratum as it is written in the file, before it is checked.
private struct ErratumEntry {
  /// The offset of the erratum's name in the file, in bytes.
  let offset: Int
  var locales: [String]?
  var regions: [String]?
  var table = ""
  var path = ""
  var icu = Erratum.Texts.one("")
  var use = Erratum.Texts.one("")
  var why = ""
  var evidence: [String] = []
  var until: String?
  /// The erratum's first key that Almanac does not know; `nil` if Almanac knows all keys.
  var unknownKey: String?
}

extension ShapeReader {
  fileprivate mutating func erratum(
    _ cursor: inout JSONCursor, _ name: Key
  ) throws(JSONSyntaxError) -> ErratumEntry? {
    var entry = ErratumEntry(offset: name.offset)
    let found: Void? = try object(&cursor) { reader, cursor, key throws(JSONSyntaxError) in
      switch key.name {
      case "locales": entry.locales = try reader.texts(&cursor)
      case "regions": entry.regions = try reader.texts(&cursor)
      case "table": entry.table = try reader.text(&cursor) ?? ""
      case "path": entry.path = try reader.text(&cursor) ?? ""
      case "icu": entry.icu = try reader.erratumTexts(&cursor) ?? entry.icu
      case "use": entry.use = try reader.erratumTexts(&cursor) ?? entry.use
      case "why": entry.why = try reader.text(&cursor) ?? ""
      case "evidence": entry.evidence = try reader.texts(&cursor) ?? []
      case "until": entry.until = try reader.text(&cursor)
      default:
        entry.unknownKey = entry.unknownKey ?? key.name
        try reader.skip(&cursor)
      }
    }
    guard found != nil else { return nil }
    require("table", "path", "icu", "use", "why", "evidence")
    return entry
  }

  private mutating func texts(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> [String]? {
    try list(&cursor) { reader, cursor throws(JSONSyntaxError) in try reader.text(&cursor) }
  }

  private mutating func erratumTexts(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> Erratum.Texts? {
    guard cursor.kind() == .object else { return try text(&cursor).map(Erratum.Texts.one) }
    let texts = try table(&cursor) { reader, cursor, _ throws(JSONSyntaxError) in try reader.text(&cursor) }
    return texts.map(Erratum.Texts.byCode)
  }
}

extension ErratumEntry {
  /// Checks the entry and returns it as an erratum; throws the first problem.
  func erratum(named name: String, _ known: KnownPlaces?) throws(ErratumError) -> Erratum {
    if let unknownKey { throw .unknownKey(unknownKey) }
    let scope = try scope(known)
    let isOfRegions = if case .regions = scope { true } else { false }
    guard isOfRegions ? table == "regions" : CorrectablePaths.tables.contains(table) else {
      throw .unknownTable(table, isOfRegions: isOfRegions)
    }
    guard let content = CorrectablePaths.content(at: path, in: table) else {
      throw .unknownPath(path, table: table)
    }
    try check(icu, as: content)
    try check(use, as: content)
    try checkPair()
    if isOfRegions { try checkWeek() }
    guard !evidence.isEmpty else { throw .noEvidence }
    return Erratum(
      name: name, scope: scope, table: table, path: path, icu: icu, use: use, why: why,
      evidence: evidence, until: until)
  }

  private func scope(_ known: KnownPlaces?) throws(ErratumError) -> Erratum.Scope {
    switch (locales, regions) {
    case (let locales?, nil) where !locales.isEmpty:
      return .locales(
        try locales.map { text throws(ErratumError) in
          guard let locale = LanguageTag(text), known?.locales.contains(locale) ?? true else {
            throw .unknownLocale(text)
          }
          return locale
        })
    case (nil, let regions?) where !regions.isEmpty:
      if let known, let unknown = regions.first(where: { !known.regions.contains($0) }) {
        throw .unknownRegion(unknown)
      }
      return .regions(regions)
    default: throw .noScope
    }
  }

  private func check(_ texts: Erratum.Texts, as content: CorrectablePaths.Content) throws(ErratumError) {
    switch (texts, content) {
    case (.one, .text), (.byCode, .textsOfAnyCode): break
    case (.byCode(let texts), .texts(let codes)):
      if let code = texts.keys.sorted().first(where: { !codes.contains($0) }) {
        throw .unknownCode(code, codes: codes.sorted())
      }
    case (.byCode, .text): throw .notOneText
    case (.one, .texts), (.one, .textsOfAnyCode): throw .notByCode
    }
    for (_, text) in texts.byCode.sortedByUTF8() { try check(text) }
  }

  /// Throws if a text in `use` is not a valid first day (`mon`), weekend (`fri sat`) or minimal days (`1` to `7`).
  private func checkWeek() throws(ErratumError) {
    for (_, text) in use.byCode {
      let days = text.split(separator: " ").map { Weekday(rawValue: String($0)) }
      let isRight =
        switch path {
        case "minimalDays": (1...7).map(String.init).contains(text)
        case "firstDay": Weekday(rawValue: text) != nil
        default:
          Set(days).count == days.count && text == days.compactMap { $0?.rawValue }.joined(separator: " ")
        }
      guard isRight else { throw .badWeek(text, path: path) }
    }
  }

  private func check(_ text: String) throws(ErratumError) {
    guard !text.isEmpty else { throw .emptyText }
    guard text.utf8.count <= Limits.erratumText else { throw .longText(bytes: text.utf8.count) }
    guard !text.hasTooManyMarks else { throw .manyMarks }
    if let scalar = text.forbiddenScalar { throw .forbiddenCharacter(scalar) }
  }

  /// Whether the texts are patterns, in which quotes make a text literal.
  private var hasQuotes: Bool {
    path != "patterns.intervals.fallback" && (path.hasPrefix("patterns.") || path.hasPrefix("time."))
  }

  /// Throws if `use` and `icu` differ in their codes, or in the placeholders or pattern fields of a text.
  ///
  /// With such a difference, AlmanacKit would refuse the bundle, or a corrected pattern would lose a field, such as the
  /// hour. Also throws if a pattern in `use` has a field with too many letters, a weekday as a number, or a quote that is
  /// not closed.
  private func checkPair() throws(ErratumError) {
    let (before, after) = (icu.byCode, use.byCode)
    guard !before.isEmpty, Set(before.keys) == Set(after.keys) else { throw .otherCodes }
    for (code, old) in before.sortedByUTF8() {
      guard let new = after[code] else { continue }
      guard old.numberedPlaceholders == new.numberedPlaceholders else { throw .otherPlaceholders }
      guard hasQuotes else { continue }
      // Two quotes in a row are an apostrophe, so a pattern without an open quote has an even number of quotes.
      guard new.countBytes(of: "'").isMultiple(of: 2) else { throw .openQuote }
      let pattern = DatePattern(new)
      if let field = pattern.longField { throw .longField(field) }
      guard !pattern.hasWeekdayNumber else { throw .weekdayNumber }
      guard hasSameFields(DatePattern(old), pattern) else { throw .otherFields }
    }
  }

  /// Whether a pattern has the fields of another pattern, in any order.
  ///
  /// In the pattern of a range, CLDR writes each field once, or once for each end: both `d–d MMM` and `d MMM – d MMM`
  /// are right. At least one field has both ends.
  private func hasSameFields(_ old: DatePattern, _ new: DatePattern) -> Bool {
    guard path.contains("intervals") else { return old.dateFields == new.dateFields }
    return Set(old.dateFields.keys) == Set(new.dateFields.keys) && new.dateFields.values.max() == 2
  }
}

extension String {
  /// How often the braces and the placeholders `{0}` and `{1}` occur in the text.
  fileprivate var numberedPlaceholders: [Int] { ["{0}", "{1}", "{", "}"].map(countBytes) }
}
