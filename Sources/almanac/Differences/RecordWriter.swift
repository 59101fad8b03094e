import AlmanacBundle
import AlmanacFormats
import AlmanacInputs
import AlmanacKit
import AlmanacPages
import AlmanacRecord

/// Writes the files of a bundle besides JSON again, from the bundle's own JSON and the facts in its manifest.
///
/// Both may come from an untrusted source.
struct RecordWriter {
  /// The tags of the locales that have JSON, sorted.
  let tags: [String]
  let defaultLocale: String
  private let outputs: [BundleOutput]
  let emissions: [Emission]
  private let names: [String: String]
  private let unreviewed: [String: [String: Set<PluralCategory>]]
  /// How many more bytes may be written: a bundle that is larger than the limit is not from Almanac.
  private var room = Limits.bundle

  /// Reads the facts about the bundle; `nil` if they cannot be read, or if another version of Almanac wrote them.
  ///
  /// `index` and `regions` are the bytes of the JSON files with these names.
  init?(_ manifest: Manifest, index: [UInt8]?, regions: [UInt8]?) throws {
    guard manifest.tool == Version.almanac, manifest.schemaVersion == Manifest.currentSchemaVersion,
      manifest.options.isKnown, let words = manifest.words,
      let json = manifest.options.outputs.first(where: { $0.formats.contains(.json) }),
      let index = index.flatMap({ try? IndexFile(reading: $0) }),
      let regions = regions.flatMap({ try? RegionsFile(reading: $0) })
    else { return nil }
    let tags = manifest.files.keys.map(BundlePath.init).filter { $0.subject.kind == .locale }
      .compactMap(\.subject.locale).sorted()
    let known = Set(tags)
    // Without the JSON of all its locales, an output cannot be written again.
    let outputs = manifest.options.outputs.filter { output in
      output.locales.map { $0.allSatisfy(known.contains) } ?? (json.locales == nil)
    }
    let options = manifest.options.values
    emissions = [Emission](
      of: outputs, besides: .json, tags: tags, options, Self.calendars(in: manifest), regions, index,
      Self.keys(words, options.words))
    self.tags = tags
    defaultLocale = options.defaultLocale
    self.outputs = outputs
    names = words.names
    unreviewed = Self.unreviewed(words)
  }

  /// The calendars of each locale, which are the calendars for which it has JSON.
  private static func calendars(in manifest: Manifest) -> LocaleCalendars {
    var calendars: [String: [CalendarIdentifier]] = [:]
    for file in manifest.files.keys.map({ BundlePath($0).subject }) where file.kind == .calendar {
      guard let tag = file.locale, let calendar = CalendarIdentifier(rawValue: file.table) else { continue }
      calendars[tag, default: []].append(calendar)
    }
    return LocaleCalendars([], further: calendars)
  }

  /// Almanac's keys and the app's own keys and names, as far as `choices` select them.
  private static func keys(_ words: Manifest.Words, _ choices: [WordChoice]) -> StringKeys {
    let catalogue = ShippedResources.catalogue()
    let own = words.own.mapValues { TextShape(placeholders: $0.placeholders, isPlural: $0.isPlural) }
    return SelectedWords(choices, appNames: words.names).keys(
      of: RunWords.shapes(of: catalogue).merging(own) { known, _ in known },
      comments: catalogue.comments.merging(words.own.compactMapValues(\.comment)) { known, _ in known },
      appNames: words.names)
  }

  /// The plural forms that are not reviewed, by locale and key.
  private static func unreviewed(_ words: Manifest.Words) -> [String: [String: Set<PluralCategory>]] {
    var result: [String: [String: Set<PluralCategory>]] = [:]
    for (key, forms) in words.unreviewed {
      for (form, tags) in forms {
        guard let category = PluralCategory(rawValue: form) else { continue }
        for tag in tags { result[tag, default: [:]][key, default: []].insert(category) }
      }
    }
    return result
  }

  /// Whether the bundle's JSON has everything that is needed to write the file at a path again.
  func canWrite(_ path: String) -> Bool {
    BundlePath(path).format == nil || outputs.contains { $0.has(path) }
  }

  /// The files of a locale; `nil` if its JSON cannot be read, or if the files would be too large.
  mutating func files(of tag: String, reading json: [String: [UInt8]]) -> [EmittedFile]? {
    guard let record = record(of: tag, json), Self.size(of: names, record) <= Limits.file else { return nil }
    let files = emissions.files(for: record)
    room -= files.reduce(0) { $0 + $1.bytes.count }
    return room >= 0 ? files : nil
  }

  private func record(of tag: String, _ json: [String: [UInt8]]) -> LocaleRecord? {
    do {
      let files = try LocaleFiles(reading: json, of: tag)
      return LocaleRecord(
        locale: files.locale, calendars: try files.calendars.map { try $0.withYears(of: files.locale) },
        hasKeywords: tag.contains("-u-"), unreviewed: unreviewed[tag] ?? [:])
    } catch {
      return nil
    }
  }

  /// The number of bytes of the texts that a locale has under the app's own names.
  ///
  /// A hostile manifest can have many names for one long text.
  private static func size(of names: [String: String], _ record: LocaleRecord) -> Int {
    let sizes = record.locale.strings.mapValues { $0.texts.reduce(0) { $0 + $1.utf8.count } }
    return names.reduce(0) { $0 + $1.key.utf8.count + (sizes[$1.value] ?? 0) }
  }
}

extension CalendarFile {
  /// The file with the labels of the years, which a compact file omits.
  fileprivate func withYears(of locale: LocaleFile) throws(FileProblem) -> CalendarFile {
    guard years.display == nil else { return self }
    let composed = try AlmanacCalendar(self, of: AlmanacLocale(locale), expecting: calendar)
    var file = self
    file.years.display = composed.years.map(composed.label)
    return file
  }
}
