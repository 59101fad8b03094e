import AlmanacKit
import AlmanacReading

// Android's resources say what the JSON says, in Android's form.
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

  /// The paths in a file of Android's; `nil` for what is no value of a locale or a calendar.
  private static func copies(of keys: [String], in subject: FileSubject) -> [[String]]? {
    guard subject.kind == .locale || subject.kind == .calendar, let last = keys.last else { return nil }
    let calendar = subject.kind == .calendar ? subject.table : nil
    guard subject.kind != .locale || keys.first != "strings" || keys.count == 1 else {
      let name = AndroidNames.word(keys[1])
      return [[name] + keys.dropFirst(2)] + marks(of: name)
    }
    return [keys, stand(in: keys)].compactMap(\.self).flatMap { keys in
      let name = AndroidNames.name(of: keys, in: calendar)
      return [[AndroidNames.name(of: keys.dropLast(), in: calendar), last], [name]] + marks(of: name)
    }
  }

  private static func marks(of name: String) -> [[String]] {
    AndroidReader.Mark.allCases.map { [name, $0.rawValue] }
  }

  static func calendar(ofValueAt path: ValuePath) -> CalendarIdentifier? {
    guard let name = path.keys.first, let field = AndroidNames.field(named: name),
      // The names of calendars are in the file of the locale.
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
      // A mark with another text than before is a change of its own.
      return (copy.old == nil || copy.new == nil) && mark.follows(copy.old, original.old)
        && mark.follows(copy.new, original.new)
    }
    if let field = AndroidNames.field(named: name), field.first != AndroidNames.units || path.keys.count == 1
    {
      return copy.old?.unlessEmpty == original.old?.codesInOneText
        && copy.new?.unlessEmpty == original.new?.codesInOneText
    }
    return PlaceholderNames.areForms(
      copy, of: original, isPlural: path.keys.count == 2, in: .android)
  }
}

extension AndroidReader.Mark {
  /// Whether the mark is where a text of the JSON has it, and not where the JSON has no text.
  fileprivate func follows(_ mark: JSONValue?, _ text: JSONValue?) -> Bool {
    switch self {
    case .comment, .translatable: (mark == nil) == (text == nil)
    case .formatted: mark == nil || text?.text?.contains("%") == true
    }
  }
}

extension JSONValue {
  /// The value; `nil` for an empty text, as a name has in a language without it.
  fileprivate var unlessEmpty: JSONValue? { text?.isEmpty == true ? nil : self }

  /// A list of codes as one text; another value as it is.
  fileprivate var codesInOneText: JSONValue {
    elements.map { .text($0.map { $0.text ?? "" }.joined(separator: AndroidNames.codeSeparator)) } ?? self
  }
}
