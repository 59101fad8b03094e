import AlmanacKit

/// The kind of a field in a date pattern.
enum PatternFieldKind {
  case year, monthName, monthNumber, day, weekday
}

extension [PatternFieldKind] {
  /// The kinds with every numeric month changed to a named month.
  var naming: Self { map { $0 == .monthNumber ? .monthName : $0 } }

  /// Whether both dates of an interval pattern have their fields in the order of `single`, the pattern for one date.
  ///
  /// These are the kinds of the fields in the interval pattern. The second date begins at the first kind that occurs
  /// again. In `d MMM – d MMM y`, it begins at the second `d`.
  func areTwoDates(of single: Self) -> Bool {
    let (kinds, order) = (naming, single.naming)
    let second = kinds.indices.first { kinds[..<$0].contains(kinds[$0]) } ?? kinds.endIndex
    return [kinds[..<second], kinds[second...]].allSatisfy { end in
      let places = end.map { order.firstIndex(of: $0) ?? -1 }
      return places == places.sorted()
    }
  }

  /// The kinds, sorted into the order that they have in another list.
  func inOrder(of others: Self) -> Self {
    let order = others.naming
    return sorted { one, other in
      let (one, other) = ([one].naming[0], [other].naming[0])
      return (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
    }
  }
}

extension DatePattern {
  /// The root locale's pattern for a year with a cyclic name, which gives "2026(丙午)": the Gregorian year and the name.
  static let relatedYearAndName = DatePattern("r(U)")

  /// The same year as an ordinal number, which has its period right behind the number.
  static let ordinalYearAndName = DatePattern("r. (U)")

  /// The kinds of the pattern's fields, in order.
  ///
  /// Year fields without another field between them, as in `r(U)`, count once.
  var kinds: [PatternFieldKind] {
    var kinds: [PatternFieldKind] = []
    kinds.reserveCapacity(parts.count)
    for case let kind? in parts.lazy.map(\.kind) where kind != .year || kinds.last != .year {
      kinds.append(kind)
    }
    return kinds
  }

  /// The pattern with only the fields for which `isKept` is true.
  ///
  /// The text before a removed field is also removed. If the field is at the beginning, the text after the field is
  /// removed instead.
  func keeping(_ isKept: (PatternFieldKind) -> Bool) -> DatePattern {
    var parts = parts
    while let index = parts.firstIndex(where: { $0.kind.map { !isKept($0) } ?? false }) {
      parts.remove(at: index)
      let between = index > 0 ? index - 1 : index
      if parts.indices.contains(between), case .literal = parts[between] { parts.remove(at: between) }
    }
    return DatePattern(parts: parts)
  }

  /// The parts that show a year: the related year, with the year's name if this pattern has the name.
  var withName: [Part] { has("U") ? DatePattern.relatedYearAndName.parts : [.relatedYear] }

  func has(text: String) -> Bool { parts.contains { $0.literal?.contains(text) == true } }

  /// The text after the year, such as `年`, with its spaces; `nil` unless the pattern is a year followed by one text.
  var textAfterYear: String? {
    guard parts.count == 2, case .field("y", _) = parts[0] else { return nil }
    return parts[1].literal
  }

  /// The pattern's first comma, with a space added after it; `nil` if the pattern has no comma.
  var comma: String? {
    for case .literal(let text) in parts {
      if let mark = text.first(where: { ",،፣၊".contains($0) }) { return "\(mark) " }
    }
    return nil
  }
}

extension DatePattern.Part {
  static let relatedYear = Self.field(letter: "r", count: 1)

  /// The text; `nil` if the part is a field.
  var literal: String? { if case .literal(let text) = self { text } else { nil } }

  /// The kind of this field; `nil` if the part is text, an era or a time field.
  var kind: PatternFieldKind? {
    guard case .field(let letter, let count) = self else { return nil }
    return switch letter {
    case "y", "r", "U": .year
    case "M", "L": count < 3 ? .monthNumber : .monthName
    case "d": .day
    case "E", "c": .weekday
    default: nil
    }
  }

  /// Whether the part is the year, the month or the day.
  var isOfDate: Bool {
    switch kind {
    case .year, .monthName, .monthNumber, .day: true
    case .weekday, nil: false
    }
  }
}

extension [DatePattern.Part] {
  /// Whether the part at an index is text that begins with the given text.
  func hasText(_ text: String, at index: Int) -> Bool {
    !text.isEmpty && indices.contains(index) && self[index].literal?.hasPrefix(text) == true
  }

  /// Removes the given text from the beginning of the part at an index.
  mutating func dropText(_ text: String, at index: Int) {
    guard case .literal(let literal) = self[index] else { return }
    self[index] = .literal(String(literal.dropFirst(text.count)))
  }

  /// The parts with adjacent texts joined and empty texts removed.
  var joiningTexts: Self {
    var parts: Self = []
    parts.reserveCapacity(count)
    for part in self where part != .literal("") {
      if case .literal(let text) = part, case .literal(let before) = parts.last {
        parts[parts.count - 1] = .literal(before + text)
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// The last field, and the number of parts after it that are only white space.
  ///
  /// The field is `nil` if other text follows it.
  var lastFieldAndSpace: (field: DatePattern.Part?, space: Int) {
    guard let last else { return (nil, 0) }
    if case .field = last { return (last, 0) }
    guard last.literal?.allSatisfy(\.isWhitespace) == true, count > 1 else { return (nil, 0) }
    return (self[count - 2], 1)
  }
}
