import AlmanacICU
import AlmanacICUOracle
import AlmanacKit
import Testing

@testable import AlmanacExtraction

/// The plural rules, reduced to whole numbers.
@Suite struct PluralTests {
  @Test("choose the same category as ICU for every number of a picker", arguments: Extraction.sweptLocales)
  func categories(locale: LanguageTag) throws {
    let rules = try Extraction.shared.get().settings.tables.pluralRules(of: locale)
    let icu = try ICUPluralRules(locale: locale.icuIdentifier)
    for number in 0...2100 {
      let expected = try icu.category(of: number)
      if rules.category(of: number).rawValue != expected {
        Issue.record("\(number) is \(rules.category(of: number)), not \(expected)")
      }
    }
  }

  @Test("choose the same category as node's Intl.PluralRules", arguments: Reference.tags)
  func intl(tag: String) throws {
    let expected = try #require(try Reference.cldr48(tag).plurals).split(separator: " ")
    let rules = try Extraction.record(tag).locale.plurals.cardinal
    #expect(expected.count == 201)
    for (number, category) in expected.enumerated() {
      #expect(rules.category(of: number).rawValue == category, "\(number)")
    }
  }

  @Test(
    "choose only one category for each number, and use every category", arguments: Extraction.sweptLocales)
  func disjoint(locale: LanguageTag) throws {
    let rules = try Extraction.shared.get().settings.tables.pluralRules(of: locale)
    var reached: Set<PluralCategory> = []
    for number in [1_000_000, 100_000] + Array(0...1000) {
      let fitting = rules.conditions.filter { PluralRules([$0.key: $0.value]).category(of: number) != .other }
      #expect(fitting.count < 2, "\(number)")
      reached.formUnion(fitting.keys)
    }
    #expect(reached == Set(rules.conditions.keys))
  }

  // In CLDR's chart of plural rules, the Russian "few" is v = 0 and i % 10 = 2..4 and i % 100 != 12..14.
  @Test("keep only the conditions for whole numbers")
  func reduced() throws {
    let russian = try Extraction.record("ru").locale.plurals.cardinal
    #expect(
      russian.conditions[.few] == [
        [
          PluralRelation(modulus: 10, ranges: [2...4], isNegated: false),
          PluralRelation(modulus: 100, ranges: [12...14], isNegated: true),
        ]
      ])
    // Czech and Lithuanian have "many" only for fractions. Japanese has one form.
    #expect(Set(try Extraction.record("cs").locale.plurals.cardinal.conditions.keys) == [.few, .one])
    #expect(try Extraction.record("lt").locale.plurals.cardinal.conditions[.many] == nil)
    #expect(try Extraction.record("ja").locale.plurals.cardinal.conditions.isEmpty)
  }

  // UTS 35, plural operand meanings: of a whole number, v, w, f, t, c and e are 0.
  @Test(
    "know that a whole number has no decimals and no exponent", arguments: ["v", "w", "f", "t", "c", "e"])
  func operands(operand: String) throws {
    let one = PluralRelation(modulus: nil, ranges: [1...1], isNegated: false)
    let rules = [
      "n = 1 and \(operand) = 0": [[one]], "\(operand) = 0 and i = 1 @integer 1": [[one]],
      "n = 1 and \(operand) != 0": [], "i = 1 or \(operand) = 1..5": [[one]], "\(operand) != 0": [],
    ]
    for (rule, expected) in rules {
      #expect(try PluralRuleReader.alternatives(in: rule) == expected, "\(rule)")
    }
  }

  @Test("use the absolute value of a negative number")
  func negative() throws {
    let rules = try Extraction.record("pl").locale.plurals.cardinal
    #expect(rules.category(of: -2) == .few)
    #expect(rules.category(of: .min) == rules.category(of: 8))
  }

  @Test(
    "are refused if they do not follow UTS 35",
    arguments: [
      "n is 1", "n = 4..2", "i % 0 = 1", "n =", "x = 1", "n = 1..2..3", "n = 1,,2", "n mod 10 = 1",
      "n % 10 20 = 1", "n = 1..", "n = ..2", "n = 1,", "n = a", "= 1", "n % x = 1",
    ])
  func unreadable(rule: String) {
    #expect(throws: ICUError.unreadableRule(rule)) { try PluralRuleReader.alternatives(in: rule) }
  }
}
