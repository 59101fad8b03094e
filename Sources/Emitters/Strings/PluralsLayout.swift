/// The lines that are the same in every `.stringsdict`, without their leading spaces.
///
/// The code that writes the file and the code that reads it share these lines.
enum PluralsLayout {
  static let opening = [
    #"<?xml version="1.0" encoding="UTF-8"?>"#,
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
    #"<plist version="1.0">"#, "<dict>",
  ]
  static let closing = ["</dict>", "</plist>", ""]

  /// The key of a word's format string, which shows where the plural form goes.
  static let formatKey = "NSStringLocalizedFormatKey"

  /// The format string of a word with one number, as in `%#@n@` for a number with the name `n`.
  static func format(_ argument: String) -> String { "%#@\(argument)@" }

  /// The lines that declare a whole number, which chooses a plural form.
  static let number = [
    "<key>NSStringFormatSpecTypeKey</key>", "<string>NSStringPluralRuleType</string>",
    "<key>NSStringFormatValueTypeKey</key>", "<string>lld</string>",
  ]
}
