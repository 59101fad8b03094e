import AlmanacKit

extension AndroidWriter {
  /// Adds the rules that a picker needs beside its texts, in the types that Android's classes take.
  ///
  /// A day of the week is a number of `java.util.Calendar`: Sunday is 1, so it is also the first in an array of weekdays.
  mutating func addRules(of locale: LocaleFile) {
    let name = { (path: String...) in AndroidNames.name(of: path, in: nil) }
    xml.value("bool", name("direction", "rtl"), "\(locale.direction == "rtl")")
    xml.value("bool", name("hourCycle", "24"), "\(!locale.hourCycle.isHalfDay)")
    xml.string(name("hourCycle"), locale.hourCycle.rawValue, .pattern)
    xml.value("integer", name("week", "firstDay"), "\(locale.week.firstDay.androidNumber)")
    xml.value("integer", name("week", "minimalDays"), "\(locale.week.minimalDays)")
    xml.integers(name("week", "weekend"), locale.week.weekend.map(\.androidNumber))
  }
}

extension LocaleFile {
  /// Every plural category of the language.
  ///
  /// A category of fractions only, such as `many` in Czech, has no rule in the file, but the units of time have it.
  var pluralCategories: Set<PluralCategory> {
    let units = (units ?? [:]).values.flatMap(\.values).flatMap(\.forms.keys)
    return Set(plurals.cardinal.conditions.keys).union(units).union([.other])
  }
}

extension Weekday {
  /// The number of the day in `java.util.Calendar`: 1 is Sunday, and 7 is Saturday.
  fileprivate var androidNumber: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}
