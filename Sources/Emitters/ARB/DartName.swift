import AlmanacKit

/// The names of texts as Dart identifiers, which Flutter makes the getters and methods of a class of.
enum DartName {
  /// The identifier of a word's key, or of an app's own name of a key: `actionDone` for `action.done`.
  static func word(_ key: String) -> String {
    let name = camelCase(key)
    // Labels are in the same class, and none of them ends with this word.
    return isOfLabel(name) ? name + wordEnding : available(name)
  }

  private static let wordEnding = "Word"

  /// Whether an identifier is that of a label, and not of a word.
  static func isLabel(_ name: String) -> Bool { isOfLabel(name) && !name.hasSuffix(wordEnding) }

  /// The calendar that a label belongs to; `nil` for another label or a word.
  static func calendar(of name: String) -> CalendarIdentifier? {
    guard isLabel(name) else { return nil }
    return CalendarIdentifier.allCases.first { name.isLabel(of: $0.rawValue) }
  }

  /// The identifier of a name at a path: `gregorianMonthsFormatWideM01`, and without a calendar `fieldsDayWide`.
  static func label(_ path: String, of calendar: CalendarIdentifier?) -> String {
    camelCase([calendar?.rawValue, path].compactMap(\.self).joined(separator: "."))
  }

  /// The first keys of a label's path in the JSON, by its identifier; `nil` for the identifier of a word.
  static func table(of name: String) -> [String]? {
    tables.first { name.isLabel(of: $0.prefix) }?.path
  }

  private static func isOfLabel(_ name: String) -> Bool { table(of: name) != nil }

  /// How the identifiers of labels begin, and the table that the labels are in.
  static let tables: [(prefix: String, path: [String])] =
    [
      ("calendarsNames", ["calendars", "names"]), ("dayPeriods", ["dayPeriods"]), ("fields", ["fields"]),
      ("quarters", ["quarters"]), ("relative", ["relative"]), ("units", ["units"]),
      ("weekdays", ["weekdays"]),
    ]
    + CalendarIdentifier.allCases.flatMap { calendar in
      [["months"], ["leapMonths"], ["eras"], ["mask", "letters"]].map { path in
        (camelCase(([calendar.rawValue] + path).joined(separator: ".")), path)
      }
    }

  /// A name of ASCII letters and digits that begins with a small letter.
  ///
  /// What is neither a letter nor a digit begins a new part of the name. A minus before a digit becomes `Minus`, and a
  /// letter outside of ASCII its number.
  private static func camelCase(_ key: String) -> String {
    var name: [UInt8] = []
    var isStart = true
    let scalars = Array(key.unicodeScalars)
    name.reserveCapacity(scalars.count + 16)
    for (index, scalar) in scalars.enumerated() {
      if scalar.isDartLetter {
        let byte = UInt8(scalar.value)
        let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        name.append(isStart && isSmall && !name.isEmpty ? byte - 32 : byte)
        isStart = false
        continue
      }
      if !scalar.isASCII {
        name += "U\(String(scalar.value, radix: 16))".utf8
      } else if scalar == "-", isStart, index + 1 < scalars.count, ("0"..."9").contains(scalars[index + 1]) {
        name += "Minus".utf8
      }
      isStart = true
    }
    if let first = name.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      name[0] = first + 32
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// The name, or another one where Dart or the class that Flutter makes has the name already.
  private static func available(_ name: String) -> String {
    if reserved.contains(name) { return "\(name)Text" }
    guard let first = name.first else { return "text" }
    return first.isNumber ? "text\(name)" : name
  }

  /// Whether a placeholder can be a parameter of a method, and Flutter's reader takes it for a name.
  static func isParameter(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, ("a"..."z").contains(first) else { return false }
    // Flutter before 3.22 took the beginning of a longer name for a keyword.
    return name.unicodeScalars.allSatisfy(\.isDartLetter) && !reserved.contains(name)
      && !["plural", "select", "other"].contains { name.hasPrefix($0) }
  }

  /// Dart's reserved words, the members of the class and of `Object`, and names that its code refers to.
  private static let reserved: Set = [
    "assert", "async", "await", "bool", "break", "case", "catch", "class", "const", "continue", "default",
    "delegate", "do", "double", "dynamic", "else", "enum", "extends", "false", "final", "finally", "for",
    "hashCode", "if", "in", "int", "intl", "is", "localeName", "localizationsDelegates", "new",
    "noSuchMethod", "null", "num", "of", "override", "rethrow", "return", "runtimeType", "super",
    "supportedLocales", "switch", "this", "throw", "toString", "true", "try", "var", "void", "while", "with",
    "yield",
  ]
}

extension Unicode.Scalar {
  /// Whether Dart and Flutter take the scalar in a name: an ASCII letter or digit.
  fileprivate var isDartLetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}

extension String {
  /// Whether the text is the identifier of a label of a table: its prefix, and then a part of a name.
  fileprivate func isLabel(of prefix: String) -> Bool {
    hasPrefix(prefix)
      && dropFirst(prefix.count).first.map { $0.isUppercase || $0.isNumber } == true
  }
}
