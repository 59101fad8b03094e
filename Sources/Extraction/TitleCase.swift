import AlmanacICU
import AlmanacKit

// The names and words that an app's menus, headers and buttons show with a capital first letter.
extension OpenLocale {
  /// The names, with title-case forms added if a menu or a header needs them.
  ///
  /// They are added if CLDR requests title case (Spanish writes "Enero" above a calendar), or if the names come from the
  /// string catalog, which writes them with a capital, and only if they differ from the stand-alone names. `usage` is
  /// the beginning of the key in CLDR's context transforms (UTS 35): `month` or `day`.
  func titled(
    _ names: ContextNames, _ table: String, as usage: String, _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames {
    // In CLDR, each key is inherited separately. ICU instead takes the whole table from the closest locale that has
    // one, and so loses the rule for weekdays in pt-PT.
    let found = try resources.value(at: ["contextTransforms", "\(usage)-standalone-except-narrow"])
    let isRequested = found?.value.numbers?.contains(1) ?? false
    guard isRequested || sources["\(table).standAlone.wide"] == .catalogue else { return names }
    let titled = try names.standAlone.titled { name throws(ICUError) in try title.titled(name) }
    return names.with(titled, table, &sources)
  }

  /// The names of the quarters, with title-case forms added if they differ from the names.
  ///
  /// A name that begins with a number stays as it is: "1st quarter".
  func titledQuarters(
    _ names: ContextNames, _ sources: inout [String: Origin]
  ) throws(ICUError) -> ContextNames {
    let titled = try names.standAlone.titled { name throws(ICUError) in
      name.first?.isLetter == true ? try title.titled(name) : name
    }
    return names.with(titled, "quarters", &sources)
  }

  // CLDR writes the names of date fields, and words such as "today", as they appear in a sentence. CLDR's context
  // transforms have no rule for these words, but a menu shows nearly all of them with a capital.

  /// The names of a date field, with title-case forms added if they differ from the names.
  func titled(
    _ names: FieldNames, at path: String, _ sources: inout [String: Origin]
  ) throws(ICUError) -> FieldNames {
    let titled = FieldNames.Titled(
      abbreviated: try titledField(names.abbreviated), wide: try titledField(names.wide))
    guard titled != FieldNames.Titled(abbreviated: names.abbreviated, wide: names.wide) else { return names }
    sources["\(path).titled"] = .made(by: .titleCase)
    var result = names
    result.titled = titled
    return result
  }

  /// The date field's name in title case; unit symbols (`min`), and AM and PM (`fm/em`), are unchanged.
  private func titledField(_ name: String) throws(ICUError) -> String {
    ["d", "h", "min", "s"].contains(name) || name.contains("/") ? name : try title.titled(name)
  }

  /// The relative words, such as "tomorrow", with title-case forms added if they differ from the words.
  func titled(
    _ words: RelativeWords, at path: String, _ sources: inout [String: Origin]
  ) throws(ICUError) -> RelativeWords {
    var titled: [String: String] = [:]
    for (steps, word) in words.words { titled[steps] = try title.titled(word) }
    guard titled != words.words else { return words }
    sources["\(path).titled"] = .made(by: .titleCase)
    var result = words
    result.titled = titled
    return result
  }
}

extension WidthNames {
  fileprivate func titled(_ form: (String) throws(ICUError) -> String) throws(ICUError) -> TitledNames {
    TitledNames(abbreviated: try abbreviated.map(form), short: try short?.map(form), wide: try wide.map(form))
  }
}

extension ContextNames {
  /// The names, with the given title-case forms added if they differ from the stand-alone names.
  ///
  /// `sources` gets the origin `rule` for the added forms.
  fileprivate func with(
    _ titled: TitledNames, _ table: String, _ sources: inout [String: Origin]
  ) -> ContextNames {
    guard titled != TitledNames(standAlone) else { return self }
    for width in ["abbreviated", "wide"] + (titled.short == nil ? [] : ["short"]) {
      sources["\(table).titled.\(width)"] = .made(by: .titleCase)
    }
    var result = self
    result.titled = titled
    return result
  }
}
