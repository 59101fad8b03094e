import AlmanacTestSupport

/// What readers stumble over: the ends of the numbers, odd characters, and what means something in a format.
enum Pieces {
  /// One of the pieces.
  static func random(_ random: inout SplitMix64) -> [UInt8] { all[random.index(below: all.count)] }

  /// One of the numbers.
  static func randomNumber(_ random: inout SplitMix64) -> [UInt8] {
    Array(numbers[random.index(below: numbers.count)].utf8)
  }

  private static let all = texts.map { Array($0.utf8) } + bytes

  /// What is not UTF-8: a lone byte of two, an overlong "/", a surrogate, a scalar that is none, and byte order marks.
  private static let bytes: [[UInt8]] = [
    [0xFF], [0x80], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0],
  ]

  private static let texts = numbers + values + escapes + characters + listEntries + words

  private static let numbers = [
    "0", "-0", "-1", "1", "00", "01", "1.", ".5", "+1", "1e5", "1E+400", "-1e-400", "0x10", "1_000", "NaN",
    "inf", "2147483648", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551616", "1899", "2101", "0.1", "60", "99999999999999999999999999999999",
  ]

  private static let values = [
    "null", "true", "false", "{}", "[]", "\"\"", "[[]]", "{\"\":{}}", ",", ":", "{", "}", "[", "]", "\"",
    "//", "/*", "'", "\"a\":1,", "\"schemaVersion\":1", "\"schemaVersion\": 2,",
  ]

  private static let escapes = [
    "\\", "\\u", "\\u0000", "\\ud800", "\\udc00", "\\ud83d\\ude00", "\\u+123", "\\u00e", "\\U202F", "\\n",
    "\\x41", "\\\"", "\";\n\"",
  ]

  private static let characters = [
    "\u{301}", "\u{200D}", "\u{202E}", "\u{2028}", "\u{A0}", "\u{202F}", "ı", "ß", "１", "١", "🇦🇹",
    "👩\u{200D}👩\u{200D}👧", "\u{FFFD}", "\u{10FFFF}", "\u{85}", "\u{1}", "\u{7F}", " ", "\t", "\n", "\r",
    "\r\n",
  ]

  private static let listEntries = [
    "*", "-*", "de-*", "!", "!*", "!de-*", "zh-Hant-*", "#", "iw", "sh-*", "de", "zh_TW", "kk-CN", "und",
    "-u-nu-latn", "-u-hc-h11-fw-wed", "-x-", "-t-", "-u-ca-buddhist", "-rg-uszzzz", "-419", "-USA",
  ]

  private static let words = [
    "{n}", "{0}", "{1}", "{", "{}", "{0}{0}", "{date}", "%arg", "%lld", "%#@n@", "%@", "'", "''", "yMMMMd",
    "GGGGGyyyyyy", "r(U)", "EEEEEE", "LLLLL", "HHmmss", "other", "one", "plural", "variations", "M13", "M04L",
    "chinese", "gregorian", "h24", "mon", "../../x", "/", "create ../x\n", "delete a/b\n", "replace a\n",
  ]
}
