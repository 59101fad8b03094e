import AlmanacKit

/// One text in an XLIFF 2 file: a word, or one plural form of a word.
struct XLIFFUnit: Equatable {
  let identifier: XLIFFIdentifier
  let notes: [Note]
  let source: String
  /// The text in the target language; `nil` if the text is not translated yet.
  let target: String?
  let state: XLIFFState
  /// The placeholder that the text need not have, as in `{n}`, because the form is for at most one number.
  let optional: String?

  /// A note for the translator, with its category in XLIFF, such as `plural`.
  struct Note: Equatable {
    let category: String
    let text: String
  }
}

/// The states of a segment (XLIFF 2.1, 4.3.1.27).
enum XLIFFState: String {
  /// No one has set a state. Some tools also leave this state when they add a target.
  case initial
  /// Only the translator has read the text.
  case translated
  /// A second person has read the text; Almanac reads both states, but writes only `reviewed`.
  case reviewed, final

  /// Whether a second person has read the text.
  var isReviewed: Bool { self == .reviewed || self == .final }
}

/// The identifier of a unit: a key, followed by a colon and a plural category if the unit is a plural form, as in
/// `selection.count:few`.
///
/// XLIFF allows only a few characters in identifiers. All other characters are written as their codes between
/// underscores: `_5F_` is the underscore.
struct XLIFFIdentifier: Hashable {
  let key: String
  /// The plural category of the form; `nil` for a text without plural forms.
  let category: PluralCategory?
}

extension XLIFFIdentifier {
  /// Reads an identifier; `nil` if Almanac would write it in another way, or never.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let key = Self.decoded(parts[0]), !key.isEmpty else { return nil }
    self.key = key
    category = parts.count > 1 ? PluralCategory(rawValue: String(parts[1])) : nil
    guard self.text == text else { return nil }
  }

  /// The identifier as XLIFF files spell it.
  var text: String {
    let name = key.unicodeScalars.map { scalar in
      Self.isPlain(scalar) ? String(scalar) : "_\(String(scalar.value, radix: 16, uppercase: true))_"
    }.joined()
    return category.map { "\(name):\($0.rawValue)" } ?? name
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-": true
    default: false
    }
  }

  private static func decoded(_ name: Substring) -> String? {
    var key = String.UnicodeScalarView()
    // Every second part was between two underscores, so it is the code of a character, such as `5F` in `a_5F_b`.
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        key.append(contentsOf: part.unicodeScalars)
      } else {
        guard let code = UInt32(part, radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
        key.append(scalar)
      }
    }
    return String(key)
  }
}

extension ReviewWord {
  /// The units of the word: a single unit, or one unit for each plural form.
  func units(_ rules: PluralRules) -> [XLIFFUnit] {
    guard (text ?? english)?.isPlural == true else {
      return [unit(category: nil, comment: nil, example: examples.first)]
    }
    let number = (english ?? text)?.placeholders.first.map { "{\($0)}" }
    let samples = PluralSample.samples(of: key, text, rules)
    var examples = examples[...]
    return samples.map { sample in
      let example = sample.numbers.isEmpty ? nil : examples.popFirst()
      return unit(
        category: sample.category, comment: sample.comment, example: example,
        optional: sample.numbers.count <= 1 ? number : nil)
    }
  }

  private func unit(
    category: PluralCategory?, comment: String?, example: String?, optional: String? = nil
  ) -> XLIFFUnit {
    let target = text.flatMap { $0.form(category) }
    var notes: [XLIFFUnit.Note] = []
    if let text = self.comment { notes.append(XLIFFUnit.Note(category: "location", text: text)) }
    if let comment { notes.append(XLIFFUnit.Note(category: "plural", text: comment)) }
    if let example, example != target { notes.append(XLIFFUnit.Note(category: "example", text: example)) }
    if isOfCLDR { notes.append(XLIFFUnit.Note(category: "source", text: Self.cldrNote)) }
    let isReviewed = !unreviewed.contains(category ?? .other)
    return XLIFFUnit(
      identifier: XLIFFIdentifier(key: key, category: category), notes: notes,
      source: english?.form(category) ?? key, target: target,
      state: target == nil ? .initial : isReviewed ? .reviewed : .translated, optional: optional)
  }

  private static let cldrNote = "This text comes from CLDR. Change it only if it is wrong in a picker."
}

extension Phrase {
  /// The only text, or the form for a plural category; the form for `other` if the category has no form.
  fileprivate func form(_ category: PluralCategory?) -> String? {
    switch self {
    case .plain(let text): text
    case .plural(let forms): category.flatMap { forms[$0] } ?? forms[.other]
    }
  }
}
