import AlmanacKit
import AlmanacReading

// An ARB file repeats the texts of the JSON as messages of ICU's MessageFormat.
extension ARBFormat {
  /// The texts and the metadata of a file; `nil` if Almanac does not write such a file.
  ///
  /// The path of a text is its identifier, as in `actionDone`. The path of a plural form is the identifier and the
  /// plural category.
  static func content(of bytes: [UInt8], at path: String) -> FileContent? {
    guard let subject = subject(at: path), let file = json(bytes), case .object(let entries) = file,
      let tag = subject.locale, file[ARBFile.localeKey]?.text == ARBFile.identifier(of: tag)
    else { return nil }
    var texts: [ValuePath: String] = [:]
    for (key, value) in entries {
      guard add(value, at: [key], to: &texts) else { return nil }
    }
    return .texts(texts)
  }

  private static func json(_ bytes: [UInt8]) -> JSONValue? {
    do throws(JSONSyntaxError) {
      return try JSONValue(reading: bytes)
    } catch {
      return nil
    }
  }

  /// Adds the value at a path; `false` if the value is neither a text nor an object with the metadata of a text.
  private static func add(
    _ value: JSONValue, at path: [String], to texts: inout [ValuePath: String]
  ) -> Bool {
    switch value {
    case .text(let text):
      guard path.count == 1, let (number, forms) = ARBMessage.plural(text) else {
        texts[ValuePath(path)] = text
        return true
      }
      for (category, form) in forms { texts[ValuePath(path + [category.rawValue])] = form }
      texts[ValuePath(path + [numberKey])] = number
      return true
    case .object(let entries):
      return path[0].hasPrefix("@") && !entries.isEmpty
        && entries.allSatisfy { add($0.value, at: path + [$0.key], to: &texts) }
    case .literal, .list: return false
    }
  }

  /// The key for the name of the number in a plural message.
  ///
  /// For example, if the message `selectionCount` begins with `{n, plural,`, the path [`selectionCount`, `plural`] has
  /// the value `n`.
  private static let numberKey = "plural"

  static func field(of path: ValuePath, in subject: FileSubject) -> ValuePath {
    path.keys.first.flatMap(DartName.table).map(ValuePath.init) ?? path
  }

  static func calendar(ofValueAt path: ValuePath) -> CalendarIdentifier? {
    path.keys.first.flatMap(DartName.calendar)
  }

  static func isAppName(at path: ValuePath, in table: String, besides words: Set<String>) -> Bool {
    path.keys.first.map { !$0.hasPrefix("@") && !DartName.isLabel($0) && !words.contains($0) } == true
  }

  static func copies(of path: ValuePath, in subject: FileSubject) -> [ValuePlace] {
    guard let first = path.keys.first, !TextCollector.omittedTables.contains(first) else { return [] }
    guard subject.kind == .locale, first == "strings", path.keys.count > 1 else {
      return labels(of: path.keys, in: subject)
    }
    let keys = [DartName.word(path.keys[1])] + path.keys.dropFirst(2)
    // Only the ARB file has the name of the number that chooses a plural form. Almanac adds and removes this name
    // together with the forms, so the name counts as a copy of the form `other`.
    let number = keys.last == PluralCategory.other.rawValue && keys.count == 2 ? [[keys[0], numberKey]] : []
    return ([keys] + number).map { ValuePlace(table: table, path: ValuePath($0)) }
  }

  /// The places of a name, and of the menu name that the name replaces if the language has no menu name.
  private static func labels(of keys: [String], in subject: FileSubject) -> [ValuePlace] {
    guard subject.kind == .locale || subject.kind == .calendar else { return [] }
    let calendar = subject.kind == .calendar ? CalendarIdentifier(rawValue: subject.table) : nil
    return [keys, CompleteNames.substitutePath(for: keys)].compactMap(\.self).map { keys in
      let name = DartName.label(keys.joined(separator: "."), of: calendar)
      return ValuePlace(table: table, path: ValuePath([name]))
    }
  }

  static func isCopy(_ copy: ValueVersions, at path: ValuePath, of original: ValueVersions) -> Bool {
    if path.keys.count == 2, path.keys[1] == numberKey {
      return copy.isAddition != nil && copy.isAddition == original.isAddition
    }
    return ARBForms.arePlatformForms(copy, of: original, isForm: path.keys.count == 2)
  }
}

/// Checks whether the old message is made from the old text in the JSON, and the new message from the new text.
private enum ARBForms {
  static func arePlatformForms(_ copy: ValueVersions, of original: ValueVersions, isForm: Bool) -> Bool {
    let pairs = [(copy.old, original.old), (copy.new, original.new)]
    let texts = pairs.compactMap { $1?.text }
    guard texts.allSatisfy({ $0.utf8.count <= Limits.text }) else { return false }
    // The order of the placeholders in the source language's text decides which placeholder becomes `arg1`. The
    // locale's text may have another order, so both orders of two placeholders are tried.
    let found = texts.reduce(into: [String]()) { names, text in
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let placeholder = PlaceholderNames.placeholder(in: rest)
        rest = rest.dropFirst(placeholder?.count ?? 1)
        guard let placeholder else { continue }
        let name = String(decoding: placeholder.dropFirst().dropLast(), as: UTF8.self)
        if !names.contains(name) { names.append(name) }
      }
    }
    let candidates = [found] + (found.count == 2 ? [found.reversed()] : [])
    return candidates.contains { arguments in
      let parameters = ARBParameters(arguments, isPlural: false)
      return pairs.allSatisfy { copy, original in
        guard let copy, let original else { return copy?.unlessEmpty == original }
        guard let copy = copy.text, let original = original.text else { return false }
        return ARBMessage.message(of: original, parameters, isForm: isForm).utf8.elementsEqual(copy.utf8)
      }
    }
  }
}
