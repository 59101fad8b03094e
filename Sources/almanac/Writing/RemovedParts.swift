import AlmanacEmitters
import AlmanacKit
import AlmanacOptions

/// The formats, calendars and locales of the earlier bundle that a run removed, with the options that removed them.
struct RemovedParts {
  /// A line for each option that removed something, such as `Removed by --formats: esm (61 files)`.
  let lines: [String]

  /// Compares the earlier bundle with a run; `isDeleted` says whether the run deleted the file at a path.
  ///
  /// `tags` are the locales of the run.
  init(
    of earlier: Manifest, _ options: BundleSettings, tags: Set<String>, isDeleted: (String) -> Bool
  ) {
    let (made, deleted) = (earlier.options.values, earlier.files.keys.filter(isDeleted))
    let formats = made.formats.filter { !options.formats.contains($0) }
    let locales = earlier.locales.keys.filter { !tags.contains($0) }
    // A file counts once: for its format, or else its locale, or else its calendar.
    let ofFormats = deleted.filter { formats.contains(BundlePath($0).format ?? .json) }
    let others = deleted.filter { !formats.contains(BundlePath($0).format ?? .json) }
    let ofLocales = others.filter { BundlePath($0).subject.locale.map(locales.contains) ?? false }
    let ofCalendars = Set(others).subtracting(ofLocales)
    let calendars = Self.calendars(of: ofCalendars)
    let remover = Self.remover(made, options) ?? (locales.isEmpty ? nil : options.localesName)
    lines = [
      Self.line(options.source(of: "formats"), formats.map(\.rawValue), ofFormats.count),
      calendars.isEmpty ? nil : remover.flatMap { Self.line($0, calendars, ofCalendars.count) },
      Self.line(options.localesName, locales.sorted(), ofLocales.count),
    ].compactMap(\.self)
  }

  private static func calendars(of paths: Set<String>) -> [String] {
    let tables = Set(paths.map { BundlePath($0).subject }.filter { $0.kind == .calendar }.map(\.table))
    return CalendarIdentifier.allCases.map(\.rawValue).filter(tables.contains)
  }

  /// The option because of which locales lack calendars that they had; `nil` if no such option changed.
  ///
  /// If a format needs the default locale, this locale has every calendar of the bundle. So it loses calendars if it is
  /// no longer the default, or if the format is removed.
  private static func remover(_ made: BundleOptions, _ options: BundleSettings) -> String? {
    if made.calendars != options.calendars { return options.source(of: "calendars") }
    if made.defaultLocale != options.defaultLocaleTag { return options.source(of: "defaultLocale") }
    return made.formats == options.formats ? nil : options.source(of: "formats")
  }

  private static func line(_ option: String, _ parts: [String], _ fileCount: Int) -> String? {
    guard fileCount > 0 else { return nil }
    return "Removed by \(option): \(MissingKeys.shortened(parts)) (\(counted(fileCount, "file")))."
  }
}
