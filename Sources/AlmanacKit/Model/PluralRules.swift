/// The rules that choose the plural form for a whole number in a language (UTS 35, language plural rules).
package struct PluralRules: Equatable, Sendable {
  /// The conditions of each category; a number has the category if at least one of the category's conditions holds.
  ///
  /// A condition is a list of relations, and it holds if all its relations hold. No number has two categories. `other`
  /// has no conditions, because it is the category of all remaining numbers.
  package let conditions: [PluralCategory: [[PluralRelation]]]

  package init(_ conditions: [PluralCategory: [[PluralRelation]]]) { self.conditions = conditions }

  /// The category of a whole number; a negative number has the category of its absolute value.
  package func category(of number: Int) -> PluralCategory {
    conditions.first { _, alternatives in
      alternatives.contains { $0.allSatisfy { $0.holds(for: number.magnitude) } }
    }?.key ?? .other
  }
}

extension PluralRules: FieldValue, JSONReadable {
  package static var blank: PluralRules { PluralRules([:]) }

  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    conditions = try PluralCategory.keyed(try reader.table())
  }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    let keyed = Dictionary(uniqueKeysWithValues: conditions.map { ($0.key.rawValue, $0.value) })
    steps.group(key) { steps in
      for (category, alternatives) in keyed.sortedByUTF8() {
        steps.structure(category, .list(alternatives.map { .list($0.map(\.structure)) }))
      }
    }
  }
}

/// A test of one whole number, such as "n % 10 = 2..4": the remainder after division by 10 is 2 to 4.
package struct PluralRelation: Equatable, Sendable {
  /// The divisor whose remainder is tested, at least 1; `nil` if the number itself is tested.
  package let modulus: UInt?
  /// The number or the remainder must be inside one of these ranges; if ``isNegated`` is `true`, outside all of them.
  package let ranges: [ClosedRange<UInt>]
  /// Whether the number or the remainder must be outside all ranges, instead of inside one of them.
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

extension PluralRelation: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    let modulus: Int? = try reader.fieldIfPresent("modulus")
    guard modulus.map({ $0 > 0 }) ?? true else {
      throw JSONMismatch(path: ["modulus"], "is not a positive number")
    }
    self.modulus = modulus.map(UInt.init)
    isNegated = try reader.fieldIfPresent("negated") ?? false
    let bounds: [[Int]] = try reader.field("ranges")
    ranges = try bounds.map { bounds throws(JSONMismatch) in
      guard bounds.count == 2, 0 <= bounds[0], bounds[0] <= bounds[1] else {
        throw JSONMismatch(path: ["ranges"], "has \(bounds), which is not a range")
      }
      return UInt(bounds[0])...UInt(bounds[1])
    }
  }
}
