import AlmanacICU
import AlmanacICUOracle
import AlmanacKit

/// Formats times with ICU in one locale and calendar, and opens the format for each pattern only once.
final class ICUTexts {
  private let identifier: String
  private var formats: [String: Opened<ICUDateFormat>] = [:]

  init(_ identifier: String) { self.identifier = identifier }

  /// ICU's text for a time, formatted with a pattern.
  ///
  /// `numbers` has the numbering systems of fields, by the letters of the fields.
  func text(_ pattern: String, _ numbers: [Unicode.Scalar: String], at milliseconds: Double) throws -> String
  {
    try format(pattern, numbers).icu.text(at: milliseconds)
  }

  private func format(_ pattern: String, _ numbers: [Unicode.Scalar: String]) throws -> Opened<ICUDateFormat>
  {
    let key = numbers.sorted { $0.key < $1.key }.reduce(pattern) { "\($0);\($1.key)=\($1.value)" }
    if let format = formats[key] { return format }
    let format = try ICUDateFormat(locale: identifier, pattern: pattern)
    for (letter, system) in numbers {
      try format.useNumbers(system, forField: letter)
    }
    let opened = Opened(format)
    formats[key] = opened
    return opened
  }
}

/// A format, generator or other object of ICU that stays open for many texts.
final class Opened<Wrapped: ~Copyable> {
  let icu: Wrapped

  init(_ icu: consuming Wrapped) { self.icu = icu }
}

extension [DatePattern.Part] {
  /// The pattern in which literals replace some fields: the literal of a field is the text that `text` returns.
  ///
  /// A field stays in the pattern if `text` returns `nil`.
  func replacing(_ text: (Unicode.Scalar, Int) -> String?) -> String {
    DatePattern(
      parts: map { part in
        guard case .field(let letter, let count) = part, let text = text(letter, count) else { return part }
        return .literal(text)
      }
    ).merged.description
  }
}

extension DatePattern {
  /// The pattern with adjacent literals joined, so that their quotes do not touch.
  fileprivate var merged: DatePattern {
    DatePattern(
      parts: parts.reduce(into: []) { parts, part in
        if case .literal(let text) = part, case .literal(let before) = parts.last {
          parts[parts.count - 1] = .literal(before + text)
        } else {
          parts.append(part)
        }
      })
  }
}
