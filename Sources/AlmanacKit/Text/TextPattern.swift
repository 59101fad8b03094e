/// A pattern (UTS 35, date field symbols) made ready to write texts with.
struct TextPattern: Sendable {
  let pieces: [Piece]
  /// The most bytes of UTF-8 that a text can have.
  let longest: Int

  init(pieces: [Piece]) {
    self.pieces = pieces
    longest = pieces.reduce(0) { $0 + $1.longest }
  }

  /// What stands at one place of the text.
  enum Piece: Sendable {
    case literal(String)
    case number(NumberField, minimumDigits: Int, Digits)
    /// The last two digits of the year.
    case shortYear(Digits)
    /// A number, or the leap month's number in the middle of a text.
    case monthNumber(minimumDigits: Int, leap: AffixPattern, Digits)
    case monthName(ordinary: [String], leap: [String])
    case name(NameField, [String])
    case dayPeriod(DayPeriodNames)
  }

  /// What a number is of.
  enum NumberField: Sendable {
    case year, relatedYear, cyclicYear, day, minute, second
    case hour(HourCycle)
  }

  /// What a name is of, by its place in the list of names.
  enum NameField: Sendable {
    case era, cyclicYear, weekday, day
  }

  /// The text of a day or time.
  func text(_ fields: DateFields) -> String {
    var text = ""
    append(fields, to: &text)
    return text
  }

  func append(_ fields: DateFields, to text: inout String) {
    // A piece that is copied counts its owners, which takes longer than most texts.
    pieces.withUnsafeBufferPointer { pieces in
      for index in pieces.indices { pieces[index].append(fields, to: &text) }
    }
  }
}

extension TextPattern.Piece {
  /// Adds the text of this place.
  func append(_ fields: DateFields, to text: inout String) {
    switch self {
    case .literal(let literal): text += literal
    case .number(let field, let minimumDigits, let digits):
      digits.append(field.value(in: fields), minimumDigits: minimumDigits, to: &text)
    case .shortYear(let digits): digits.append(fields.year % 100, minimumDigits: 2, to: &text)
    case .monthNumber(let minimumDigits, let leap, let digits):
      let number = digits.text(fields.month.number, minimumDigits: minimumDigits)
      text += fields.month.isLeap ? leap.text(number) : number
    case .monthName(let ordinary, let leap):
      text += (fields.month.isLeap ? leap : ordinary)[fields.month.number - 1]
    case .name(let field, let names): text += names[field.index(in: fields)]
    case .dayPeriod(let names): text += names.text(fields)
    }
  }
}

extension TextPattern.Piece {
  /// The most bytes of UTF-8 that stand at this place.
  fileprivate var longest: Int {
    switch self {
    case .literal(let literal): literal.utf8.count
    case .number(_, let minimumDigits, let digits): digits.longest(minimumDigits: minimumDigits)
    case .shortYear(let digits): digits.longest(minimumDigits: 2)
    case .monthNumber(let minimumDigits, let leap, let digits):
      digits.longest(minimumDigits: minimumDigits) + leap.length
    case .monthName(let ordinary, let leap): max(ordinary.longestText, leap.longestText)
    case .name(_, let names): names.longestText
    case .dayPeriod(let names): names.longest
    }
  }
}

extension [String] {
  /// The bytes of the longest text.
  var longestText: Int { reduce(0) { Swift.max($0, $1.utf8.count) } }
}

extension TextPattern.NumberField {
  fileprivate func value(in fields: DateFields) -> Int {
    switch self {
    case .year: fields.year
    case .relatedYear: fields.relatedYear
    case .cyclicYear: fields.cyclicYear + 1
    case .day: fields.day
    case .minute: fields.minute
    case .second: fields.second
    case .hour(let cycle): cycle.number(ofHour: fields.hour)
    }
  }
}

extension TextPattern.NameField {
  fileprivate func index(in fields: DateFields) -> Int {
    switch self {
    case .era: fields.era
    case .cyclicYear: fields.cyclicYear
    case .weekday: fields.weekday
    case .day: fields.day - 1
    }
  }
}

/// A text around another, as in `闰{0}`.
struct AffixPattern: Sendable {
  private let before: String
  private let after: String

  /// Reads `{0}` in a text; `nil` if it is not there exactly once.
  init?(_ pattern: String) {
    let hole = "{0}"
    let places = pattern.indices.filter { pattern[$0...].hasPrefix(hole) }
    guard let place = places.first, places.count == 1 else { return nil }
    before = String(pattern[..<place])
    after = String(pattern[place...].dropFirst(hole.count))
  }

  func text(_ inner: String) -> String { before + inner + after }

  /// The bytes around the other text.
  var length: Int { before.utf8.count + after.utf8.count }
}
