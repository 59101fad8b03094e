import AlmanacBundle
import AlmanacFormats
import AlmanacInputs
import AlmanacRecord

/// The words that a bundle has, as the option `--words` says.
///
/// An app's own words, and the words for which its map of keys has a name, are always selected.
struct SelectedWords: Sendable {
  /// The keys of Almanac's words that `--words` does not select.
  private let omitted: Set<String>
  /// The keys of Almanac's words that a run reports as missing if a locale lacks them.
  private let expected: Set<String>
}

extension SelectedWords {
  /// Selects the words that a list names; `appNames` are the app's names for keys, as in `["app.done": "action.done"]`.
  ///
  /// Few languages have all extended words, so a run expects only those that a picker in the list needs or that the app
  /// names.
  init(_ choices: [WordChoice], appNames: [String: String]) {
    var (selected, expected) = (Set(appNames.values), Set(appNames.values))
    let hasPicker = choices.contains { if case .picker = $0 { true } else { false } }
    let pickers = hasPicker ? ShippedResources.pickers() : [:]
    for choice in choices {
      let keys = choice.keys(pickers)
      selected.formUnion(keys)
      expected.formUnion(choice == .all ? PickerKeys.core + PickerKeys.optional : keys)
    }
    self.init(omitted: Set(PickerKeys.all).subtracting(selected), expected: expected)
  }

  func contains(_ key: String) -> Bool { !omitted.contains(key) }

  /// Whether a run warns if a locale lacks the word with this key; it always warns about an app's own words.
  func isExpected(_ key: String) -> Bool { expected.contains(key) || !Self.almanacs.contains(key) }

  static let almanacs = Set(PickerKeys.all)

  /// The selected keys; `shapes` has the shapes of the texts of all keys.
  func keys(
    of shapes: [String: TextShape], comments: [String: String], appNames: [String: String]
  ) -> StringKeys {
    let shapes = shapes.filter { contains($0.key) }
    // The module of each locale has the core words, and the hours of a clock with 24 hours.
    let core = Set(PickerKeys.core + PickerKeys.optional + ["a11y.hourValue24"]).filter(contains)
    return StringKeys(
      arguments: shapes.mapValues(\.placeholders), plurals: Set(shapes.filter(\.value.isPlural).keys),
      core: core, comments: comments, appNames: appNames)
  }

  /// Removes the words that are not selected from a record.
  func limit(_ record: inout LocaleRecord) {
    record.locale.strings = record.locale.strings.filter { contains($0.key) }
    for key in omitted { record.locale.sources["strings.\(key)"] = nil }
    record.unreviewed = record.unreviewed.filter { contains($0.key) }
  }
}

extension WordChoice {
  /// The keys of the words that the name means.
  fileprivate func keys(_ pickers: [String: KnownPicker]) -> [String] {
    switch self {
    case .core: PickerKeys.core
    case .optional: PickerKeys.optional
    case .all: PickerKeys.all
    case .picker(let name): pickers[name]?.keys.flatMap(\.filling.texts) ?? []
    }
  }
}
