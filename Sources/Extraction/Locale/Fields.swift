import AlmanacICU
import AlmanacKit

extension OpenLocale {
  /// The names of the date fields ("month") in the locale's language; `nil` if CLDR has none in the language.
  func fields(_ sources: inout [String: Origin]) throws(ICUError) -> [String: FieldNames]? {
    var fields: [String: FieldNames] = [:]
    for field in DateField.allCases {
      guard let names = try names(of: field) else { continue }
      fields[field.rawValue] = names.value
      sources["fields.\(field.rawValue)"] = names.origin
    }
    for field in try copies(in: fields) {
      fields[field] = nil
      sources["fields.\(field)"] = nil
    }
    for (field, names) in fields { fields[field] = try titled(names, at: "fields.\(field)", &sources) }
    return fields.isEmpty ? nil : fields
  }

  /// The fields whose names in CLDR are only copies of root's English names (in Quechua and Meta', for example).
  ///
  /// If only one or two names equal root's names, they may be the language's own words: German "Minute", Maltese "Era".
  private func copies(in fields: [String: FieldNames]) throws(ICUError) -> [String] {
    var copies: [String] = []
    for (field, names) in fields {
      let key = DateField(rawValue: field)?.resourceKey ?? field
      let root = try resources.rootValue(at: ["fields", key, "dn"])
      if names.wide == root?.text { copies.append(field) }
    }
    return copies.count > 2 ? copies : []
  }

  /// The names of a field, with known mistakes corrected; `nil` if CLDR has none in the language.
  func names(of field: DateField) throws(ICUError) -> WithOrigin<FieldNames>? {
    guard let wide = try wideWord(field) else { return nil }
    if field == .weekday, let corrected = Self.workingDays[wide.value] {
      return corrected.map {
        WithOrigin(value: FieldNames(abbreviated: $0, narrow: $0, wide: $0), origin: .made(by: .weekdayField))
      }
    }
    let abbreviated = try word(field, "-short") ?? wide
    let narrow = try word(field, "-narrow") ?? abbreviated
    let names = FieldNames(abbreviated: abbreviated.value, narrow: narrow.value, wide: wide.value)
    if let corrected = corrected(names.byWidth, at: "fields.\(field.rawValue)") {
      return WithOrigin(value: FieldNames(corrected), origin: .erratum)
    }
    return WithOrigin(value: names, origin: wide.origin)
  }

  /// The wide name of a field, such as "Minute"; `nil` if the language has no such name.
  ///
  /// CLDR leaves out a language's name if it is the same as root's English name. For example, German has the short name
  /// "Min." but not the wide name "Minute". So root's "Minute" is used, because "Min." is an abbreviation of it.
  private func wideWord(_ field: DateField) throws(ICUError) -> WithOrigin<String>? {
    if let own = try word(field, "") { return own }
    guard let short = try word(field, "-short"),
      let found = try resources.value(at: ["fields", field.resourceKey, "dn"]), found.origin == .root,
      let name = found.value.text, name.lowercased().hasPrefix(short.value.lowercased().filter(\.isLetter))
    else { return nil }
    return WithOrigin(value: name, origin: .root)
  }

  private func word(_ field: DateField, _ width: String) throws(ICUError) -> WithOrigin<String>? {
    try resources.word(at: ["fields", field.resourceKey + width, "dn"])
  }

  /// Words that mean "working day", which CLDR's translators wrote for "weekday" by mistake.
  ///
  /// CLDR later corrected the Chinese word. For Chiga, no right word is known, so the field is left out. Errata correct
  /// the words in Greek and Amharic.
  private static let workingDays: [String: String?] = ["工作日": "星期", "Eizooba ry’okukora": nil]
}

extension FieldNames {
  fileprivate var byWidth: [String: String] { ["abbreviated": abbreviated, "narrow": narrow, "wide": wide] }

  fileprivate init(_ byWidth: [String: String]) {
    self.init(
      abbreviated: byWidth["abbreviated"] ?? "", narrow: byWidth["narrow"] ?? "", wide: byWidth["wide"] ?? "")
  }
}

extension DateField {
  /// The field's key in ICU's resources.
  fileprivate var resourceKey: String { self == .dayPeriod ? "dayperiod" : rawValue }
}
