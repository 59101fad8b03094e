import AlmanacKit
import AlmanacRecord

/// Estimates how wide a text is in a typical proportional font, in hundredths of an em.
///
/// The estimate only serves to find the widest labels in one picker column, such as all month names. Each letter's
/// width is a round number between its widths in Noto Sans and DejaVu Sans. The table covers the letters that occur in
/// dates.
enum LabelWidth {
  /// The estimated width of a text, in hundredths of an em.
  static func estimate(_ text: String) -> Int {
    // Read the table once for the text, not at every scalar.
    let common = common
    var width = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if previous.hasTail && !scalar.isArabic { width += tail }
      // A stacking sign puts the next consonant below the previous one, so the next consonant adds no width.
      if !isStacker(previous) {
        let value = Int(scalar.value)
        width += value < common.count ? Int(common[value]) : lookedUp(scalar)
      }
      previous = scalar
    }
    return previous.hasTail ? width + tail : width
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

  private static let narrow = 28
  private static let slim = 40
  private static let regular = 57
  private static let capital = 66
  private static let broad = 72
  private static let wide = 88
  private static let full = 100
  /// The width that an Arabic letter gains at the end of a word, where it gets a tail, in hundredths of an em.
  private static let tail = 65

  /// Whether a scalar is a sign in Khmer, Myanmar or Odia that puts the next consonant below the previous one.
  private static func isStacker(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{17D2}" || scalar == "\u{1039}" || scalar == "\u{B4D}"
  }

  /// The widths of the scalars that are wider or narrower than most scalars of their category.
  private static let table: [Unicode.Scalar: Int] = {
    let classes: KeyValuePairs = [
      narrow: "iIíìîïıİjlĺļłJ!'’ʼ.,:;·|іїјІЇ\u{A0}\u{202F}اأإآلبپتثنيیئى٠١۰۱𞥑",
      slim: "frtţťțsśşșšzžżźcćč()-–/\"гѓرزژء٢٤٥٩۲۴۵۶۹٦𞥒",
      // In many fonts, 1 is narrower than the other digits, so "28" is wider than "11".
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

  /// The widths of the scalars below U+2000, computed once; almost all labels consist of these scalars.
  private static let common = (UInt16(0)..<0x2000).map { value in
    Unicode.Scalar(value).map { UInt8(lookedUp($0)) } ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var isArabic: Bool { (0x620...0x6D3).contains(value) }

  /// Whether the Arabic letter is much wider at the end of a word than inside it.
  fileprivate var hasTail: Bool { isArabic && Self.tailed.contains(self) }

  private static let tailed = Set("بپتثيیىئنسشصضفقكکگل".unicodeScalars)
}

extension [String] {
  /// The three texts with the greatest estimated widths, widest first.
  ///
  /// Of texts with equal widths, the one that is earlier in the list comes first. No text occurs twice.
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
