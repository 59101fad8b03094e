import AlmanacKit
import AlmanacReading

/// Reads an `almanac.xml` in exactly the form that Almanac writes.
///
/// The reader parses each line, writes the file again from the parsed texts, and compares the bytes. It refuses a file
/// with any difference, such as an entity, an additional attribute, a comment inside a text, or an escape that Almanac
/// does not use.
struct AndroidReader {
  private var lines: ArraySlice<ArraySlice<UInt8>>
  private var xml: AndroidXML
  /// The first key of every path: the tag of the locale that the file itself names.
  ///
  /// The list is empty if the file names no locale, because the name of the folder contains the locale.
  private let root: [String]
  private var texts: [ValuePath: String] = [:]
  private var arrays: [String: [String]] = [:]

  /// A comment or an attribute that a text in the file may have, such as `formatted="false"`.
  ///
  /// The raw value is the last key in the path of the comment or the attribute.
  enum Mark: String, CaseIterable {
    case comment, formatted, translatable
  }

  /// The texts of a file by their resource names; `nil` if Almanac does not write such a file.
  ///
  /// The path of a plural form, of an entry in an array or of a ``Mark`` has a second key after the resource name. If
  /// `isCatalog` is true, each path begins with the tag of the file's locale.
  static func texts(of bytes: [UInt8], isCatalog: Bool) -> [ValuePath: String]? {
    guard bytes.count <= Limits.file, bytes.isUTF8 else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // git may have written the ends of all lines as `\r\n`.
    let ends = lines.dropLast().allSatisfy { $0.last == UInt8(ascii: "\r") } ? 1 : 0
    let plain = lines.dropLast().map { $0.dropLast(ends) } + lines.suffix(1)
    guard let reader = AndroidReader(plain, isCatalog: isCatalog) else { return nil }
    return reader.xml.bytes.elementsEqual(plain.joined(separator: "\n".utf8)) ? reader.texts : nil
  }

  private init?(_ all: [ArraySlice<UInt8>], isCatalog: Bool) {
    lines = all.dropFirst()
    guard let head = lines.popFirst() else { return nil }
    let marks = AndroidXML.ofCatalog
    let tag = head.part(AndroidXML.root + marks.start, marks.end)
    guard (tag != nil) == isCatalog, tag.map(LocaleTag.isWellFormed) != false else { return nil }
    root = tag.map { [$0] } ?? []
    xml = AndroidXML(naming: tag)
    while let line = lines.popFirst(), !line.elementsEqual(AndroidXML.end.utf8) {
      guard readEntry(line) else { return nil }
    }
    for (name, items) in arrays where !AndroidNames.codeArrays.contains(name) {
      let codes = AndroidNames.codes(ofArray: name, count: items.count, in: arrays)
      for (code, item) in zip(codes, items) {
        guard add(item, [name, code]) else { return nil }
      }
    }
  }

  private mutating func readEntry(_ line: ArraySlice<UInt8>) -> Bool {
    guard let comment = line.part("  <!-- ", " -->") else {
      return readArray(line) ?? readPlurals(line, nil) ?? readString(line, nil)
    }
    guard !root.isEmpty, let next = lines.popFirst() else { return false }
    xml.comment(comment)
    return readPlurals(next, comment) ?? readString(next, comment)
  }

  /// Reads an array that begins at a line.
  ///
  /// The result is `false` if Almanac does not write such an array, and `nil` if the line does not begin an array.
  private mutating func readArray(_ line: ArraySlice<UInt8>) -> Bool? {
    let isOfCodes = line.part("  <string-array name=\"", "\"\(AndroidXML.codes)>")
    guard let name = isOfCodes ?? line.part("  <string-array name=\"", "\">") else { return nil }
    guard AndroidNames.codeArrays.contains(name) == (isOfCodes != nil), name.isResourceName else {
      return false
    }
    var items: [String] = []
    while let item = lines.first?.text("    <item>", "</item>") {
      items.append(item)
      lines.removeFirst()
    }
    xml.array(name.utf8, items, isOfCodes: isOfCodes != nil)
    // An array of codes becomes one value, because the list of codes in the JSON is one value too.
    let codes = items.joined(separator: AndroidNames.codeSeparator)
    let isAdded =
      isOfCodes == nil || !items.contains { $0.contains(AndroidNames.codeSeparator) } && add(codes, [name])
    return arrays.updateValue(items, forKey: name) == nil && isAdded && takeEnd("  </string-array>")
  }

  private mutating func readPlurals(_ line: ArraySlice<UInt8>, _ comment: String?) -> Bool? {
    guard let name = line.part("  <plurals name=\"", "\">") else { return nil }
    var forms: [(category: PluralCategory, text: String)] = []
    for category in PluralCategory.allCases {
      let start = AndroidXML.opening(of: category)
      guard let text = lines.first?.text(start, "</item>") else { continue }
      guard AndroidText.isFormat(text), add(text, [name, category.rawValue]) else { return false }
      forms.append((category, text))
      lines.removeFirst()
    }
    xml.plurals(name.utf8, forms)
    return name.isResourceName && !forms.isEmpty && addComment(comment, name) && takeEnd("  </plurals>")
  }

  private mutating func readString(_ line: ArraySlice<UInt8>, _ comment: String?) -> Bool {
    guard
      let name = line.part("  <string name=\"", "</string>").map({ $0.prefix { $0 != "\"" } }).map(
        String.init),
      name.isResourceName
    else { return false }
    for form in AndroidXML.Form.allCases {
      guard let text = line.text("  <string name=\"\(name)\"\(form.attributes)>", "</string>") else {
        continue
      }
      xml.string(name.utf8, text, form)
      guard addMarks(of: form, text, name), addComment(comment, name) else { return false }
      return add(text, [name])
    }
    return false
  }

  private mutating func addComment(_ comment: String?, _ name: String) -> Bool {
    comment.map { add($0, [name, Mark.comment.rawValue]) } ?? true
  }

  /// Adds the attribute that a `<string>` of a form has, such as `formatted="false"`; the form `plain` has no
  /// attribute.
  ///
  /// The result is `false` if Almanac does not write such a text in this form, or if the attribute cannot be added.
  private mutating func addMarks(of form: AndroidXML.Form, _ text: String, _ name: String) -> Bool {
    switch form {
    case .plain: AndroidText.isFormat(text)
    case .unformatted: text.contains("%") && add("false", [name, Mark.formatted.rawValue])
    case .pattern: add("false", [name, Mark.translatable.rawValue])
    }
  }

  private mutating func takeEnd(_ end: String) -> Bool {
    lines.popFirst()?.elementsEqual(end.utf8) == true
  }

  /// Adds a text; `false` if there are too many texts, or if the path already has a text.
  ///
  /// Programs that read the file disagree about which of two texts for the same path they use.
  private mutating func add(_ text: String, _ path: [String]) -> Bool {
    guard texts.count < Limits.jsonValues else { return false }
    return texts.updateValue(text, forKey: ValuePath(root + path)) == nil
  }
}
