import AlmanacKit

/// Reads a plural rule (UTS 35, plural rules syntax), reduced to whole numbers.
///
/// Of a whole number without decimals, `n` and `i` are the number itself, and the operands about its decimals
/// (`v`, `w`, `f`, `t`) and its exponent (`c`, `e`) are 0: a relation with one of those is decided at once.
enum PluralRuleReader {
  /// What is left of a rule: any list must hold, each with all of its relations; empty if no whole number can fit.
  static func alternatives(in rule: String) throws(ExtractionError) -> [[PluralRelation]] {
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
  ) throws(ExtractionError) -> [PluralRelation]? {
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

  private static func relation(
    _ text: Substring, of rule: String
  ) throws(ExtractionError) -> (operand: Substring, relation: PluralRelation) {
    let syntax = /\s*([nivwftce])(?: % ([1-9]\d*))? (!?=) ([\d.,]+)\s*/
    guard let match = text.wholeMatch(of: syntax) else { throw .unreadableRule(rule) }
    var ranges: [ClosedRange<UInt>] = []
    for range in match.4.split(separator: ",") {
      let bounds = range.split(separator: "..").compactMap { UInt($0) }
      guard let first = bounds.first, let last = bounds.last, first <= last else {
        throw .unreadableRule(rule)
      }
      ranges.append(first...last)
    }
    let modulus = match.2.flatMap { UInt($0) }
    return (match.1, PluralRelation(modulus: modulus, ranges: ranges, isNegated: match.3 == "!="))
  }
}
