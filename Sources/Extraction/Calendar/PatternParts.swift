import AlmanacKit

/// What a field of a date pattern is.
enum FieldPart {
  case year, monthName, monthNumber, day, weekday
}

extension [FieldPart] {
  /// The kinds with the month by its name.
  var naming: Self { map { $0 == .monthNumber ? .monthName : $0 } }

  /// Whether the kinds are those of two dates, which begin with the first kind that is there again, each in the order of
  /// one date.
  func areEnds(of single: Self) -> Bool {
    let (kinds, order) = (naming, single.naming)
    let second = kinds.indices.first { kinds[..<$0].contains(kinds[$0]) } ?? kinds.endIndex
    return [kinds[..<second], kinds[second...]].allSatisfy { end in
      let places = end.map { order.firstIndex(of: $0) ?? -1 }
      return places == places.sorted()
    }
  }

  /// The kinds in the order in which others have them.
  func inOrder(of others: Self) -> Self {
    let order = others.naming
    return sorted { one, other in
      let (one, other) = ([one].naming[0], [other].naming[0])
      return (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
    }
  }
}

extension DatePattern {
  /// The kinds of the fields; a year and its name are one.
  var kinds: [FieldPart] {
    parts.compactMap(\.kind).reduce(into: []) { kinds, kind in
      if kind != .year || kinds.last != .year { kinds.append(kind) }
    }
  }

  /// The pattern with only some of its fields, and without the text between each other field and its neighbor.
  func keeping(_ isKept: (FieldPart) -> Bool) -> DatePattern {
    var parts = parts
    while let index = parts.firstIndex(where: { $0.kind.map { !isKept($0) } ?? false }) {
      parts.remove(at: index)
      let between = index > 0 ? index - 1 : index
      if parts.indices.contains(between), case .literal = parts[between] { parts.remove(at: between) }
    }
    return DatePattern(parts: parts)
  }

  /// The pattern without the era, and without the space before it.
  var withoutEra: DatePattern {
    var parts = parts
    for index in parts.indices.reversed() {
      guard case .field("G", _) = parts[index] else { continue }
      parts.remove(at: index)
      if parts.hasText(" ", at: index - 1) { parts.dropText(" ", at: index - 1) }
    }
    return DatePattern(parts: parts)
  }

  /// The year as a label shows it: the related year, and its name if the label has it.
  var withName: [Part] { has("U") ? DatePattern.relatedYearAndName.parts : [.relatedYear] }

  func has(text: String) -> Bool {
    parts.contains { part in
      if case .literal(let literal) = part { literal.contains(text) } else { false }
    }
  }

  /// The text right after the year, without the space around it.
  var textAfterYear: String {
    guard parts.count == 2, case .field("y", _) = parts[0], case .literal(let text) = parts[1] else {
      return ""
    }
    return text
  }

  /// The comma beside the weekday, with the space after it; `nil` if the language writes none.
  var comma: String? {
    for case .literal(let text) in parts {
      if let mark = text.first(where: { ",،፣၊".contains($0) }) { return "\(mark) " }
    }
    return nil
  }
}

extension DatePattern.Part {
  static let relatedYear = Self.field(letter: "r", count: 1)

  /// What the field is; `nil` for text, the era and times.
  var kind: FieldPart? {
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
  /// Whether the part at a place is text that begins with another.
  func hasText(_ text: String, at index: Int) -> Bool {
    guard !text.isEmpty, indices.contains(index), case .literal(let literal) = self[index] else {
      return false
    }
    return literal.hasPrefix(text)
  }

  /// Removes a text that the part at a place begins with.
  mutating func dropText(_ text: String, at index: Int) {
    guard case .literal(let literal) = self[index] else { return }
    self[index] = .literal(String(literal.dropFirst(text.count)))
  }

  /// The parts with texts that stand side by side as one, and without empty ones.
  var joiningTexts: Self {
    reduce(into: []) { parts, part in
      if part == .literal("") { return }
      if case .literal(let text) = part, case .literal(let before) = parts.last {
        parts[parts.count - 1] = .literal(before + text)
      } else {
        parts.append(part)
      }
    }
  }

  /// The last field, if nothing or only space follows it, and how many parts the space has.
  var lastFieldAndSpace: (field: DatePattern.Part?, space: Int) {
    guard let last else { return (nil, 0) }
    if case .field = last { return (last, 0) }
    guard case .literal(let text) = last, text.allSatisfy(\.isWhitespace), count > 1 else { return (nil, 0) }
    return (self[count - 2], 1)
  }
}
