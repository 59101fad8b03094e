/// A text that a user typed, in the two forms in which it is compared with the texts of a locale.
///
/// Both forms are the same in the runtime for the web, `typed.js`.
struct TypedText {
  /// The text in composed lowercase and the digits 0 to 9, without direction marks or full-width forms, and with one
  /// space for all spaces in a row.
  let plain: String
  /// The scalars of ``plain`` without accents, quotes and the periods of abbreviations, with º for the endings of numbers, as
  /// in "3rd", and with a space for any other punctuation.
  ///
  /// If the locale writes numbers with letters, a period is between two numbers.
  let folded: [Unicode.Scalar]

  /// Makes the forms of a text in a locale with these numerals.
  init(_ text: String, _ numerals: TypedNumerals) {
    plain = Self.plainText(text, numerals)
    folded = Self.foldedText(plain, numerals)
  }

  /// The form ``plain`` of a text.
  static func plainText(_ text: String, _ numerals: TypedNumerals) -> String {
    let text = numerals.digits.reduce(text) { $0.replacingBytes(of: $1.digit, with: "\($1.value)") }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.lazy.map(\.withoutFullWidth) {
      // The properties of a scalar are slow to look up.
      if scalar.isASCII, scalar.value > 0x20 {
        result.append(("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(ascii: scalar) | 0x20) : scalar)
      } else if scalar.properties.generalCategory == .format {
        continue
      } else if let digit = scalar.decimalDigit {
        result.append(contentsOf: "\(digit)".unicodeScalars)
      } else if !scalar.isSpace {
        result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else if let last = result.last, last != " " {
        result.append(" ")
      }
    }
    if result.last == " " { result.removeLast() }
    return String(result.composed)
  }

  private static func foldedText(_ plain: String, _ numerals: TypedNumerals) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var last: Unicode.Scalar?
    for scalar in plain.unicodeScalars {
      if marks.contains(scalar.value), last?.isLetter == true { continue }
      last = scalar
      if quotes.contains(scalar) { continue }
      result.append(Self.letter(scalar))
    }
    return separated(withoutPeriods(withOneEnding(result), numerals))
  }

  /// The scalars without the periods of abbreviations, and with spaces for the periods of numbers.
  private static func withoutPeriods(
    _ letters: [Unicode.Scalar], _ numerals: TypedNumerals
  ) -> [Unicode.Scalar] {
    letters.reduce(into: []) { result, letter in
      if letter != "." {
        result.append(letter)
      } else if result.last?.isASCIIDigit == true || numerals.hasTexts {
        result.append(" ")
      }
    }
  }

  /// The scalars with one space for all spaces and punctuation in a row.
  private static func separated(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for letter in letters {
      // The asterisk marks the number of a leap month, and the hour follows an `@`.
      let isKept = letter == "*" || letter == "@"
      if isKept || !letter.isSpace && !letter.isPunctuation && !separators.contains(letter) {
        result.append(letter)
      } else if let last = result.last, last != " " {
        result.append(" ")
      }
    }
    if result.last == " " { result.removeLast() }
    return result
  }

  /// The symbols that separate numbers, in addition to punctuation.
  private static let separators: Set<Unicode.Scalar> = ["−", "⁄", "∕", "|"]

  /// The scalars with º for the endings of numbers, as in "3rd" and "1:a".
  private static func withOneEnding(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var rest = letters[...]
    while let letter = rest.popFirst() {
      result.append(letter)
      guard letter.isASCIIDigit else { continue }
      for end in endings where rest.starts(with: end) {
        let after = rest.dropFirst(end.count)
        guard after.first?.isLetter != true, after.first?.isASCIIDigit != true else { continue }
        result.append("º")
        rest = after
        break
      }
      // A letter in brackets is a weekday, so the number before it is the day, as in 2/16 (月).
      let bracket = rest.drop { $0 == " " }
      if bracket.first == "(", bracket.dropFirst().first.map(weekdays.contains) == true {
        result.append("º")
        rest = bracket
      }
    }
    return result
  }

  /// The weekdays that can also be the word for a day or a month.
  private static let weekdays: Set<Unicode.Scalar> = ["日", "月", "일", "월"]

  /// The endings of numbers in all languages, with the signs before them.
  private static let endings: [[Unicode.Scalar]] = {
    let letters = [
      "st", "nd", "rd", "th", "er", "ste", "eme", "a", "e", "an", "en", "je", "jen", "o", "go", "ro",
      "η", "го", "е", "и", "ام", "م",
    ]
    let endings = letters.flatMap { [$0, ":" + $0, "-" + $0] } + ["º", "°"].flatMap { [$0, "." + $0] }
    return endings.map { Array($0.unicodeScalars) }
  }()

  /// The quotes and apostrophes, which a user may leave out, as in "aujourd'hui".
  private static let quotes: Set<Unicode.Scalar> = ["'", "’", "ʼ", "ʻ", "\"", "״", "׳", "॰"]

  /// The accents, the vowels of Arabic and the dots of Indic letters, which a user may leave out.
  private static let marks: Set<UInt32> =
    Set(0x300...0x36F).union(0x64B...0x655).union([0x93C, 0x9BC, 0xA3C, 0xB3C])

  /// The letter without its accents, or the letter that a user may type for it.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    let plain = bases[Character(scalar)] ?? scalar
    return variants[plain] ?? plain
  }

  private static let variants: [Unicode.Scalar: Unicode.Scalar] = [
    "ı": "i", "ς": "σ", "ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "ী": "ি",
  ]

  /// The letters without their accents.
  ///
  /// Swift's library cannot decompose a letter, but two spellings of a letter are the same key.
  private static let bases: [Character: Unicode.Scalar] = {
    var bases: [Character: Unicode.Scalar] = [:]
    for (letters, marks) in decompositions {
      for letter in letters.unicodeScalars {
        for mark in marks { bases[Character("\(letter)\(mark)")] = letter }
      }
    }
    return bases
  }()

  private static let decompositions: [(letters: String, marks: [String])] = {
    let accents = scalars(0x300...0x30F) + scalars(0x311...0x31B) + scalars(0x323...0x331)
    let pairs = [
      "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}", "\u{31B}", "\u{323}", "\u{328}",
    ]
    .flatMap { first in
      ["\u{300}", "\u{301}", "\u{303}", "\u{304}", "\u{309}", "\u{30C}", "\u{323}"].map { first + $0 }
    }
    return [
      ("abcdefghijklmnopqrstuvwxyz", accents), ("aeiou", pairs),
      ("αεηιουωρ", ["\u{300}", "\u{301}", "\u{308}", "\u{308}\u{301}", "\u{342}"]),
      ("абвгдежзийклмнопрстуфхцчшщъыьэюяі", ["\u{300}", "\u{301}", "\u{304}", "\u{306}", "\u{308}"]),
      ("اويەہے", ["\u{653}", "\u{654}", "\u{655}"]), ("कखगजडढनफयरळ", ["\u{93C}"]), ("ডঢযর", ["\u{9BC}"]),
      ("ਲਸਖਗਜਫ", ["\u{A3C}"]), ("ଡଢ", ["\u{B3C}"]),
    ]
  }()

  private static func scalars(_ values: ClosedRange<UInt32>) -> [String] {
    values.compactMap(Unicode.Scalar.init).map(String.init)
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script; `nil` for any other scalar, such as ² or ½.
  var decimalDigit: Int? {
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  /// The scalar in its usual width, as "R" for "Ｒ".
  fileprivate var withoutFullWidth: Unicode.Scalar {
    ("\u{FF01}"..."\u{FF5E}").contains(self) ? Unicode.Scalar(value - 0xFEE0) ?? self : self
  }

  var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is a space in ECMAScript too, which does not count U+0085.
  var isSpace: Bool { properties.isWhitespace && value != 0x85 }

  var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
