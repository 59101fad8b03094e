package import AlmanacFormats
import AlmanacInputs
package import AlmanacRecord

/// The form of an option's value, which decides how it is written on the command line and in JSON.
package enum OptionShape: Equatable, Sendable {
  /// On or off, as in `--compact` and `--no-compact`; `true` or `false` in JSON.
  case flag
  /// A flag that the command line can only turn on, such as `--no-errata`.
  case mark
  case text
  /// The tag of a locale.
  case locale
  /// One of these names.
  case choice([String])
  /// Some of these names: separated by commas on the command line, and a list in JSON.
  case choices([String])
  /// The path of a file that a run reads, with the extension that completions offer.
  case file(String)
  /// The path of a file that a run reads, or `-` for standard input.
  case fileOrInput
  /// The paths of files: on the command line, the option is repeated.
  case files(String)
  /// The path of a folder.
  case folder

  package var isFile: Bool {
    switch self {
    case .file, .files: true
    case .flag, .mark, .text, .locale, .choice, .choices, .fileOrInput, .folder: false
    }
  }
}

/// A type with a few values, each with a name that an option can have.
package protocol OptionChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension OptionChoice {
  package init?(rawValue: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = choice
  }

  /// The names of all choices.
  package static var names: [String] { allCases.map(\.rawValue) }

  /// Reads the name of one choice; throws if no choice has this name.
  package static func one(_ name: String) throws(OptionProblems) -> Self {
    guard let choice = Self(rawValue: name) else {
      throw OptionProblems(name.isEmpty ? .noChoice(among: names) : .unknownChoice(name, among: names))
    }
    return choice
  }

  /// Reads choices separated by commas, such as `json,strings`.
  package static func list(_ argument: String) throws(OptionProblems) -> [Self] {
    try list(argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
  }

  /// Reads the names of choices; the result is in the order of `allCases`.
  static func list(_ names: [String]) throws(OptionProblems) -> [Self] {
    var problems: [OptionProblem] = names.isEmpty ? [.noChoice(among: Self.names)] : []
    var wanted: Set<Self> = []
    for name in names {
      if let choice = Self(rawValue: name) {
        if !wanted.insert(choice).inserted { problems.append(.repeatedChoice(name)) }
      } else {
        problems.append(.unknownChoice(name, among: Self.names))
      }
    }
    guard problems.isEmpty else { throw OptionProblems(all: problems) }
    return allCases.filter(wanted.contains)
  }
}

extension OutputFormat: OptionChoice {}
extension SpaceStyle: OptionChoice {}
extension StringsLayout: OptionChoice {}

/// A kind of option: the form of the value, and how JSON values become Swift values.
struct OptionKind<Value: Sendable>: Sendable {
  let shape: OptionShape
  let read: @Sendable (JSONValue) throws(OptionProblems) -> Value
  /// Makes the only form in which the value is written; `nil` if there is no value.
  let write: @Sendable (Value) -> JSONValue?

  /// The same kind for an option that has no value by default; an empty text takes the value away.
  fileprivate var optional: OptionKind<Value?> {
    OptionKind<Value?>(
      shape: shape,
      read: { [read] json throws(OptionProblems) in json.text == "" ? nil : try read(json) },
      write: { [write] in $0.flatMap(write) })
  }
}

extension OptionKind<Bool> {
  static let flag = OptionKind(shape: .flag, read: Self.flag, write: { .literal("\($0)") })
  static let mark = OptionKind(shape: .mark, read: Self.flag, write: { .literal("\($0)") })

  @Sendable private static func flag(_ json: JSONValue) throws(OptionProblems) -> Bool {
    guard case .literal(let word) = json, let flag = Bool(word) else {
      throw OptionProblems(.wrongKind("true or false"))
    }
    return flag
  }
}

extension OptionKind<String> {
  static let locale = text(.locale)
  static let fileOrInput = text(.fileOrInput)
  static let folder = text(.folder)

  static func file(_ extension: String) -> OptionKind { text(.file(`extension`)) }

  private static func text(_ shape: OptionShape) -> OptionKind {
    OptionKind(shape: shape, read: { json throws(OptionProblems) in try json.string() }, write: { .text($0) })
  }
}

extension OptionKind<String?> {
  static let locale = OptionKind<String>.locale.optional

  static func file(_ extension: String) -> OptionKind { OptionKind<String>.file(`extension`).optional }
}

extension OptionKind<[String]> {
  static func files(_ extension: String) -> OptionKind {
    OptionKind(
      shape: .files(`extension`), read: { json throws(OptionProblems) in try json.strings() },
      write: { .list($0.map(JSONValue.text)) })
  }
}

extension OptionKind where Value: OptionChoice {
  static var choice: OptionKind {
    OptionKind(
      shape: .choice(Value.names),
      read: { json throws(OptionProblems) in try Value.one(json.string()) },
      write: { .text($0.rawValue) })
  }
}

extension OptionKind {
  static func choices<Choice: OptionChoice>() -> OptionKind where Value == [Choice] {
    OptionKind(
      shape: .choices(Choice.names),
      read: { json throws(OptionProblems) in try Choice.list(json.strings()) },
      write: { .list($0.map { .text($0.rawValue) }) })
  }
}

extension OptionKind<ClosedRange<Int>> {
  static let years = OptionKind(
    shape: .text,
    read: { json throws(OptionProblems) in try range(json.string()) },
    write: { .text("\($0.lowerBound)...\($0.upperBound)") })

  /// Reads a range of years, such as `1900...2060`.
  private static func range(_ argument: String) throws(OptionProblems) -> ClosedRange<Int> {
    let ends = argument.split(separator: "...", omittingEmptySubsequences: false).map(Self.year)
    guard ends.count == 2, let first = ends[0], let last = ends[1] else {
      let message =
        "'\(argument)' is not a range of years within 1900...2100. Write \(Self.meant(by: argument))."
      throw OptionProblems(.invalid(message))
    }
    guard first <= last else {
      throw OptionProblems(.invalid("The range is reversed. Write \(last)...\(first)."))
    }
    return first...last
  }

  /// The range that an argument such as `1950-2050` or `2026` probably means, or else an example of a range.
  private static func meant(by argument: String) -> String {
    let years = argument.split { !("0"..."9").contains($0) }.map(year)
    guard years.count <= 2, let first = years.first ?? nil, let last = years.last ?? nil, first <= last else {
      return "a range such as 1900...2060"
    }
    return "\(first)...\(last)"
  }

  private static func year(_ digits: Substring) -> Int? {
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let year = Int(digits) else { return nil }
    return (1900...2100).contains(year) ? year : nil
  }
}

extension JSONValue {
  fileprivate func string() throws(OptionProblems) -> String {
    guard let text else { throw OptionProblems(.wrongKind("a string")) }
    return text
  }

  /// The texts of a list.
  fileprivate func strings() throws(OptionProblems) -> [String] {
    guard let elements else { throw OptionProblems(.wrongKind("an array")) }
    return try elements.map { element throws(OptionProblems) in try element.string() }
  }
}
