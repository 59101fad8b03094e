package import AlmanacInputs

/// An XLIFF 2 file that a translator sends back.
package struct XLIFFDocument: Sendable {
  /// The language of the texts, as the file spells it.
  package let targetLanguage: String
  /// The line and column of the element `xliff`, which has the attribute `trgLang`, for error messages.
  package let place: TextPlace
  let units: [Unit]
  /// The bytes of the file, which are used to find the lines of problems.
  let bytes: [UInt8]

  struct Unit: Equatable, Sendable {
    /// The identifier of the unit, as the file spells it.
    let identifier: String
    /// The offset of the unit in the file, in bytes.
    let offset: Int
    /// The translated text, which never has only white space; `nil` if the text is not translated yet.
    let target: String?
    let isReviewed: Bool
  }

  /// Reads a file; throws all problems in it at once.
  ///
  /// Almanac reads the states and targets of the units. It ignores other elements and namespaces, except inside a text:
  /// an unknown element there is a problem.
  package init(reading bytes: [UInt8]) throws(InputProblems) {
    let bytes = try InputText.checked(bytes)
    if let start = InputText.start(of: bytes), bytes[start] != UInt8(ascii: "<") {
      throw InputProblems([InputFinding(XLIFFError.notXML, at: start)], in: bytes)
    }
    var reader = XLIFFReader(bytes)
    do throws(XMLSyntaxError) {
      try reader.read()
    } catch {
      throw InputProblems(reader.findings + [InputFinding(error, at: error.offset)], in: bytes)
    }
    guard reader.findings.isEmpty, let language = reader.targetLanguage else {
      throw InputProblems(reader.findings, in: bytes)
    }
    targetLanguage = language.tag
    place = TextPlace(of: language.offset, in: bytes)
    units = reader.units
    self.bytes = bytes
  }
}

/// Reads the units in an XLIFF file, and collects the problems in them.
struct XLIFFReader {
  static let namespace = "urn:oasis:names:tc:xliff:document:2.0"

  private var cursor: XMLCursor
  /// The prefix that the root element binds to XLIFF's namespace, with its colon; `nil` if it binds none.
  private var prefix: String?
  private(set) var findings: [InputFinding] = []
  private(set) var targetLanguage: (tag: String, offset: Int)?
  private(set) var units: [XLIFFDocument.Unit] = []

  init(_ bytes: [UInt8]) { cursor = XMLCursor(bytes) }

  /// Reads the file to its end.
  mutating func read() throws(XMLSyntaxError) {
    guard case .start(let root)? = try cursor.next() else { return }
    let bound = root.attributes.filter { $0.key.hasPrefix("xmlns:") && $0.value == Self.namespace }
    prefix = bound.keys.min().map { "\($0.dropFirst("xmlns:".count)):" }
    let name = unprefixed(root.name)
    guard name == "xliff" else { return note(.notXLIFF(root: root.name), root) }
    guard root.attributes["xmlns"] == Self.namespace || root.name != name else {
      return note(.otherVersion(root.attributes["version"] ?? ""), root)
    }
    if let tag = root.attributes["trgLang"], !tag.isEmpty {
      targetLanguage = (tag, root.offset)
    } else {
      note(.noTargetLanguage, root)
    }
    try children { reader, start throws(XMLSyntaxError) in
      start.name == "file" ? try reader.file() : try reader.skip()
    }
    // The content after the outermost element must be XML too.
    _ = try cursor.next()
  }

  /// The next event; the names of XLIFF's own elements have no prefix.
  private mutating func next() throws(XMLSyntaxError) -> XMLCursor.Event? {
    let event = try cursor.next()
    guard case .start(var start)? = event else { return event }
    start.name = unprefixed(start.name)
    return .start(start)
  }

  private func unprefixed(_ name: String) -> String {
    guard let prefix, name.hasPrefix(prefix) else { return name }
    return String(name.dropFirst(prefix.count))
  }

  /// Reads the units in an open `file` or `group` element.
  private mutating func file() throws(XMLSyntaxError) {
    try children { reader, start throws(XMLSyntaxError) in
      switch start.name {
      case "group": try reader.file()
      case "unit": try reader.unit(start)
      default: try reader.skip()
      }
    }
  }

  private mutating func unit(_ unit: XMLCursor.Start) throws(XMLSyntaxError) {
    var parts: [(text: String?, isReviewed: Bool, order: Int)] = []
    var targets: [String?] = []
    try children { reader, start throws(XMLSyntaxError) in
      switch start.name {
      case "segment":
        let part = try reader.segment(start)
        let isReviewed = reader.state(of: start).isReviewed
        parts.append((part.target, isReviewed, part.order ?? parts.count + 1))
        targets.append(part.target)
      case "ignorable":
        // An `ignorable` element is the space between two segments. Without a target, the space is the same in both
        // languages.
        let part = try reader.segment(start)
        parts.append((part.target ?? part.source, true, part.order ?? parts.count + 1))
      default: try reader.skip()
      }
    }
    guard let identifier = unit.attributes["id"] else { return note(.noIdentifier, unit) }
    guard findings.count < InputProblems.limit else { return }
    let isTranslated = targets.contains { $0?.isBlank == false }
    guard !isTranslated || !targets.contains(nil) else { return note(.missingTarget(identifier), unit) }
    parts.sort { $0.order < $1.order }
    guard !isTranslated || parts.map(\.order) == Array(1..<parts.count + 1) else {
      return note(.wrongOrder(count: parts.count), unit)
    }
    units.append(
      XLIFFDocument.Unit(
        identifier: identifier, offset: unit.offset,
        target: isTranslated ? parts.compactMap(\.text).joined() : nil,
        isReviewed: parts.allSatisfy(\.isReviewed)))
  }

  private mutating func state(of segment: XMLCursor.Start) -> XLIFFState {
    let name = segment.attributes["state"] ?? XLIFFState.initial.rawValue
    if let state = XLIFFState(rawValue: name) { return state }
    note(.unknownState(name), segment)
    return .initial
  }

  /// The texts of a part of a unit; `order` is the place of the target in the unit, or 0 if the place is not a number.
  ///
  /// `order` is `nil` if the target has the same place as its source (XLIFF 2.0, the attribute `order`).
  private mutating func segment(
    _ segment: XMLCursor.Start
  ) throws(XMLSyntaxError) -> (source: String, target: String?, order: Int?) {
    var (source, target, order): (String, String?, Int?) = ("", nil, nil)
    try children { reader, start throws(XMLSyntaxError) in
      switch start.name {
      case "source": source = try reader.content()
      case "target":
        if target != nil { reader.note(.secondTarget, start) }
        order = start.attributes["order"].map { Int($0) ?? 0 }
        target = try reader.content()
      default: try reader.skip()
      }
    }
    return (source, target, order)
  }

  /// The text in the open element, with the characters of `cp` elements and without annotation tags such as `mrk`.
  private mutating func content() throws(XMLSyntaxError) -> String {
    var text = ""
    while let event = try next() {
      switch event {
      case .end: return text
      case .text(let part, _): text += part
      case .start(let start):
        switch start.name {
        case "mrk": text += try content()
        case "sm", "em": try skip()
        case "cp":
          text += character(start)
          try skip()
        default:
          note(.inlineElement("<\(start.name)>"), start)
          try skip()
        }
      }
    }
    return text
  }

  /// The character of a `cp` element, such as U+0007 for `<cp hex="0007"/>`; U+FFFD if the code is not valid.
  ///
  /// The element gives the code of a character that XML cannot contain.
  private func character(_ start: XMLCursor.Start) -> String {
    start.attributes["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init).map(String.init)
      ?? "\u{FFFD}"
  }

  /// Reads the elements inside the open element; elements of another namespace are skipped.
  private mutating func children(
    _ read: (inout Self, XMLCursor.Start) throws(XMLSyntaxError) -> Void
  ) throws(XMLSyntaxError) {
    while let event = try next() {
      switch event {
      case .end: return
      case .text: continue
      case .start(let start):
        let isForeign =
          start.name.contains(":") || start.attributes["xmlns"].map { $0 != Self.namespace } ?? false
        isForeign ? try skip() : try read(&self, start)
      }
    }
  }

  /// Skips to the end of the open element.
  private mutating func skip() throws(XMLSyntaxError) {
    try children { reader, _ throws(XMLSyntaxError) in try reader.skip() }
  }

  private mutating func note(_ error: XLIFFError, _ start: XMLCursor.Start) {
    guard findings.count < InputProblems.limit else { return }
    findings.append(InputFinding(error, at: start.offset))
  }
}
