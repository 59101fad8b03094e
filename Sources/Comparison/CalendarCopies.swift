import AlmanacEmitters

/// The values that a format has of a calendar whose JSON file was added or removed as a whole.
///
/// Android and ARB have one file for all calendars of a locale, so there each value would be a change.
struct CalendarCopies {
  /// Whether the JSON of a calendar was added, and not removed.
  private var additions: [Place: Bool] = [:]

  private struct Place: Hashable {
    let format: OutputFormat
    let locale: String
    let calendar: String
  }

  /// `tags` are those under which a format has the texts of a locale.
  init(of changes: [Change], in formats: [OutputFormat], tags: (String, OutputFormat) -> [String]) {
    for change in changes where change.format == .json && change.path == nil {
      guard let locale = change.locale, [.added, .removed].contains(change.kind),
        BundlePath(change.file).subject.kind == .calendar, let calendar = change.table
      else { continue }
      for format in formats {
        for tag in tags(locale, format) {
          additions[Place(format: format, locale: tag, calendar: calendar)] = change.kind == .added
        }
      }
    }
  }

  /// Whether a value was added or removed with its calendar.
  func contains(_ change: Change) -> Bool {
    guard !additions.isEmpty, let format = change.format, let locale = change.locale, let path = change.path,
      let isAddition = change.versions.isAddition,
      let calendar = format.type.calendar(ofValueAt: path)?.rawValue
    else { return false }
    return additions[Place(format: format, locale: locale, calendar: calendar)] == isAddition
  }
}
