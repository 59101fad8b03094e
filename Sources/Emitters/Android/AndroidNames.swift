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
