import AlmanacKit

/// The names of Android's resources: ASCII letters, digits and `_`, as in `almanac_months_wide_gregorian`.
///
/// A name or a pattern has a name made from its path, and a word from its key. A word's name never begins as the
/// name of a path does, whatever an app's own key is.
enum AndroidNames {
  static let prefix = "almanac_"

  /// The name of what a file has at a path; `calendar` is that of the file, and `nil` for the locale's.
  static func name(of path: some Sequence<String>, in calendar: String?) -> String {
    var name = Array(prefix.utf8)
    var isCode = false
    for key in path {
      append(key, isCode: isCode, to: &name)
      isCode = isCode || hasCodes(key)
    }
    if let calendar { name += calendar.utf8 } else { name.removeLast() }
    return String(decoding: name, as: UTF8.self)
  }

  /// Appends a key of a file, and `_`.
  ///
  /// Names that stand alone are what pickers show, so their context is left out. A code, as of a skeleton, keeps its
  /// capitals, which tell it from others.
  static func append(_ key: String, isCode: Bool, to name: inout [UInt8]) {
    guard key != NameContext.standAlone.rawValue else { return }
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z") where !isCode:
        if name.last != underscore { name.append(underscore) }
        name.append(byte | 0x20)
      // The steps back of a relative word, as in -1.
      case UInt8(ascii: "-"): name += "minus_".utf8
      case _ where byte.isASCIIAlphanumeric: name.append(byte)
      default: name.append(underscore)
      }
    }
    name.append(underscore)
  }

  /// Whether the keys in an object are codes, which differ in capitals: skeletons and the letters of fields.
  static func hasCodes(_ key: String) -> Bool { key == "skeletons" || key == "intervals" }

  /// The field whose patterns are plural forms.
  static let units = "units"

  private static let underscore = UInt8(ascii: "_")
}

extension AndroidNames {
  /// The name of a word by its key, as in `almanac_action_done` for `action.done`.
  static func word(_ key: String) -> String {
    let name = identifier(key)
    return prefix + (isOfField(name) ? "own_" : "") + name
  }

  /// The name that an app's own name of a key has, as in `app_done` for `app.done`: an identifier of Java.
  static func appName(_ key: String) -> String {
    let name = identifier(key)
    let isTaken =
      name.hasPrefix(prefix) && isOfField(name.dropFirst(prefix.count))
      || javaKeywords.contains(name) || name.first?.isNumber == true
    return isTaken ? "app_" + name : name
  }

  /// A key in lower case, with `_` between its words, and with numbers for the letters outside ASCII.
  private static func identifier(_ key: String) -> String {
    let scalars = Array(key.unicodeScalars)
    var parts = scalars.indices.reduce(into: "") { name, index in
      let scalar = scalars[index]
      switch scalar {
      case "A"..."Z":
        let before = index > 0 ? scalars[index - 1] : "_"
        let isEnd = index + 1 < scalars.count && ("a"..."z").contains(scalars[index + 1])
        // As in hourValue and in URLField.
        if !("A"..."Z").contains(before) || isEnd { name += "_" }
        name += scalar.properties.lowercaseMapping
      case "a"..."z", "0"..."9": name.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: name += "_"
      default: name += "_u\(String(scalar.value, radix: 16))_"
      }
    }.split(separator: "_")
    if parts.isEmpty { parts = ["text"] }
    return parts.joined(separator: "_")
  }

  private static let javaKeywords: Set = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
    "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto",
    "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null",
    "package",
    "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
    "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
  ]
}

extension AndroidNames {
  /// The paths of fields by their names, without the prefix.
  private static let fields: [String: [String]] = {
    let paths = FieldCatalog.bundle.paths
    let names = paths.map { (String(name(of: $0, in: nil).dropFirst(prefix.count)), $0) }
    return Dictionary(names) { one, other in one.count < other.count ? one : other }
  }()

  /// The first keys of the paths; `mask` is also a group of words, so of that field its letters count.
  private static let roots = Set(
    fields.values.filter { $0.count == 1 }.map {
      String(name(of: $0 == ["mask"] ? ["mask", "letters"] : $0, in: nil).dropFirst(prefix.count))
    })

  /// Whether a name without the prefix begins as the name of a path does.
  private static func isOfField(_ name: some StringProtocol) -> Bool {
    beginnings(of: name).contains { roots.contains($0) }
  }

  /// The path of the nearest field to the value with a name; `nil` for a word, or an app's own name.
  static func field(named name: String) -> [String]? {
    let rest = name.dropFirst(prefix.count)
    guard name.hasPrefix(prefix), isOfField(rest) else { return nil }
    return beginnings(of: rest).compactMap { fields[$0] }.first
  }

  /// A name up to each of its first words, from the longest to the shortest.
  private static func beginnings(of name: some StringProtocol) -> [String] {
    // No field's name has more, but an app's own key can have thousands.
    let words = name.split(separator: "_", maxSplits: 8).prefix(8)
    return words.indices.reversed().map { words[...$0].joined(separator: "_") }
  }
}

extension AndroidNames {
  /// What the entries of an array are called, by the array's name, and the name of the array with their codes.
  private static let lists: [String: (codes: EntryCodes, array: String?)] = {
    let calendars = [nil] + CalendarIdentifier.allCases.map(\.rawValue)
    var lists: [String: (codes: EntryCodes, array: String?)] = [:]
    for path in FieldCatalog.bundle.paths {
      guard let codes = FieldCatalog.bundle.codes(ofListAt: path) else { continue }
      for calendar in calendars {
        lists[name(of: path, in: calendar)] = (codes, codes.path.map { name(of: $0, in: calendar) })
      }
    }
    return lists
  }()

  /// The paths of the lists of codes.
  static let codeLists = Set(
    FieldCatalog.bundle.paths.compactMap { FieldCatalog.bundle.codes(ofListAt: $0)?.path })

  /// The names of the arrays of codes.
  static let codeArrays = Set(lists.values.compactMap(\.array))

  /// Whether a name is that of an array, whose elements have keys of their own.
  static func isArray(_ name: String) -> Bool { lists[name] != nil }

  /// What is between codes where all codes of an array are one value.
  static let codeSeparator = " "

  /// What the entries of an array are called in a file with some arrays; the numbers from 1 on if nothing else fits.
  static func codes(ofArray name: String, count: Int, in arrays: [String: [String]]) -> [String] {
    let codes: [String] =
      switch lists[name] {
      case (.texts, let array?)?: arrays[array] ?? []
      case (.numbers(let range), _)?: range.map(String.init)
      default: []
      }
    let isUsable = codes.count == count && Set(codes).count == count
    return isUsable ? codes : (1...max(1, count)).prefix(count).map(String.init)
  }
}

extension EntryCodes {
  /// The path of the list with the codes; `nil` for numbers.
  fileprivate var path: [String]? {
    if case .texts(_, let path) = self { path } else { nil }
  }
}

extension UInt8 {
  var isASCIIAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
