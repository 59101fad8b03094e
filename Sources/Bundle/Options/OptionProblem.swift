import AlmanacFormats
import AlmanacKit

/// A problem with the value of an option.
package enum OptionProblem: Error, Equatable {
  /// The value is not of this kind, such as `a string`.
  case wrongKind(String)
  case unknownChoice(String, among: [String])
  case repeatedChoice(String)
  case noChoice(among: [String])
  /// Sentences that say what is wrong and what to write.
  case invalid(String)
}

/// All problems with the value of an option, at least one.
package struct OptionProblems: Error, Equatable, CustomStringConvertible {
  package let all: [OptionProblem]

  init(_ problems: OptionProblem...) { all = problems }

  init(all: [OptionProblem]) { self.all = all }

  /// The first problem, because the command line shows only one.
  package var description: String { all[0].description }
}

extension OptionProblem: CustomStringConvertible {
  /// The problem with a value on the command line; the argument parser puts the option and the value before it.
  package var description: String {
    switch self {
    case .wrongKind(let kind): "This is not \(kind)."
    case .unknownChoice("", let choices):
      "A name is missing before or after a comma. Choose from: \(choices.joined(separator: ", "))."
    case .unknownChoice(let text, let choices):
      "'\(text.printable)' is unknown. " + Self.remedy(for: text, choices)
    case .repeatedChoice(let text): "'\(text)' is repeated. Name it once."
    case .noChoice(let choices): "Choose from: \(choices.joined(separator: ", "))."
    case .invalid(let reason): reason
    }
  }

  /// The choices, and the choice with the closest spelling, or the calendar with this name in BCP 47.
  package static func remedy(for text: String, _ choices: [String]) -> String {
    let calendar = CalendarIdentifier.allCases.first { $0.bcp47 == text }?.rawValue
    let meant = choices.first { $0 == calendar } ?? Spelling.closest(to: text, among: choices)
    return (meant.map { "Did you mean '\($0)'? " } ?? "")
      + "Choose from: \(choices.joined(separator: ", "))."
  }
}
