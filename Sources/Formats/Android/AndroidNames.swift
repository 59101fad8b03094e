import AlmanacKit

/// Makes the names of Android's resources from ASCII letters, digits and `_`, as in `almanac_months_wide_gregorian`.
///
/// The resource name of a label (such as the name of a month) or of a pattern is made from its path in the JSON. The
/// resource name of a word is made from its key. A word's resource name never begins like a name that is made from a
/// path, even if an app adds keys of its own.
enum AndroidNames {
  static let prefix = "almanac_"

  /// The resource name of the JSON value at a path; `calendar` is `nil` for a value from the locale's own file.
  static func name(of path: some Sequence<String>, in calendar: String?) -> String {
    var name = Array(prefix.utf8)
    var isCode = false
    for key in path {
      append(key, isCode: isCode, to: &name)
      // The keys inside these objects are codes that may differ only in capitals, as in `Hm` and `hm`.
      isCode = isCode || key == "skeletons" || key == "intervals"
    }
    if let calendar { name += calendar.utf8 } else { name.removeLast() }
    return String(decoding: name, as: UTF8.self)
  }

  /// Appends one key of a JSON path to a resource name, and then `_`.
  ///
  /// The key `standAlone` is left out, because pickers show stand-alone names. A code, such as the skeleton `yMMMd`,
  /// keeps its capitals, which distinguish it from other codes.
  private static func append(_ key: String, isCode: Bool, to name: inout [UInt8]) {
    guard key != NameContext.standAlone.rawValue else { return }
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z") where !isCode:
        if name.last != underscore { name.append(underscore) }
        name.append(byte | 0x20)
      // The key of a relative word may begin with a minus, as in `-1` for yesterday.
      case UInt8(ascii: "-") where name.last == underscore: name += "minus_".utf8
      case _ where byte.isASCIIAlphanumeric: name.append(byte)
      default: name.append(underscore)
      }
    }
    name.append(underscore)
  }

  private static let underscore = UInt8(ascii: "_")
}

extension UInt8 {
  var isASCIIAlphanumeric: Bool {
    // The bit 0x20 turns a capital into a small letter.
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
