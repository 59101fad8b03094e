import AlmanacTestSupport

/// Texts that are difficult for readers: extreme numbers, unusual characters, and syntax of the formats.
enum Pieces {
  /// A random piece.
  static func random(_ random: inout SplitMix64) -> [UInt8] { all[random.index(below: all.count)] }

  /// A random entry of `numbers`.
  static func randomNumber(_ random: inout SplitMix64) -> [UInt8] {
    Array(numbers[random.index(below: numbers.count)].utf8)
  }

  private static let all = texts.map { Array($0.utf8) } + bytes

  /// Bytes that readers may not expect: invalid UTF-8, byte order marks and NUL.
  ///
  /// The invalid UTF-8 is a single byte that is not a character, an overlong "/", a surrogate, or a scalar out of
  /// range.
  private static let bytes: [[UInt8]] = [
    [0xFF], [0x80], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0],
  ]

  private static let texts =
    numbers + values + escapes + characters + listEntries + words + keys + controls + repetitions
    + amplifying

  /// Keys with dots, keys with a meaning in JavaScript, and canonically equivalent keys.
  private static let keys = [
    "\"week.firstDay\":\"sun\",", "\"strings.action.done\":\"x\",", "\"a.b\":1,\"a\":{\"b\":2},",
    "\"__proto__\":{\"locale\":\"x\"},", "\"constructor\":1,", "\"é\":1,\"e\u{301}\":2,",
    "\"a\":1,\"a\":2,", "\"a\":1,\"\\u0061\":2,", ".other", "n.one",
  ]

  /// Controls that a terminal or a log interprets, as characters and as escapes.
  private static let controls = [
    "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{90}x\u{9C}", "\n::stop-commands::x", "\u{2066}\u{202E}",
    "\\u001b[2J", "\\u009b31m", "\\n::error::x", "\\u202e", "\\u0007", "\u{2029}", "\u{FFFE}",
  ]

  /// Long texts that repeat one letter or placeholder, which may take readers much time or memory.
  private static let repetitions = [
    ("y", 2000), ("{0}", 700), ("{n}", 700), ("d.", 100), ("B", 60), ("x", 20_000), ("\u{301}", 2000),
  ].map { String(repeating: $0, count: $1) }

  private static let numbers = [
    "0", "-0", "-1", "1", "00", "01", "1.", ".5", "+1", "1e5", "1E+400", "-1e-400", "0x10", "1_000", "NaN",
    "inf", "2147483648", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "18446744073709551616", "1899", "2101", "0.1", "60", "99999999999999999999999999999999",
  ]

  private static let values = [
    "null", "true", "false", "{}", "[]", "\"\"", "[[]]", "{\"\":{}}", ",", ":", "{", "}", "[", "]", "\"",
    "//", "/*", "\"a\":1,", "\"schemaVersion\":1", "\"schemaVersion\": 2,",
    "\"locale\":\"de\",\"locale\":\"en\",",
  ]

  private static let escapes = [
    "\\", "\\u", "\\u0000", "\\ud800", "\\udc00", "\\ud83d\\ude00", "\\u+123", "\\u00e", "\\U202F", "\\n",
    "\\x41", "\\\"", "\";\n\"",
  ]

  /// Pieces of string catalogs: placeholders that make a text longer, keys that may be repeated, and escapes.
  ///
  /// The keys `own.a` and `own.a.one` could be confused, because `one` is also the name of a plural form of `own.a`.
  private static let amplifying = [
    "%#@n@%#@n@%#@n@", "%1$#@n@", "%#@", "%arg%arg", "{a}{b}", (1...21).map { "{a\($0)}" }.joined(), "{{",
    "%%%", String(repeating: "x", count: 600), "own.a", "own.a.one", "\"own.a.one\":{},", "\"strings\":{},",
    "\"action.done\":{},", "\"__proto__\":{},", "\\u001b]0;x\\u0007", "\\u009b", "\\uffff", "\\ufffe", "\\r",
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
    "{n}", "{0}", "{1}", "{0}{0}", "{date}", "%arg", "%lld", "%#@n@", "%@", "'", "''", "yMMMMd",
    "GGGGGyyyyyy", "r(U)", "EEEEEE", "LLLLL", "HHmmss", "other", "one", "plural", "variations", "M13", "M04L",
    "chinese", "gregorian", "h24", "mon", "../../x", "/", "README.md", ".git/HEAD",
  ]
}
