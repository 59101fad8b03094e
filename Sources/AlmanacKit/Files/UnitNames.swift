/// The names of one unit of time, such as the hour, in one width, such as `long`.
package struct UnitNames: Equatable, Sendable, FieldValue, JSONReadable {
  /// The label above a column of numbers, such as `Stunden`; `nil` if the language has none.
  package var label: String?
  /// The texts for a number of units, such as `{0} Stunden`, by plural category; `other` is always present.
  ///
  /// A text may contain the number as a word instead of `{0}`, as in Hebrew for two units.
  package var forms: [PluralCategory: String]

  package init(label: String?, forms: [PluralCategory: String]) {
    self.label = label
    self.forms = forms
  }

  package static var blank: UnitNames {
    let forms = PluralCategory.allCases.map { ($0, "") }
    return UnitNames(label: "", forms: Dictionary(uniqueKeysWithValues: forms))
  }

  package init(_ reader: inout JSONReader) throws(JSONMismatch) {
    var texts: [String: String] = try reader.table()
    label = texts.removeValue(forKey: Self.labelKey)
    forms = try PluralCategory.keyed(texts)
  }

  package func visit(_ key: String, _ role: FieldRole, _ steps: inout FieldSteps) {
    steps.group(key) { steps in
      for (key, text) in texts.sortedByUTF8() {
        steps.add(key == Self.labelKey ? .label(key, text) : .pattern(key, text))
      }
    }
  }

  private static let labelKey = "label"

  /// Makes the names from texts whose keys are `label` and plural categories such as `one`; ignores other keys.
  package init(texts: [String: String]) {
    let forms = texts.compactMap { key, text in PluralCategory(rawValue: key).map { ($0, text) } }
    self.init(label: texts[Self.labelKey], forms: Dictionary(uniqueKeysWithValues: forms))
  }

  /// The label and the texts of ``forms``, by their keys in the file: `label`, and plural categories such as `one`.
  package var texts: [String: String] {
    var texts = Dictionary(uniqueKeysWithValues: forms.map { ($0.key.rawValue, $0.value) })
    texts[Self.labelKey] = label
    return texts
  }
}
