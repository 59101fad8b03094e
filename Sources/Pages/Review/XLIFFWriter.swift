import AlmanacFormats

extension ReviewWords {
  /// The words as XLIFF 2.0, for translators' tools: one unit for each text, or one for each plural form of a text.
  package var xliff: [UInt8] {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<xliff xmlns="\#(XLIFFReader.namespace)" version="2.0" srcLang="en" trgLang="\#(tag)">"#,
      #"  <file id="words" xml:space="preserve">"#,
    ]
    for word in words {
      for unit in word.units(pluralRules) { lines += unit.lines }
    }
    lines += ["  </file>", "</xliff>", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }
}

extension XLIFFUnit {
  fileprivate var lines: [String] {
    var lines = [#"    <unit id="\#(identifier.text)">"#]
    if !notes.isEmpty {
      lines.append("      <notes>")
      lines += notes.map {
        #"        <note category="\#($0.category)">\#(XMLEscaping.escaped($0.text))</note>"#
      }
      lines.append("      </notes>")
    }
    lines.append(#"      <segment state="\#(state.rawValue)">"#)
    lines.append("        <source>\(XMLEscaping.escaped(source))</source>")
    if let target { lines.append("        <target>\(XMLEscaping.escaped(target))</target>") }
    return lines + ["      </segment>", "    </unit>"]
  }
}
