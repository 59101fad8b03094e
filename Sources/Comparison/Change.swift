package import AlmanacEmitters
package import AlmanacReading

/// A value that differs between two bundles.
package struct Change: Equatable, Sendable {
  package let kind: ChangeKind
  /// The file's path in the bundle.
  package let file: String
  /// The format that writes the file; `nil` for a file of no format.
  package let format: OutputFormat?
  /// The tag of the locale; `nil` for what belongs to none.
  package let locale: String?
  /// The table: a calendar, `locale`, `regions`, or a file of another format as it is called in all locales, as in
  /// `Picker.strings` and `gregorian.js`; `nil` for a locale as a whole.
  package let table: String?
  /// The path of the value in the table; `nil` for a table or a locale as a whole.
  package let path: ValuePath?
  /// The value before; `nil` if there was none.
  package let old: JSONValue?
  /// The value after; `nil` if it was removed.
  package let new: JSONValue?
  /// What became of an erratum about the value; `nil` if nothing did.
  package let erratum: ErratumState?
  /// The correction of ICU's data that began or no longer applies where the value is; `nil` if none did.
  let correction: Correction?
  /// The field that only this version of the file has, with the value in it; `nil` if both versions have the field,
  /// or they have the same schema.
  let fieldOfOneSchema: ValuePath?

  /// The keys of all words in either version of the file; empty unless the change is of a word in the JSON.
  let wordKeys: Set<String>

  /// What became of an erratum.
  package enum ErratumState: String, Sendable {
    /// It corrects the value now.
    case began
    /// It corrected the value, and ICU says something else now.
    case expired
  }

  /// A correction of ICU's data, and what became of it.
  package struct Correction: Hashable, Sendable {
    /// Whether it is an erratum, and not a rule.
    package let isErratum: Bool
    package let state: ErratumState
  }

  /// A change of a value in a file, or of the file as a whole.
  init(
    _ kind: ChangeKind, _ file: BundlePath, path: ValuePath?, from old: JSONValue?, to new: JSONValue?,
    erratum: ErratumState? = nil, correction: Correction? = nil, fieldOfOneSchema: ValuePath? = nil,
    wordKeys: Set<String> = []
  ) {
    self.wordKeys = wordKeys
    self.correction = correction
    self.erratum = erratum
    self.fieldOfOneSchema = fieldOfOneSchema
    self.kind = kind
    self.file = file.path
    format = file.format
    let isOfCatalog = file.subject.kind == .catalog && path.map { $0.keys.count > 1 } == true
    locale = isOfCatalog ? path?.keys.first : file.subject.locale
    table = file.subject.table
    self.path = isOfCatalog ? path.map { ValuePath(Array($0.keys.dropFirst())) } : path
    self.old = old
    self.new = new
  }

  /// A file that differs as a whole, because none of its values can be told.
  package init(file path: String) {
    let file = BundlePath(path)
    // Plural forms are words.
    self.init(file.subject.kind == .plurals ? .words : .other, file, path: nil, from: nil, to: nil)
  }

  /// A locale that came or went with all its files.
  ///
  /// `table` names the only one of its tables that came or went.
  init(_ kind: ChangeKind, locale: String, table: String? = nil, file: String) {
    self.kind = kind
    self.file = file
    format = BundlePath(file).format
    self.locale = locale
    self.table = table
    path = nil
    old = nil
    new = nil
    erratum = nil
    correction = nil
    fieldOfOneSchema = nil
    wordKeys = []
  }

  /// A change of the schema of all JSON files.
  init(schema old: JSONValue?, to new: JSONValue?) {
    kind = .other
    file = BundlePath.manifest
    format = .json
    locale = nil
    table = OutputFormat.json.rawValue
    path = FileComparison.schemaPath
    self.old = old
    self.new = new
    erratum = nil
    correction = nil
    fieldOfOneSchema = nil
    wordKeys = []
  }

  /// The option of a run that differs, as in `defaultLocale`; `nil` for any other change.
  package var option: String? {
    guard file == BundlePath.manifest, let keys = path?.keys, keys.count > 1, keys[0] == "options" else {
      return nil
    }
    return keys[1]
  }

  /// The name of the table where only this change is told: the path of a module, as in `de/gregorian.js`.
  package var tableName: String? {
    table.map { format?.type.tableName($0, at: file) ?? $0 }
  }

  /// What changed, as in `de gregorian months.standAlone.wide.M01`.
  package var place: String {
    [locale, tableName, path?.description].compactMap(\.self).joined(separator: " ")
  }
}
