import AlmanacKit
import Testing

/// A `locale.json` that can be decoded but has a wrong list or pattern.
@Suite struct LocaleShapeTests {
  typealias Damage = FileDamage<LocaleFile>

  @Test(
    "refuses lists with wrong entries or a wrong length",
    arguments: [
      Damage("nine digits", "numbers.digits") { $0.numbers.digits?.removeLast() },
      Damage("neither digits nor numbers", "numbers") { $0.numbers.digits = nil },
      Damage("digits that make a long number", "'numbers' can make a text of 16401 bytes (limit: 16384)") {
        $0.numbers.digits = Array(repeating: many("x", 820), count: 10)
      },
      Damage("a week that begins on Monday", "weekdays") {
        $0.weekdays.codes.append($0.weekdays.codes.removeFirst())
      },
      Damage("six names in a date", "weekdays.format") { $0.weekdays.names.format.wide.removeLast() },
      Damage("no short names left", "weekdays.standAlone") { $0.weekdays.names.standAlone.short = [] },
      Damage("no PM", "dayPeriods.codes") { $0.dayPeriods.codes = ["am"] },
      Damage("eleven hours", "wheels.hours.h12") { $0.wheels.hours.h12.removeLast() },
    ])
  func lists(damage: Damage) throws { try damage.expectRefusal() }

  @Test(
    "refuses patterns that AlmanacKit cannot format",
    arguments: [
      // CLDR's dayPeriods.xml: in English, noon is one minute, and the night has nine hours.
      Damage(in: "en", "a long name of noon", "(limit: 16384)") {
        ($0.dayPeriods.format.abbreviated[5], $0.time.skeletons["hm"]) = (longName, "h B")
      },
      Damage(in: "en", "a long name of the night", "(limit: 16384)") {
        ($0.dayPeriods.format.abbreviated[7], $0.time.skeletons["hm"]) = (longName, "h B")
      },
      Damage("a date field in a time", "'d'") { $0.time.skeletons["Hm"] = "d HH:mm" },
      Damage("a letter that is no field", "'X'") { $0.time.skeletons["ms"] = "mm:ss X" },
      Damage("a letter in an interval", "'z'") { $0.time.intervals.patterns["Hm"]?["H"] = "HH:mm–HH:mm z" },
      // Each digit has 24 bytes.
      Damage("a number with too many long digits", "(limit: 16384)") {
        $0.numbers.digits = Array(repeating: many("〇", 8), count: 10)
        $0.time.skeletons["Hm"] = many("m", 1024)
      },
      Damage("no short time", "time.styles") { $0.time.styles["short"] = nil },
      Damage("no time with seconds", "'time.styles' has no 'medium'") { $0.time.styles["medium"] = nil },
      Damage("no 24-hour time", "time.skeletons") { $0.time.skeletons["Hm"] = nil },
      Damage("no interval of hours", "time.intervals.Hm") { $0.time.intervals.patterns["Hm"]?["H"] = nil },
      Damage("an interval without an end", "{1}") { $0.time.intervals.fallback = "{0} –" },
      Damage("an interval with a third end", "{2}") { $0.time.intervals.fallback = "{0} – {2}" },
      Damage("a list with an item twice", "{0}") { $0.lists["long"]?.middle = "{0}, {0}, {1}" },
      Damage("a list with an open brace", "'{0}, {1'") { $0.lists["long"]?.end = "{0}, {1" },
      Damage("no narrow lists", "narrow") { $0.lists["narrow"] = nil },
      Damage("a list form for a script other than Hebrew", "Grek") {
        $0.lists["long"]?.beforeOtherScript = .init {
          ($0.script, $0.two, $0.end) = ("Grek", "{0} {1}", "{0} {1}")
        }
      },
      Damage("a list form before certain letters without its second item", "{1}") {
        $0.lists["long"]?.beforePrefix = .init {
          ($0.prefixes, $0.exceptions, $0.two, $0.end) = (["i"], [], "{0} e", "{0} e {1}")
        }
      },
    ])
  func patterns(damage: Damage) throws { try damage.expectRefusal() }

  @Test(
    "refuses plural rules that cannot be evaluated",
    arguments: [
      #"[[{"modulus":0,"ranges":[[1,1]]}]]"#, #"[[{"ranges":[[4,2]]}]]"#, #"[[{"ranges":[[-1,2]]}]]"#,
      #"[[{"ranges":[[1]]}]]"#, #"[[{"ranges":[1]}]]"#,
    ])
  func pluralRules(rules: String) throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) {
      $0.plurals.cardinal = PluralRules([:])
    }
    try bundle.replace(#""cardinal":{}"#, with: #""cardinal":{"one":\#(rules)}"#, in: bundle.localePath)
    #expect(bundle.error()?.malformedPath == bundle.localePath)
  }

  @Test("adds AM and PM for a region to a picker that has no columns for a time")
  func noTimeColumns() throws {
    let bundle = try DamagedBundle()
    try bundle.change(bundle.localePath, as: LocaleFile.self) { $0.columns.time = [] }
    #expect(try bundle.locale(region: "US").columns(.time) == [.dayPeriod])
  }
}

private let longName = many("x", Limits.text)
