import AlmanacComparison
import AlmanacEmitters
import AlmanacKit

/// The formats, calendars and locales of the earlier bundle that a run removed, with the options that removed them.
struct RemovedParts {
  /// A line for each option that removed something, such as `Removed by --formats: esm (61 files)`.
  let lines: [String]

  /// Compares the earlier bundle with a run; `isDeleted` says whether the run deleted the file at a path.
  ///
  /// `tags` are the locales of the run.
  init(
    of earlier: EarlierManifest, _ options: BundleSettings, tags: Set<String>, isDeleted: (String) -> Bool
  ) {
    let (made, deleted) = (earlier.options.values, earlier.files.keys.filter(isDeleted))
    let formats = made.formats.filter { !options.formats.contains($0) }
    let calendars = made.calendars.filter { !options.calendars.contains($0) }
    let locales = earlier.tags.filter { !tags.contains($0) }
    // A file counts once: for its format, or else its locale, or else its calendar.
    let ofFormats = deleted.filter { formats.contains(BundlePath($0).format ?? .json) }
    let others = deleted.filter { !formats.contains(BundlePath($0).format ?? .json) }
    let ofLocales = others.filter { BundlePath($0).subject.locale.map(locales.contains) ?? false }
    let ofCalendars = calendars.isEmpty ? 0 : others.count - ofLocales.count
    lines = [
      Self.line(options.source(of: "formats"), formats.map(\.rawValue), ofFormats.count),
      Self.line(options.source(of: "calendars"), calendars.map(\.rawValue), ofCalendars),
      Self.line(options.localesName, locales.sorted(), ofLocales.count),
    ].compactMap(\.self)
  }

  private static func line(_ option: String, _ parts: [String], _ fileCount: Int) -> String? {
    guard fileCount > 0 else { return nil }
    let more = parts.count > 5 ? " and \(parts.count - 5) more" : ""
    return
      "Removed by \(option): \(parts.prefix(5).joined(separator: ", "))\(more) (\(counted(fileCount, "file")))."
  }
}
