/// When a whole number takes which plural form in a language (UTS 35, language plural rules).
package struct PluralRules: Equatable, Sendable {
  /// By category: any of the lists must hold, each with all of its relations.
  ///
  /// No number fits two categories; `other` is not here, it is what no rule takes.
  package let conditions: [PluralCategory: [[PluralRelation]]]

  package init(_ conditions: [PluralCategory: [[PluralRelation]]]) {
    self.conditions = conditions
  }

  /// The category of a whole number; a negative one has the category of its absolute value.
  package func category(of number: Int) -> PluralCategory {
    conditions.first { _, alternatives in
      alternatives.contains { $0.allSatisfy { $0.holds(for: number.magnitude) } }
    }?.key ?? .other
  }

  func walk(_ visitor: inout some FieldVisitor) {
    let keyed = Dictionary(uniqueKeysWithValues: conditions.map { ($0.key.rawValue, $0.value) })
    for (category, alternatives) in keyed.sortedByUTF8() {
      visitor.structure(category, .list(alternatives.map { .list($0.map(\.structure)) }))
    }
  }
}

/// A test of one whole number, as in "n % 10 = 2..4".
package struct PluralRelation: Equatable, Sendable {
  /// The number is divided by this first, and what remains is tested; `nil` tests the number itself.
  package let modulus: UInt?
  /// The number, or what remains, is in one of these.
  package let ranges: [ClosedRange<UInt>]
  /// Whether the relation holds for the numbers outside the ranges instead.
  package let isNegated: Bool

  package init(modulus: UInt?, ranges: [ClosedRange<UInt>], isNegated: Bool) {
    self.modulus = modulus
    self.ranges = ranges
    self.isNegated = isNegated
  }

  /// Whether the relation holds for a number.
  package func holds(for number: UInt) -> Bool {
    let tested = modulus.map { number % $0 } ?? number
    return ranges.contains { $0.contains(tested) } != isNegated
  }

  fileprivate var structure: Structure {
    var entries: [(key: String, value: Structure)] = []
    if let modulus { entries.append(("modulus", .number(Int(modulus)))) }
    if isNegated { entries.append(("negated", .flag(true))) }
    let bounds = ranges.map { Structure.list([.number(Int($0.lowerBound)), .number(Int($0.upperBound))]) }
    return .object(entries + [("ranges", .list(bounds))])
  }
}

extension PluralRules: Codable {
  package init(from decoder: any Decoder) throws {
    let rules = try decoder.singleValueContainer().decode([String: [[PluralRelation]]].self)
    conditions = try PluralCategory.keyed(rules, decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Dictionary(uniqueKeysWithValues: conditions.map { ($0.key.rawValue, $0.value) }))
  }
}

extension PluralRelation: Codable {
  private enum CodingKeys: String, CodingKey {
    case modulus, negated, ranges
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    modulus = try container.decodeIfPresent(UInt.self, forKey: .modulus)
    guard modulus != 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .modulus, in: container, debugDescription: "No number can be divided by 0.")
    }
    ranges = try container.decode([ClosedRange<UInt>].self, forKey: .ranges)
    isNegated = try container.decodeIfPresent(Bool.self, forKey: .negated) ?? false
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(modulus, forKey: .modulus)
    if isNegated { try container.encode(true, forKey: .negated) }
    try container.encode(ranges, forKey: .ranges)
  }
}
