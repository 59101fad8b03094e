/// How a unit of time is written in one width.
package struct UnitNames: Equatable, Sendable {
  /// What stands above a column of numbers, as in `Stunden`; `nil` where the language has none.
  package var label: String?
  /// With the number, as in `{0} Stunden`, by plural category; `other` is always among them.
  ///
  /// A form may say the number itself, as Hebrew's form for two does.
  package var forms: [PluralCategory: String]

  package init(label: String?, forms: [PluralCategory: String]) {
    self.label = label
    self.forms = forms
  }

  func walk(_ visitor: inout some FieldVisitor) {
    for (key, text) in texts.sortedByUTF8() {
      if key == Self.labelKey { visitor.label(key, text) } else { visitor.pattern(key, text) }
    }
  }

  private static let labelKey = "label"

  /// The names with this label and these forms, by their keys; other keys are ignored.
  package init(texts: [String: String]) {
    let forms = texts.compactMap { key, text in PluralCategory(rawValue: key).map { ($0, text) } }
    self.init(label: texts[Self.labelKey], forms: Dictionary(uniqueKeysWithValues: forms))
  }

  /// The label and the forms by their keys.
  package var texts: [String: String] {
    var texts = Dictionary(uniqueKeysWithValues: forms.map { ($0.key.rawValue, $0.value) })
    texts[Self.labelKey] = label
    return texts
  }
}

extension UnitNames: Codable {
  package init(from decoder: any Decoder) throws {
    var texts = try decoder.singleValueContainer().decode([String: String].self)
    label = texts.removeValue(forKey: Self.labelKey)
    forms = try PluralCategory.keyed(texts, decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(texts)
  }
}

extension UnitNames: JSONReadable {
  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    var texts: [String: String] = try reader.table()
    label = texts.removeValue(forKey: Self.labelKey)
    forms = try PluralCategory.keyed(texts)
  }
}
