import AlmanacKit
import AlmanacTranslations

/// One text of an XLIFF 2 file: a word, or one plural form of a word.
struct XLIFFUnit: Equatable {
  let identifier: XLIFFIdentifier
  let notes: [Note]
  let source: String
  /// The text in the target language; `nil` if it is not translated yet.
  let target: String?
  let state: XLIFFState

  /// Something a translator should know, with XLIFF's `category`.
  struct Note: Equatable {
    let category: String
    let text: String
  }
}

/// The states of a segment (XLIFF 2.1, 4.3.1.27).
enum XLIFFState: String {
  /// The text is not translated yet.
  case initial
  /// Only the translator has read the text.
  case translated
  /// A second person has read the text. Almanac writes `reviewed`, and reads both.
  case reviewed, final

  /// Whether a second person has read the text.
  var isReviewed: Bool { self == .reviewed || self == .final }
}

/// The identifier of a unit: the key, and behind a colon the plural category of a form.
///
/// XLIFF allows few characters. Any other is written as its code between underscores: `_5F_` is the underscore.
struct XLIFFIdentifier: Hashable {
  let key: String
  /// `nil` for a text without forms.
  let category: PluralCategory?

  init(key: String, category: PluralCategory?) {
    self.key = key
    self.category = category
  }

  /// Reads an identifier; `nil` if Almanac never wrote it.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first, let key = Self.decoded(name), !key.isEmpty else {
      return nil
    }
    self.key = key
    guard parts.count == 2 else {
      category = nil
      return
    }
    guard let category = PluralCategory(rawValue: String(parts[1])) else { return nil }
    self.category = category
  }

  /// The identifier as XLIFF has it.
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
    // Every other part is the code of a character.
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { return nil }
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        guard part.unicodeScalars.allSatisfy(isPlain) else { return nil }
        key.append(contentsOf: part.unicodeScalars)
      } else {
        guard part.utf8.count <= 6, let code = UInt32(part, radix: 16), let scalar = Unicode.Scalar(code)
        else {
          return nil
        }
        key.append(scalar)
      }
    }
    return String(key)
  }
}

extension ReviewWord {
  /// The units of the word, one for each plural form.
  func units(_ rules: PluralRules) -> [XLIFFUnit] {
    guard (text ?? english)?.isPlural == true else {
      return [unit(category: nil, comment: nil, example: examples.first)]
    }
    let samples = PluralSample.samples(of: key, text, rules)
    var examples = examples[...]
    return samples.map { sample in
      let example = sample.numbers.isEmpty ? nil : examples.popFirst()
      return unit(category: sample.category, comment: sample.comment, example: example)
    }
  }

  private func unit(category: PluralCategory?, comment: String?, example: String?) -> XLIFFUnit {
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
      state: target == nil ? .initial : isReviewed ? .reviewed : .translated)
  }

  private static let cldrNote = "This is CLDR's word. Change it only if it is wrong in a picker."
}

extension Phrase {
  /// The text of a plural category, or the one text; a language without the category has the form of `other`.
  fileprivate func form(_ category: PluralCategory?) -> String? {
    switch self {
    case .plain(let text): text
    case .plural(let forms): category.flatMap { forms[$0] } ?? forms[.other]
    }
  }
}
