import AlmanacEmitters

/// Finds the changes in other formats that only follow from a calendar that was added or removed.
///
/// Android and ARB have one file for all calendars of a locale. If a calendar's JSON file is added, each value of the
/// calendar is a separate change in these formats. Only the change of the JSON file is reported.
struct CalendarCopies {
  /// `true` if a calendar's JSON file was added, `false` if it was removed; by format, locale and calendar.
  private var additions: [Place: Bool] = [:]

  private struct Place: Hashable {
    let format: OutputFormat
    let locale: String
    let calendar: String
  }

  /// Finds the added and removed calendars among the changes.
  ///
  /// `tags` returns the tags under which a format writes the texts of a locale, such as `pt-BR` and `pt`.
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

  /// Whether a change adds or removes a value together with its calendar.
  func contains(_ change: Change) -> Bool {
    guard !additions.isEmpty, let format = change.format, let locale = change.locale, let path = change.path,
      let isAddition = change.versions.isAddition,
      let calendar = format.type.calendar(ofValueAt: path)?.rawValue
    else { return false }
    return additions[Place(format: format, locale: locale, calendar: calendar)] == isAddition
  }
}
