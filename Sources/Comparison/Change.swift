package import AlmanacEmitters
package import AlmanacReading

/// A value, a file or a locale that was added, removed or changed between two bundles.
package struct Change: Equatable, Sendable {
  package let kind: ChangeKind
  /// The path of the file in the bundle, as in `json/de/gregorian.json`.
  package let file: String
  /// The format that writes the file; `nil` if no format writes a file at this path.
  package let format: OutputFormat?
  /// The tag of the locale that the value belongs to; `nil` if it belongs to no locale.
  package let locale: String?
  /// The name of the table that has the value.
  ///
  /// In the JSON, the name is a calendar, or for example `locale` or `regions`. In most other formats, it is the name
  /// of the file without a locale, such as `Picker.strings`. On Android, it is the name of the file's folder, such as
  /// `values-de`.
  ///
  /// `nil` if a locale was added or removed as a whole, unless the change is in only one String Catalog.
  package let table: String?
  /// The path of the value in its table; `nil` if the change is of a whole table or locale.
  package let path: ValuePath?
  /// The value in the old bundle; `nil` if the value was added.
  package let old: JSONValue?
  /// The value in the new bundle; `nil` if the value was removed.
  package let new: JSONValue?
  /// Whether an erratum began or expired, if this is a change of a value's source.
  ///
  /// `nil` if neither happened, or if this is any other change.
  package let erratum: ErratumState?
  /// The correction of the value (an erratum or a rule) that began or expired between the two bundles; `nil` if no
  /// correction did.
  let correction: Correction?
  /// The field that contains the value, if the value may be new or missing because of a new schema version.
  ///
  /// For example, schema 2 added the field `years.pattern`. The result is `nil` if schema 2 did not add the field, if
  /// the schema versions are equal, or if both versions of the file have the field.
  let fieldOfOneSchema: ValuePath?

  /// The keys of all words in either version of the file.
  ///
  /// The set is empty unless this is a change of a word in the JSON.
  let wordKeys: Set<String>

  /// Whether a correction began or expired between the old and the new bundle.
  package enum ErratumState: String, Sendable {
    /// The new bundle has the correction, and the old bundle does not.
    case began
    /// The old bundle has the correction, and the new bundle does not, for example because ICU's value has changed.
    case expired
  }

  /// A correction of ICU's data, and whether it began or expired.
  package struct Correction: Hashable, Sendable {
    /// Whether the correction is an erratum; otherwise it is a rule.
    package let isErratum: Bool
    package let state: ErratumState
  }

  /// Makes the change of a value in a file, or of the whole file if `path` is `nil`.
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

  /// Makes the change of a file whose values are not compared.
  package init(file path: String) {
    let file = BundlePath(path)
    // A file of plural forms contains only words, so the kind of the change is `words`.
    self.init(file.subject.kind == .plurals ? .words : .other, file, path: nil, from: nil, to: nil)
  }

  /// Makes the change of a locale that was added or removed with all its files.
  ///
  /// `table` is the table that was added or removed, if there is only one.
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

  /// Makes the change that reports a different schema version once for all JSON files.
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

  /// The option that has different values in the two manifests, such as `defaultLocale`; `nil` if the change is not
  /// of an option.
  package var option: String? {
    guard file == BundlePath.manifest, let keys = path?.keys, keys.count > 1, keys[0] == "options" else {
      return nil
    }
    return keys[1]
  }

  /// The table's name in a report that lists only this change, such as `de/gregorian.js` for the table `gregorian.js`.
  package var tableName: String? {
    table.map { format?.type.tableName($0, at: file) ?? $0 }
  }

  /// The place of the change in a report, as in `de gregorian months.standAlone.wide.M01`.
  package var place: String {
    [locale, tableName, path?.description].compactMap(\.self).joined(separator: " ")
  }
}
