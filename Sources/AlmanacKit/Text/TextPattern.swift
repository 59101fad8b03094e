/// A compiled pattern (UTS 35, date field symbols); it writes a day or a time as text.
struct TextPattern: Sendable {
  let pieces: [Piece]
  /// The length of the longest text that the pattern can write, in bytes of UTF-8.
  let longest: Int

  init(pieces: [Piece]) {
    self.pieces = pieces
    longest = pieces.reduce(0) { $0 + $1.longest }
  }

  /// A field of the pattern with its names or digits, or literal text.
  enum Piece: Sendable {
    case literal(String)
    case number(Field, minimumDigits: Int, Digits)
    /// The year, shown with its last two digits.
    case shortYear(Digits)
    /// The month, shown as a number; `leap` is the pattern for a leap month, such as `闰{0}`.
    case monthNumber(minimumDigits: Int, leap: String, Digits)
    /// The month's name; the lists `leap` and `leapYear` have the same indices as `ordinary`.
    ///
    /// `leapYear` are the names of ordinary months in a year with a leap month; it is empty if no name differs.
    case monthName(ordinary: [String], leap: [String], leapYear: [String])
    /// The name of the field's value; the first name belongs to the value 1.
    case name(Field, [String])
    case dayPeriod(DayPeriodNames)
  }

  /// A field that is shown as a number or as a name.
  enum Field: Sendable {
    case era, year, relatedYear, cyclicYear, cyclicName, quarter, weekday, day, minute, second
    case hour(HourCycle)
  }

  /// The same pattern, with hours of at least two digits.
  var withTwoDigitHours: TextPattern {
    TextPattern(
      pieces: pieces.map { piece in
        guard case .number(.hour(let cycle), _, let digits) = piece else { return piece }
        return .number(.hour(cycle), minimumDigits: 2, digits)
      })
  }

  /// The names of the parts of the day that the pattern shows; `nil` if it shows none.
  var dayPeriod: DayPeriodNames? {
    for case .dayPeriod(let names) in pieces { return names }
    return nil
  }

  /// The text that the pattern writes for a day or a time.
  func text(_ fields: DateFields) -> String {
    var text = ""
    append(fields, to: &text)
    return text
  }

  func append(_ fields: DateFields, to text: inout String) {
    // A loop over the array would copy each piece. Retaining and releasing a copy takes longer than writing most texts.
    pieces.withUnsafeBufferPointer { pieces in
      for index in pieces.indices { pieces[index].append(fields, to: &text) }
    }
  }
}

extension TextPattern.Piece {
  /// Appends the text of this piece for a day or a time.
  func append(_ fields: DateFields, to text: inout String) {
    switch self {
    case .literal(let literal): text += literal
    case .number(let field, let minimumDigits, let digits):
      digits.append(field.value(in: fields), minimumDigits: minimumDigits, to: &text)
    case .shortYear(let digits):
      // Numerals without a zero cannot show the year 2000 with its last two digits.
      let year = fields.year % 100 == 0 && digits.lacksZero ? fields.year : fields.year % 100
      digits.append(year, minimumDigits: 2, to: &text)
    case .monthNumber(let minimumDigits, let leap, let digits):
      let number = digits.text(fields.month.number, minimumDigits: minimumDigits)
      text += fields.month.isLeap ? leap.replacingBytes(of: "{0}", with: number) : number
    case .monthName(let ordinary, let leap, let leapYear):
      let isRenamed = !leapYear.isEmpty && fields.isInLeapYear
      text += (fields.month.isLeap ? leap : isRenamed ? leapYear : ordinary)[fields.month.number - 1]
    case .name(let field, let names): text += names[field.value(in: fields) - 1]
    case .dayPeriod(let names): text += names.text(fields)
    }
  }
}

extension TextPattern.Piece {
  /// The length of the longest text that this piece can write, in bytes of UTF-8.
  fileprivate var longest: Int {
    switch self {
    case .literal(let literal): literal.utf8.count
    case .number(_, let minimumDigits, let digits): digits.longest(minimumDigits: minimumDigits)
    case .shortYear(let digits): digits.longest(minimumDigits: 2)
    case .monthNumber(let minimumDigits, let leap, let digits):
      digits.longest(minimumDigits: minimumDigits) + leap.utf8.count - "{0}".utf8.count
    case .monthName(let ordinary, let leap, let leapYear):
      max(ordinary.longestText, leap.longestText, leapYear.longestText)
    case .name(_, let names): names.longestText
    case .dayPeriod(let names): names.longest
    }
  }
}

extension [String] {
  /// The length of the longest text in the list, in bytes of UTF-8.
  var longestText: Int { reduce(0) { Swift.max($0, $1.utf8.count) } }
}

extension TextPattern.Field {
  fileprivate func value(in fields: DateFields) -> Int {
    switch self {
    case .era: fields.era + 1
    case .year: fields.year
    case .relatedYear: fields.relatedYear
    case .cyclicYear, .cyclicName: fields.cyclicYear + 1
    case .quarter: fields.quarter
    case .weekday: fields.weekday + 1
    case .day: fields.day
    case .minute: fields.minute
    case .second: fields.second
    case .hour(let cycle): cycle.number(ofHour: fields.hour)
    }
  }
}
