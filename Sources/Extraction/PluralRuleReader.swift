import AlmanacICU
import AlmanacKit

/// Reads a plural rule in the syntax of UTS 35, and simplifies it for whole numbers.
///
/// For a whole number, `n` and `i` are the number itself. The operands for its decimals (`v`, `w`, `f`, `t`) and for
/// its exponent (`c`, `e`) are 0. Therefore a relation with one of these operands is always true or always false.
enum PluralRuleReader {
  /// The simplified rule as alternatives: a number fits if all relations in at least one alternative hold for it.
  ///
  /// The result is empty if no whole number fits.
  static func alternatives(in rule: String) throws(ICUError) -> [[PluralRelation]] {
    // Samples follow the rule, as in "n = 1 @integer 1".
    let condition = rule.prefix { $0 != "@" }
    var alternatives: [[PluralRelation]] = []
    for part in condition.split(separator: " or ") {
      if let relations = try relations(in: part, of: rule) { alternatives.append(relations) }
    }
    return alternatives
  }

  /// The relations in one alternative that test the number itself (`n` or `i`), from a text such as `n = 1 and v = 0`.
  ///
  /// The result is `nil` if the alternative has a relation, such as `v != 0`, that is false for every whole number.
  private static func relations(in text: Substring, of rule: String) throws(ICUError) -> [PluralRelation]? {
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

  /// Reads a relation, such as `n % 10 = 2..4,9`; its parts are separated by spaces.
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

  /// The number after `%` in a relation; `nil` if the relation has no `%`.
  private static func modulus(_ parts: ArraySlice<Substring>, of rule: String) throws(ICUError) -> UInt? {
    guard let sign = parts.first else { return nil }
    guard sign == "%", parts.count == 2, let modulus = parts.last.flatMap({ UInt($0) }), modulus > 0 else {
      throw .unreadableRule(rule)
    }
    return modulus
  }

  /// Reads the ranges of a relation, such as `2..4,9`; a single number is a range of one.
  private static func ranges(_ list: Substring, of rule: String) throws(ICUError) -> [ClosedRange<UInt>] {
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
