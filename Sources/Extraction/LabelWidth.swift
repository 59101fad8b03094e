import AlmanacKit

/// Estimates how wide a text is in a proportional font of any make, in hundredths of an em.
///
/// It ranks the labels of one column; it measures nothing. The widths are round numbers between those of Noto
/// Sans and DejaVu Sans, and hold for the letters that dates are made of.
struct LabelWidth {
  /// The estimated width of a text.
  static func estimate(_ text: String) -> Int {
    // Once for the text and not at every byte.
    let common = common
    var width = 0
    for byte in text.utf8 {
      guard byte < 0x80 else { return estimate(text.unicodeScalars) }
      width += Int(common[Int(byte)])
    }
    return width
  }

  private static func estimate(_ scalars: String.UnicodeScalarView) -> Int {
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if let previous, !scalar.isArabic && previous.hasTail { width += tail }
      // A consonant behind one of these stands below the one before it.
      if !(previous.map(isStacker) ?? false) { width += estimate(scalar) }
      previous = scalar
    }
    return previous?.hasTail == true ? width + tail : width
  }

  private static func estimate(_ scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    return value < common.count ? Int(common[value]) : lookedUp(scalar)
  }

  private static func lookedUp(_ scalar: Unicode.Scalar) -> Int {
    if let width = table[scalar] { return width }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    case .spacingMark: narrow
    case .uppercaseLetter: capital
    default: scalar.isEastAsianWide ? full : regular
    }
  }
}

extension LabelWidth {
  private static let narrow = 28
  private static let slim = 40
  private static let regular = 57
  private static let capital = 66
  private static let broad = 72
  private static let wide = 88
  private static let full = 100
  /// What the last letter of an Arabic word has more than the same letter inside it.
  private static let tail = 65

  /// Whether a scalar is one of the signs of Khmer, Myanmar and Odia that put the next consonant below.
  private static func isStacker(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{17D2}" || scalar == "\u{1039}" || scalar == "\u{B4D}"
  }

  /// The scalars that are not as wide as their kind.
  private static let table: [Unicode.Scalar: Int] = {
    let classes: KeyValuePairs = [
      narrow: "iIíìîïıİjlĺļłJ!'’ʼ.,:;·|іїјІЇ\u{A0}\u{202F}اأإآلبپتثنيیئى٠١۰۱𞥑",
      slim: "frtţťțsśşșšzžżźcćč()-–/\"гѓرزژء٢٤٥٩۲۴۵۶۹٦𞥒",
      // Many fonts have a narrower 1 than other digits, so of 11 and 28 the second is the wider.
      50: "1",
      broad: "жщюымфЖЮЫФѓљњNOQDGHUကတဘအဇဆညယလသဟ၂၅၆၉𑄹᱘᱙",
      wide: "mwMWÆŒшШЩМЉЊسشصضطظ𑄿",
    ]
    var table: [Unicode.Scalar: Int] = [" ": narrow]
    for (width, scalars) in classes {
      for scalar in scalars.unicodeScalars { table[scalar] = width }
    }
    return table
  }()

  /// The widths of the scalars below U+2000, which almost all labels are made of, found once.
  private static let common = (UInt16(0)..<0x2000).map { value in
    Unicode.Scalar(value).map { UInt8(lookedUp($0)) } ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var isArabic: Bool { (0x620...0x6D3).contains(value) }

  /// Whether the letter is much wider at the end of a word.
  fileprivate var hasTail: Bool { isArabic && Self.tailed.contains(self) }

  private static let tailed = Set("بپتثيیىئنسشصضفقكکگل".unicodeScalars)
}

extension [String] {
  /// The widest three by estimate, the widest first, and the first of those that are alike.
  var longest: [String] {
    var widest: [(text: String, width: Int)] = []
    for text in self {
      let width = LabelWidth.estimate(text)
      let place = widest.firstIndex { $0.width < width } ?? widest.count
      guard place < 3, !widest[..<place].contains(where: { $0.text == text }) else { continue }
      widest.insert((text, width), at: place)
      if widest.count > 3 { widest.removeLast() }
    }
    return widest.map(\.text)
  }
}
