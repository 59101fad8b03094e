import AlmanacKit

extension AppleTable {
  /// The texts without plural forms as a `.strings` file in UTF-8, as in `"action.done" = "Done";`.
  ///
  /// The result is `nil` instead of an empty file, which programs that read `.strings` treat as damaged.
  var strings: [UInt8]? {
    var bytes: [UInt8] = []
    for text in texts {
      guard case .plain(let value) = text.phrase else { continue }
      QuotedText.strings.append(quoted: text.key, to: &bytes)
      bytes += " = ".utf8
      QuotedText.strings.append(quoted: value, to: &bytes)
      bytes += ";\n".utf8
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// The texts with plural forms as a `.stringsdict` file, which is an XML property list in UTF-8; `nil` without such
  /// texts.
  var stringsdict: [UInt8]? {
    let entries = texts.compactMap(\.pluralEntry)
    guard !entries.isEmpty else { return nil }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(entries.joined())</dict>
      </plist>

      """
    return Array(text.utf8)
  }
}

extension AppleTable.Text {
  /// The lines of the `.stringsdict` for this text, whose whole number (`lld`) chooses one of the forms.
  fileprivate var pluralEntry: String? {
    guard let forms = phrase.sortedForms else { return nil }
    let head = """
        <key>\(XMLEscaping.escaped(key))</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@\(number)@</string>
          <key>\(number)</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>lld</string>

      """
    return forms.reduce(into: head) { lines, form in
      lines += """
              <key>\(form.category.rawValue)</key>
              <string>\(XMLEscaping.escaped(form.text))</string>

        """
    } + "    </dict>\n  </dict>\n"
  }
}
