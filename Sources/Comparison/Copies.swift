import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// The changes of a format that the JSON of the same locale has too.
///
/// A change that both have is told once. A change of the other format alone is told as well: only that file was edited.
struct Copies {
  private var originals: [Place: [Change]] = [:]
  private var appNames: AppNameCopies?
  private var calendars: CalendarCopies?

  /// A value in a file of a format.
  private struct Place: Hashable {
    let format: OutputFormat
    /// `nil` for the values of no locale, as the rules of the regions.
    let locale: String?
    let value: ValuePlace

    init(format: OutputFormat, locale: String?, value: ValuePlace) {
      (self.format, self.locale, self.value) = (format, locale, value)
    }

    /// The place of a change; `nil` if it is of a file as a whole.
    init?(_ change: Change) {
      guard let format = change.format, let path = change.path, let table = change.table else { return nil }
      self.init(format: format, locale: change.locale, value: ValuePlace(table: table, path: path))
    }
  }

  /// `locales` are those that have JSON.
  init(of changes: [Change], in locales: Set<String>) {
    let formats = OutputFormat.allCases.filter { format in changes.contains { $0.format == format } }
    guard formats.count > 1 else { return }
    let changed = Set(changes.lazy.filter { $0.format != .json }.map(\.locale))
    let tags = { (tag: String, format: OutputFormat) in
      [tag] + format.type.otherTags(of: tag).filter { !locales.contains($0) }
    }
    for change in changes {
      guard change.format == .json, let path = change.path else { continue }
      let subject = BundlePath(change.file).subject
      for format in formats {
        let all = change.locale.map { tags($0, format).map(Optional.some) } ?? [nil]
        let tags = all.filter(changed.contains)
        guard !tags.isEmpty else { continue }
        for value in format.type.copies(of: path, in: subject) {
          for tag in tags {
            originals[Place(format: format, locale: tag, value: value), default: []].append(change)
          }
        }
      }
    }
    calendars = CalendarCopies(of: changes, in: formats, tags: tags)
    let places = originals
    appNames = AppNameCopies(
      of: changes, isKnown: { Place($0).map { places[$0] != nil } == true }, tags: tags)
  }

  /// Whether a change says what a change of the JSON says.
  func contains(_ change: Change) -> Bool {
    guard let place = Place(change), let path = change.path else { return false }
    guard let known = originals[place] else {
      return calendars?.contains(change) == true || appNames?.contains(change) == true
    }
    return known.contains { place.format.type.isCopy(change.versions, at: path, of: $0.versions) }
  }
}

extension Change {
  var versions: ValueVersions { ValueVersions(old: old, new: new) }
}
