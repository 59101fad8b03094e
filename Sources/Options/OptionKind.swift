package import AlmanacBundle
package import AlmanacEmitters
import AlmanacReading

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
  package static func one(_ name: String) throws(OptionProblem) -> Self {
    guard let choice = Self(rawValue: name) else {
      throw name.isEmpty ? .noChoice(among: names) : .unknownChoice(name, among: names)
    }
    return choice
  }

  /// Reads choices separated by commas, such as `json,strings`; throws the error of the first choice that is wrong.
  package static func list(_ argument: String) throws(OptionProblem) -> [Self] {
    var problems: [OptionProblem] = []
    let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let choices = list(names, &problems)
    if let problem = problems.first { throw problem }
    return choices
  }

  /// Reads the names of choices, and adds the problems to a list.
  ///
  /// The result has no duplicates, and is in the order of `allCases`.
  static func list(_ names: [String], _ problems: inout [OptionProblem]) -> [Self] {
    if names.isEmpty { problems.append(.noChoice(among: Self.names)) }
    var wanted: Set<Self> = []
    for name in names {
      if let choice = Self(rawValue: name) {
        if !wanted.insert(choice).inserted { problems.append(.repeatedChoice(name)) }
      } else {
        problems.append(.unknownChoice(name, among: Self.names))
      }
    }
    return allCases.filter(wanted.contains)
  }
}

extension OutputFormat: OptionChoice {}
extension SpaceStyle: OptionChoice {}
extension StringsLayout: OptionChoice {}

/// A kind of option: the form of the value, and how JSON values become Swift values.
struct OptionKind<Value: Sendable>: Sendable {
  let shape: OptionShape
  /// Reads a value, or adds its problems to a list and returns `nil`.
  let read: @Sendable (JSONValue, inout [OptionProblem]) -> Value?
  /// Makes the only form in which the value is written; `nil` if there is no value.
  let write: @Sendable (Value) -> JSONValue?

  /// The same kind for an option that has no value by default; an empty text takes the value away.
  fileprivate var optional: OptionKind<Value?> {
    OptionKind<Value?>(
      shape: shape, read: { [read] in $0.text == "" ? .some(nil) : read($0, &$1).map(Optional.some) },
      write: { [write] in $0.flatMap(write) })
  }
}

extension OptionKind<Bool> {
  static let flag = OptionKind(shape: .flag, read: Self.flag, write: { .literal("\($0)") })
  static let mark = OptionKind(shape: .mark, read: Self.flag, write: { .literal("\($0)") })

  @Sendable private static func flag(_ json: JSONValue, _ problems: inout [OptionProblem]) -> Bool? {
    guard case .literal(let word) = json, let flag = Bool(word) else {
      return problems.add(.wrongKind("true or false"))
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
    OptionKind(shape: shape, read: { $0.text ?? $1.add(.wrongKind("a string")) }, write: { .text($0) })
  }
}

extension OptionKind<String?> {
  static let locale = OptionKind<String>.locale.optional

  static func file(_ extension: String) -> OptionKind { OptionKind<String>.file(`extension`).optional }
}

extension OptionKind<[String]> {
  static func files(_ extension: String) -> OptionKind {
    OptionKind(
      shape: .files(`extension`), read: { $0.texts(&$1) },
      write: { .list($0.map(JSONValue.text)) })
  }
}

extension OptionKind where Value: OptionChoice {
  static var choice: OptionKind {
    OptionKind(
      shape: .choice(Value.names),
      read: { json, problems in
        guard let text = json.text else { return problems.add(.wrongKind("a string")) }
        do throws(OptionProblem) {
          return try Value.one(text)
        } catch {
          return problems.add(error)
        }
      }, write: { .text($0.rawValue) })
  }
}

extension OptionKind {
  static func choices<Choice: OptionChoice>() -> OptionKind where Value == [Choice] {
    OptionKind(
      shape: .choices(Choice.names),
      read: { json, problems in
        guard let texts = json.texts(&problems) else { return nil }
        let before = problems.count
        let choices = Choice.list(texts, &problems)
        return problems.count == before ? choices : nil
      }, write: { .list($0.map { .text($0.rawValue) }) })
  }
}

extension OptionKind<ClosedRange<Int>> {
  static let years = OptionKind(
    shape: .text,
    read: { json, problems in
      guard let text = json.text else { return problems.add(.wrongKind("a string")) }
      do throws(OptionProblem) {
        return try range(text)
      } catch {
        return problems.add(error)
      }
    }, write: { .text("\($0.lowerBound)...\($0.upperBound)") })

  /// Reads a range of years, such as `1900...2060`.
  private static func range(_ argument: String) throws(OptionProblem) -> ClosedRange<Int> {
    let ends = argument.split(separator: "...", omittingEmptySubsequences: false).map(Self.year)
    guard ends.count == 2, let first = ends[0], let last = ends[1] else {
      throw .invalid(
        "'\(argument)' is not a range of years within 1900...2100. Write \(Self.meant(by: argument)).")
    }
    guard first <= last else { throw .invalid("The range is reversed. Write \(last)...\(first).") }
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

extension [OptionProblem] {
  /// Adds a problem; the result is `nil`, as the result of the reader that has the problem.
  fileprivate mutating func add<Value>(_ problem: OptionProblem) -> Value? {
    append(problem)
    return nil
  }
}

extension JSONValue {
  /// The texts of a list; adds a problem if this is not a list of texts.
  fileprivate func texts(_ problems: inout [OptionProblem]) -> [String]? {
    guard let elements else { return problems.add(.wrongKind("an array")) }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : problems.add(.wrongKind("a string"))
  }
}
