import AlmanacKit
import AlmanacReading

// Android's resources repeat the texts of the JSON, with Android's format specifiers.
extension AndroidFormat {
  static func field(of path: ValuePath, in subject: FileSubject) -> ValuePath {
    let keys = subject.kind == .catalog ? path.keys.dropFirst() : path.keys[...]
    return keys.first.flatMap(AndroidNames.field).map(ValuePath.init) ?? path
  }

  static func copies(of path: ValuePath, in subject: FileSubject) -> [ValuePlace] {
    guard let locale = subject.locale, let copies = copies(of: path.keys, in: subject) else { return [] }
    return (AndroidFolders.names(of: locale) + [AndroidFolders.standard]).flatMap { folder in
      copies.map { ValuePlace(table: folder, path: ValuePath($0)) }
    }
  }

  /// The paths of the values in an Android file that repeat the JSON value at a path.
  ///
  /// The result is `nil` if the JSON value does not belong to a locale or a calendar.
  private static func copies(of keys: [String], in subject: FileSubject) -> [[String]]? {
    guard subject.kind == .locale || subject.kind == .calendar, let last = keys.last else { return nil }
    let calendar = subject.kind == .calendar ? subject.table : nil
    guard subject.kind != .locale || keys.first != "strings" || keys.count == 1 else {
      let name = AndroidNames.word(keys[1])
      return [[name] + keys.dropFirst(2)] + marks(of: name)
    }
    return [keys, CompleteNames.substitutePath(for: keys)].compactMap(\.self).flatMap { keys in
      let name = AndroidNames.name(of: keys, in: calendar)
      return [[AndroidNames.name(of: keys.dropLast(), in: calendar), last], [name]] + marks(of: name)
    }
  }

  private static func marks(of name: String) -> [[String]] {
    AndroidReader.Mark.allCases.map { [name, $0.rawValue] }
  }

  static func calendar(ofValueAt path: ValuePath) -> CalendarIdentifier? {
    guard let name = path.keys.first, let field = AndroidNames.field(named: name),
      // The names of the calendars are in the locale's JSON file, so their resources belong to no single calendar.
      field.first != "calendars"
    else { return nil }
    return CalendarIdentifier.allCases.first { name.hasSuffix("_\($0.rawValue)") }
  }

  static func isAppName(at path: ValuePath, in table: String, besides words: Set<String>) -> Bool {
    path.keys.first.map { AndroidNames.field(named: $0) == nil && !words.contains($0) } == true
  }

  static func isCopy(_ copy: ValueVersions, at path: ValuePath, of original: ValueVersions) -> Bool {
    let (name, last) = (path.keys.first ?? "", path.keys.last ?? "")
    if path.keys.count == 2, !AndroidNames.isArray(name), let mark = AndroidReader.Mark(rawValue: last) {
      // The JSON has no comments or attributes. If a comment or an attribute was added or removed, the cause can be a
      // change of the JSON value. If both versions have it, its text was edited, and the JSON is not the cause.
      return (copy.old == nil || copy.new == nil) && mark.follows(copy.old, original.old)
        && mark.follows(copy.new, original.new)
    }
    if let field = AndroidNames.field(named: name), field.first != AndroidNames.units || path.keys.count == 1
    {
      return copy.old?.unlessEmpty == original.old?.codesInOneText
        && copy.new?.unlessEmpty == original.new?.codesInOneText
    }
    return PlaceholderNames.arePlatformForms(
      copy, of: original, isPlural: path.keys.count == 2, in: .android)
  }
}

extension AndroidReader.Mark {
  /// Whether the presence or absence of this comment or attribute in an Android file fits the text in the JSON.
  ///
  /// A comment or `translatable` must be present exactly if the JSON has a text. `formatted` may be present only if the
  /// text in the JSON contains a `%`.
  fileprivate func follows(_ mark: JSONValue?, _ text: JSONValue?) -> Bool {
    switch self {
    case .comment, .translatable: (mark == nil) == (text == nil)
    case .formatted: mark == nil || text?.text?.contains("%") == true
    }
  }
}

extension JSONValue {
  /// The codes of a list, joined into one text; any value that is not a list stays as it is.
  fileprivate var codesInOneText: JSONValue {
    elements.map { .text($0.map { $0.text ?? "" }.joined(separator: AndroidNames.codeSeparator)) } ?? self
  }
}
