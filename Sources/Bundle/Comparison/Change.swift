package import AlmanacFormats
package import AlmanacInputs

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
  /// In the JSON, the name is a calendar, or for example `locale` or `regions`. In other formats, it is the file's path
  /// below the format's folder, such as `de.lproj/Picker.strings`.
  ///
  /// `nil` if a locale was added or removed as a whole.
  package internal(set) var table: String?
  /// The path of the value in its table; `nil` if the change is of a line, or of a whole table or locale.
  package let path: ValuePath?
  /// The value or line in the old bundle; `nil` if it was added.
  package let old: JSONValue?
  /// The value or line in the new bundle; `nil` if it was removed.
  package let new: JSONValue?
  /// The first different line, for a file of a format besides JSON; otherwise `nil`.
  package let line: Line?
  /// The correction of the value (an erratum or a rule) that began or expired between the two bundles; `nil` if no
  /// correction did.
  let correction: Correction?
  /// The names of all weekdays in the new bundle, if a file's first change of such a name is this change; otherwise
  /// `nil`.
  ///
  /// The labels above the grid of a month may be names that did not change, for example of another width.
  var weekdays: JSONValue?

  /// Whether a correction began or expired between the old and the new bundle.
  package enum ErratumState: String, Sendable {
    /// The new bundle has the correction, and the old bundle does not.
    case began
    /// The old bundle has the correction, and the new bundle does not, for example because ICU's value has changed.
    case expired
  }

  /// The first different line of a file.
  package struct Line: Hashable, Sendable {
    package let number: Int
    /// Whether the file differs from what its own bundle's JSON gives.
    ///
    /// Otherwise, the file cannot be written again from the JSON, for example because another version of Almanac wrote
    /// the JSON. So the two versions of the file are compared.
    package let isEdited: Bool
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
    line: Line? = nil, correction: Correction? = nil
  ) {
    (self.kind, self.file, format) = (kind, file.path, file.format)
    (locale, table, self.path) = (file.subject.locale, file.subject.table, path)
    (self.old, self.new, self.line, self.correction) = (old, new, line, correction)
  }

  /// Makes the change of a file whose values are not compared.
  package init(file path: String) { self.init(.other, BundlePath(path), path: nil, from: nil, to: nil) }

  /// Makes the change of a file of a format besides JSON; `isEdited` is ``Line/isEdited``.
  package init(file path: String, _ line: LineDifference, isEdited: Bool) {
    self.init(
      .other, BundlePath(path), path: nil, from: line.old.map(JSONValue.text),
      to: line.new.map(JSONValue.text), line: Line(number: line.number, isEdited: isEdited))
  }

  /// Whether an erratum began or expired; `nil` for any change that is not of a value's source.
  package var erratum: ErratumState? {
    correction.flatMap { kind == .source && $0.isErratum ? $0.state : nil }
  }

  /// The option that has different values in the two manifests, such as `defaultLocale`; `nil` if the change is not
  /// of an option.
  package var option: String? {
    guard file == BundlePath.manifest, let keys = path?.keys, keys.first == "options" else { return nil }
    return keys.dropFirst().first
  }

  /// The place of the change in a report, as in `de gregorian months.standAlone.wide.M01`.
  package var place: String { [locale, table, placeInTable].compactMap(\.self).joined(separator: " ") }

  /// The path of the value in its table, or the line in its file, as in `line 12`; `nil` for a whole table or locale.
  package var placeInTable: String? { path?.description ?? line.map { "line \($0.number)" } }

  var versions: ValueVersions { ValueVersions(old: old, new: new) }
}

/// A value before and after a change; `old` or `new` is `nil` if that version does not have the value.
package struct ValueVersions: Hashable, Sendable {
  package let old: JSONValue?
  package let new: JSONValue?
}

extension [Change] {
  /// The kinds that have changes, each with the number of its changes, the most far-reaching kind first.
  package var counts: [(kind: ChangeKind, count: Int)] {
    let counts = reduce(into: [ChangeKind: Int]()) { $0[$1.kind, default: 0] += 1 }
    return ChangeKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }
}
