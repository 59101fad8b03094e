import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// Finds the changes in other formats that repeat a change in the JSON of the same locale.
///
/// A change that is in the JSON and in another format is reported once. A change that is only in another format is
/// reported too, because somebody edited only that file.
struct RepeatedChanges {
  private var originals: [Place: [Change]] = [:]
  private var appNames: AppNameCopies?
  private var calendars: CalendarCopies?

  /// The place of a value in a file of a format.
  private struct Place: Hashable {
    let format: OutputFormat
    /// The tag of the locale; `nil` for a value that belongs to no locale, such as a rule for a region.
    let locale: String?
    let value: ValuePlace

    init(format: OutputFormat, locale: String?, value: ValuePlace) {
      (self.format, self.locale, self.value) = (format, locale, value)
    }

    /// Takes the place from a change; `nil` if the change is of a whole file.
    init?(_ change: Change) {
      guard let format = change.format, let path = change.path, let table = change.table else { return nil }
      self.init(format: format, locale: change.locale, value: ValuePlace(table: table, path: path))
    }
  }

  /// Finds the repeated changes among the changes between two bundles.
  ///
  /// `locales` are the locales that have JSON.
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

  /// Whether a change in another format repeats a change in the JSON.
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
