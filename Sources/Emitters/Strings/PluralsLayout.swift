/// The lines of a `.stringsdict` that are the same in every one, without the leading spaces.
///
/// The writer and the reader share them.
enum PluralsLayout {
  static let opening = [
    #"<?xml version="1.0" encoding="UTF-8"?>"#,
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
    #"<plist version="1.0">"#, "<dict>",
  ]
  static let closing = ["</dict>", "</plist>", ""]

  /// The key of a text's format, which says where its number goes.
  static let formatKey = "NSStringLocalizedFormatKey"

  /// A text's format with one number of a name.
  static func format(_ argument: String) -> String { "%#@\(argument)@" }

  /// What every number is: a whole number that chooses a plural form.
  static let number = [
    "<key>NSStringFormatSpecTypeKey</key>", "<string>NSStringPluralRuleType</string>",
    "<key>NSStringFormatValueTypeKey</key>", "<string>lld</string>",
  ]
}
