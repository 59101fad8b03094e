package import AlmanacInputs
import AlmanacKit

extension ReviewWords {
  /// The texts that a translator changed or reviewed in an XLIFF file, by key, each with all of its plural forms.
  ///
  /// `shapes` has the placeholders of each key's text, and whether the text has plural forms. Throws all problems in
  /// the file at once.
  package func changes(
    in document: XLIFFDocument, shapes: [String: TextShape]
  ) throws(InputProblems) -> [String: CatalogueText] {
    var reader = WordChangeReader(self, shapes)
    for unit in document.units { reader.read(unit) }
    let changes = reader.changes()
    guard reader.findings.isEmpty else { throw InputProblems(reader.findings, in: document.bytes) }
    return changes
  }

  /// The number of units in an XLIFF file that have no text, although Almanac or another form of the plural has one.
  package func emptyUnitCount(in document: XLIFFDocument) -> Int {
    let written = words.flatMap { $0.units(pluralRules) }.filter { $0.target != nil }.map(\.identifier)
    let read = document.units.filter { $0.target != nil }.compactMap { XLIFFIdentifier($0.identifier) }
    let (identifiers, keys) = (Set(written), Set(read.map(\.key)))
    return document.units.count { unit in
      guard unit.target == nil, let identifier = XLIFFIdentifier(unit.identifier) else { return false }
      return identifiers.contains(identifier) || keys.contains(identifier.key)
    }
  }
}

/// Compares the units in an XLIFF file with the current words.
private struct WordChangeReader {
  private let words: ReviewWords
  private let shapes: [String: TextShape]
  /// For each key, the units that Almanac would export for the current word.
  private let known: [String: [XLIFFUnit]]
  private var seen: Set<String> = []
  /// The units in the file, by key and plural category.
  private var read: [String: [PluralCategory?: XLIFFDocument.Unit]] = [:]
  private(set) var findings: [InputFinding] = []

  init(_ words: ReviewWords, _ shapes: [String: TextShape]) {
    self.words = words
    self.shapes = shapes
    known = Dictionary(uniqueKeysWithValues: words.words.map { ($0.key, $0.units(words.pluralRules)) })
  }

  /// Reads a unit in the file; notes a problem if its identifier is repeated or unknown.
  mutating func read(_ unit: XLIFFDocument.Unit) {
    guard seen.insert(unit.identifier).inserted else { return note(.repeatedUnit(unit.identifier), unit) }
    guard let identifier = XLIFFIdentifier(unit.identifier), let units = known[identifier.key] else {
      return note(.unknownKey(unit.identifier), unit)
    }
    guard units.contains(where: { $0.identifier == identifier }) else {
      let form = identifier.category?.rawValue
      return note(
        form.map { .unknownForm($0, key: identifier.key) } ?? .missingForm(key: identifier.key), unit)
    }
    read[identifier.key, default: [:]][identifier.category] = unit
  }

  /// The new text of each word that the file changes, by the word's key; notes a problem for each invalid text.
  mutating func changes() -> [String: CatalogueText] {
    var changes: [String: CatalogueText] = [:]
    for (key, units) in read.sortedByUTF8() {
      guard let known = known[key], let changed = known.first(where: { isChanged($0, units) }),
        let unit = units[changed.identifier.category]
      else { continue }
      // A plural with an empty form is not translated yet.
      let isStarted = known.contains { before in
        before.target == nil && units[before.identifier.category].map { $0.target == nil } ?? false
      }
      guard !isStarted else { continue }
      let count = findings.count
      for before in known {
        guard let unit = units[before.identifier.category], let error = before.problem(with: unit.target)
        else { continue }
        note(error, unit)
      }
      guard findings.count == count else { continue }
      do throws(StringCatalogError) {
        changes[key] = try text(of: key, known, units)
      } catch {
        findings.append(InputFinding(error, at: unit.offset))
      }
    }
    return changes
  }

  private func isChanged(_ known: XLIFFUnit, _ units: [PluralCategory?: XLIFFDocument.Unit]) -> Bool {
    guard let unit = units[known.identifier.category], let target = unit.target else { return false }
    return target != known.target || unit.isReviewed && !known.state.isReviewed
  }

  /// The text of a key with all plural forms: the forms in the file, and the current forms that the file leaves out.
  private func text(
    of key: String, _ known: [XLIFFUnit], _ units: [PluralCategory?: XLIFFDocument.Unit]
  ) throws(StringCatalogError) -> CatalogueText? {
    var forms: [PluralCategory: String] = [:]
    var unreviewed: Set<PluralCategory> = []
    for before in known {
      let (category, after) = (before.identifier.category, units[before.identifier.category])
      let target = after?.target ?? before.target
      // Some tools drop the state of an unchanged text.
      let isReviewed =
        after?.target != nil && after?.isReviewed == true
        || before.state.isReviewed && target == before.target
      forms[category ?? .other] = target
      if !isReviewed { unreviewed.insert(category ?? .other) }
    }
    guard let shape = shapes[key] else { return nil }
    let isPlain = known.first?.identifier.category == nil
    let phrase: Phrase = if isPlain, let text = forms[.other] { .plain(text) } else { .plural(forms) }
    return CatalogueText(
      phrase: try shape.checked(phrase, key: key, language: words.tag, words.pluralRules),
      unreviewed: unreviewed.intersection(forms.keys))
  }

  private mutating func note(_ error: XLIFFError, _ unit: XLIFFDocument.Unit) {
    guard findings.count < InputProblems.limit else { return }
    findings.append(InputFinding(error, at: unit.offset))
  }
}

extension XLIFFUnit {
  /// The problem with a new text; `nil` if the text has no problem.
  ///
  /// The new text must not add line breaks, control characters, or white space at an end. The page for reviewers has the
  /// same rule.
  fileprivate func problem(with text: String?) -> XLIFFError? {
    let (before, text) = (target ?? source, text ?? "")
    if text.hasOuterSpace, !before.hasOuterSpace { return .outerSpace(identifier.text) }
    let known = Set(before.unicodeScalars)
    return text.unicodeScalars.first { $0.isControl && !known.contains($0) }
      .map { .controlCharacter($0, identifier.text) }
  }
}

extension String {
  fileprivate var hasOuterSpace: Bool {
    [unicodeScalars.first, unicodeScalars.last].contains { $0?.properties.isWhitespace == true }
  }
}

extension Unicode.Scalar {
  /// Whether the character breaks a line, controls a device, or changes the direction of the characters after it.
  fileprivate var isControl: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
  }
}
