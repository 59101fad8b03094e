import AlmanacICU
import AlmanacKit

/// Reads a plural rule (UTS 35, plural rules syntax), reduced to whole numbers.
///
/// Of a whole number without decimals, `n` and `i` are the number itself, and the operands about its decimals
/// (`v`, `w`, `f`, `t`) and its exponent (`c`, `e`) are 0: a relation with one of those is decided at once.
enum PluralRuleReader {
  /// What is left of a rule: any list must hold, each with all of its relations; empty if no whole number can fit.
  static func alternatives(in rule: String) throws(ICUError) -> [[PluralRelation]] {
    // Samples stand behind the rule, as in "n = 1 @integer 1".
    let condition = rule.prefix { $0 != "@" }
    var alternatives: [[PluralRelation]] = []
    for part in condition.split(separator: " or ") {
      if let relations = try relations(in: part, of: rule) { alternatives.append(relations) }
    }
    return alternatives
  }

  /// The relations that depend on the number; `nil` if another one fails for every whole number.
  private static func relations(
    in text: Substring, of rule: String
  ) throws(ICUError) -> [PluralRelation]? {
    var relations: [PluralRelation] = []
    for part in text.split(separator: " and ") {
      let (operand, relation) = try relation(part, of: rule)
      if operand == "n" || operand == "i" {
        relations.append(relation)
      } else if !relation.holds(for: 0) {
        return nil
      }
    }
    return relations
  }

  /// Reads a relation, as in `n % 10 = 2..4,9`; its parts are separated by spaces.
  private static func relation(
    _ text: Substring, of rule: String
  ) throws(ICUError) -> (operand: Substring, relation: PluralRelation) {
    var parts = text.split(separator: " ")
    guard let operand = parts.first, "nivwftce".contains(operand), let list = parts.popLast(),
      let sign = parts.popLast(), sign == "=" || sign == "!="
    else { throw .unreadableRule(rule) }
    let relation = PluralRelation(
      modulus: try modulus(parts.dropFirst(), of: rule), ranges: try ranges(list, of: rule),
      isNegated: sign == "!=")
    return (operand, relation)
  }

  /// The number behind `%`; `nil` without a `%`.
  private static func modulus(
    _ parts: ArraySlice<Substring>, of rule: String
  ) throws(ICUError) -> UInt? {
    guard let sign = parts.first else { return nil }
    guard sign == "%", parts.count == 2, let modulus = parts.last.flatMap({ UInt($0) }), modulus > 0 else {
      throw .unreadableRule(rule)
    }
    return modulus
  }

  /// The ranges of a list, as in `2..4,9`.
  private static func ranges(
    _ list: Substring, of rule: String
  ) throws(ICUError) -> [ClosedRange<UInt>] {
    var ranges: [ClosedRange<UInt>] = []
    for range in list.split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = range.split(separator: "..", omittingEmptySubsequences: false).map { UInt($0) }
      guard bounds.count <= 2, let first = bounds.first ?? nil, let last = bounds.last ?? nil, first <= last
      else { throw .unreadableRule(rule) }
      ranges.append(first...last)
    }
    return ranges
  }
}
