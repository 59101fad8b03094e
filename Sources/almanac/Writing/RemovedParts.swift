import AlmanacBundle
import AlmanacFormats

/// The formats, calendars and locales of the earlier bundle that a run removed, with the options that removed them.
struct RemovedParts {
  /// A line for each option that removed something, such as `Removed by --formats: esm (61 files)`.
  let lines: [String]

  /// Groups the files that a run deleted in its outputs.
  ///
  /// `earlier` is the manifest of the earlier bundle, and `tags` are the locales of the run.
  init(
    _ deleted: [(output: BundleOutput, paths: [String])], of earlier: Manifest, _ options: BundleSettings,
    tags: some Collection<String>
  ) {
    // For each deleted file, the part that the run removed: a format, or else a locale, or else a calendar.
    var (formats, calendars): ([String], [String?]) = ([], [])
    var locales: [String: [String?]] = [:]
    let known = Self.locales(in: earlier)
    for (output, paths) in deleted {
      let tags = Set(output.locales ?? Array(tags))
      for path in paths.map({ BundlePath(output.bundlePath(of: $0)) }) {
        if let format = path.format, !options.formats.contains(format) {
          formats.append(format.rawValue)
        } else if let tag = path.subject.locale, !tags.contains(tag) {
          // A format may repeat a locale's file for a language that is not in the list, as ARB repeats pt-BR for pt.
          locales[output.localesFile ?? options.localesName, default: []]
            .append(known.contains(tag) ? tag : nil)
        } else {
          calendars.append(path.subject.kind == .calendar ? path.subject.table : nil)
        }
      }
    }
    let remover =
      Self.remover(earlier.options.values, options) ?? (locales.isEmpty ? nil : options.localesName)
    let first = [
      Self.line(options.source(of: "formats"), formats), remover.flatMap { Self.line($0, calendars) },
    ]
    lines = (first + locales.sorted { $0.key < $1.key }.map { Self.line($0, $1) }).compactMap(\.self)
  }

  /// The locales of an earlier bundle.
  ///
  /// After an interrupted run, the manifest has the locales of that run, and lists the files of the run before it.
  private static func locales(in earlier: Manifest) -> Set<String> {
    let paths = (earlier.interrupted ?? [:]).values.flatMap(\.keys)
    let before = paths.map { BundlePath($0).subject }.filter { $0.kind == .locale }
    return Set(earlier.locales.keys).union(before.compactMap(\.locale))
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

  /// The line for an option and the files that it removed; `files` has the part of each file.
  private static func line(_ option: String, _ files: [String?]) -> String? {
    let parts = Set(files.compactMap(\.self)).sorted()
    guard !parts.isEmpty else { return nil }
    return "Removed by \(option): \(MissingKeys.shortened(parts)) (\(counted(files.count, "file")))."
  }
}
