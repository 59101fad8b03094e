import AlmanacKit
import AlmanacRecord

/// Makes Dart identifiers from the keys and paths of texts.
///
/// Flutter turns the identifiers into getters and methods of a class.
enum DartName {
  /// The identifier for a word's key, or for the name that an app uses for the key, as in `actionDone` for
  /// `action.done`.
  static func word(_ key: String) -> String {
    let name = camelCase(key)
    // Flutter makes one class from the words and the labels, such as month names. So a word whose identifier looks like
    // a label's identifier gets the ending `Word`, which no label has.
    let isLabel = tables.contains { table in
      name.hasPrefix(table)
        && name.dropFirst(table.count).first.map { $0.isUppercase || $0.isNumber } == true
    }
    return isLabel ? name + "Word" : available(name)
  }

  /// The identifier of the label at a path, as in `gregorianMonthsFormatWideM01`, or `fieldsDayWide` if `calendar` is
  /// `nil`.
  static func label(_ path: String, of calendar: CalendarIdentifier?) -> String {
    camelCase([calendar?.rawValue, path].compactMap(\.self).joined(separator: "."))
  }

  /// The beginnings of the labels' identifiers: the tables of a locale and of each calendar that have labels.
  private static let tables: [String] = {
    let ofCalendar = FieldCatalog(of: [CalendarFile()]).tables.subtracting(TextCollector.omittedTables)
    return FieldCatalog.locale.tables.subtracting(TextCollector.omittedTables).sorted()
      + CalendarIdentifier.allCases.flatMap { calendar in
        ofCalendar.sorted().map { label($0, of: calendar) }
      }
  }()

  /// The key as one name of ASCII letters and digits, which begins with a lowercase letter or a digit.
  ///
  /// An ASCII character that is not a letter or digit is left out, and the next letter becomes a capital: `day.name`
  /// becomes `dayName`. A minus that makes a number negative becomes `Minus`: `day.-1` becomes `dayMinus1`. A character
  /// outside ASCII becomes `U` and its code point.
  private static func camelCase(_ key: String) -> String {
    var name: [UInt8] = []
    var isStart = true
    let scalars = Array(key.unicodeScalars)
    name.reserveCapacity(scalars.count + 16)
    for (index, scalar) in scalars.enumerated() {
      if let byte = UInt8(exactly: scalar.value), byte.isASCIIAlphanumeric {
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

  /// The name, or a changed name if Dart or Flutter's generated class already uses the name.
  ///
  /// An empty name becomes `text`, and a name that begins with a digit gets `text` before it.
  private static func available(_ name: String) -> String {
    if reserved.contains(name) { return "\(name)Text" }
    guard let first = name.first else { return "text" }
    return first.isNumber ? "text\(name)" : name
  }

  /// Whether a placeholder's name can be the name of a Dart parameter, and Flutter's parser accepts it.
  static func isParameter(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, ("a"..."z").contains(first) else { return false }
    // Flutter before 3.22 reads a name such as `selected` as the keyword `select`, so such names are refused.
    return name.utf8.allSatisfy(\.isASCIIAlphanumeric) && !reserved.contains(name)
      && !["plural", "select", "other"].contains { name.hasPrefix($0) }
  }

  /// Names that no identifier may have: Dart's reserved words, the members of `Object` and of the class that Flutter
  /// generates, and other names in the generated code.
  private static let reserved: Set = [
    "assert", "async", "await", "bool", "break", "case", "catch", "class", "const", "continue", "default",
    "delegate", "do", "double", "dynamic", "else", "enum", "extends", "false", "final", "finally", "for",
    "hashCode", "if", "in", "int", "intl", "is", "localeName", "localizationsDelegates", "new",
    "noSuchMethod", "null", "num", "of", "override", "rethrow", "return", "runtimeType", "super",
    "supportedLocales", "switch", "this", "throw", "toString", "true", "try", "var", "void", "while", "with",
    "yield",
  ]
}
