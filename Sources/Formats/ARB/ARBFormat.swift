import AlmanacKit
import AlmanacRecord

/// The bundle as Flutter's Application Resource Bundles, with a file such as `almanac_de.arb` for each locale.
///
/// A file has the words and names of the JSON, without the lists that ``TextCollector`` leaves out. Of the parts of a
/// day, it has only AM and PM, because languages divide the day differently, and no other file says when a part begins.
/// The file of the default locale is Flutter's template. Only the template has the descriptions and the types of the
/// placeholders, because Flutter does not read them in other files.
///
/// ARB has only texts, so the lists, patterns and rules of the week are constants in Dart: see ``DartDates``.
///
/// For a locale such as `pt-BR`, Flutter also requires a file for the language without a region, such as `pt`. If the
/// run has no locale `pt`, this file repeats the texts of the language's most likely locale, such as `pt-BR`. The file
/// for `nb` can repeat the texts of `no`: see ``DeviceCodes``.
///
/// If a locale such as `hi-Latn` lacks a text, Flutter takes it from the file of the language, which is in another
/// script. So the file of such a locale has the template's text instead, and is written after the template.
struct ARBFormat: BundleFormat {
  private let context: EmissionContext
  /// The locales whose texts the files of languages repeat, by the language, as in `["pt": "pt-BR"]`.
  private let originals: [String: String]
  /// The locales in another script than the file of their language.
  private let inOtherScript: Set<String>
  /// The texts of these locales and of the default locale that the run has emitted up to this point.
  private let lateTexts = Locked<[String: [String: ARBFile.Resource]]>([:])

  init(_ context: EmissionContext) {
    self.context = context
    originals = ARBLanguages.originals(in: context.locales, context.index)
    inOtherScript = ARBLanguages.inOtherScript(context.locales, originals, context.index)
  }

  static let traits = FormatTraits(needsDefaultLocale: true)

  static func resourceName(of key: String, isOfApp: Bool) -> String { DartName.word(key) }

  func files(for record: LocaleRecord) -> [EmittedFile] {
    guard !record.hasKeywords else { return [] }
    let tag = record.locale.locale
    let resources = resources(record)
    let dates = EmittedFile(path: Self.datesPath(of: tag), bytes: Array(DartDates.file(of: record).utf8))
    if tag == context.defaultLocale || inOtherScript.contains(tag) {
      lateTexts.withLock { $0[tag] = resources }
    }
    guard !inOtherScript.contains(tag) else { return [dates] }
    let file = file(tag, resources)
    let languages = originals.filter { $0.value == tag }.keys.sorted()
    return [emitted(file), dates] + languages.map { emitted(file.copy(as: $0)) }
  }

  private func file(_ tag: String, _ resources: [String: ARBFile.Resource]) -> ARBFile {
    ARBFile(tag: tag, original: nil, resources: resources, hasMetadata: tag == context.defaultLocale)
  }

  func sharedFiles() -> AnySequence<EmittedFile> {
    var files = originals
    for tag in context.locales where !tag.contains("-u-") { files[tag] = tag }
    let index = DartDates.index(files, defaultLocale: context.defaultLocale)
    let texts = lateTexts.withLock(\.self)
    let template = texts[context.defaultLocale] ?? [:]
    let late = texts.sortedByUTF8().filter { inOtherScript.contains($0.key) }.map { tag, own in
      emitted(file(tag, own.merging(template) { own, _ in own }))
    }
    return AnySequence([EmittedFile(path: Self.datesPath, bytes: Array(index.utf8))] + late)
  }

  private func emitted(_ file: ARBFile) -> EmittedFile {
    EmittedFile(path: Self.path(of: file.tag), bytes: JSONWriter.bytes(of: file, .readable))
  }

  /// The texts of a locale, by their identifiers in Dart.
  private func resources(_ record: LocaleRecord) -> [String: ARBFile.Resource] {
    var resources: [String: ARBFile.Resource] = [:]
    for calendar in record.calendars {
      for (path, text) in TextCollector.texts(of: calendar.withAllNames) {
        resources[DartName.label(path, of: calendar.calendar)] = ARBFile.Resource(label: text)
      }
    }
    for (path, text) in TextCollector.texts(of: record.locale.withAllNames)
    where record.locale.strings[path] == nil && !Self.isPartOfDay(path) {
      resources[DartName.label(path, of: nil)] = ARBFile.Resource(label: text)
    }
    for (key, phrase) in record.locale.strings { resources[DartName.word(key)] = resource(phrase, key) }
    for (name, key) in context.keys.appNames {
      resources[DartName.word(name)] = record.locale.strings[key].map { resource($0, key) }
    }
    return resources
  }

  /// Whether a path belongs to a part of the day that not every language has, such as "morning".
  private static func isPartOfDay(_ path: String) -> Bool {
    path.hasPrefix("dayPeriods.") && !path.hasSuffix(".am") && !path.hasSuffix(".pm")
  }

  private func resource(_ phrase: Phrase, _ key: String) -> ARBFile.Resource {
    let keys = context.keys
    let parameters = ARBParameters(keys.arguments[key] ?? [], isPlural: phrase.isPlural)
    return ARBFile.Resource(
      message: ARBMessage.text(of: phrase, parameters),
      description: keys.comments[key].map(ARBMessage.description), parameters: parameters)
  }
}

extension ARBFormat {
  static let folder = "arb"
  private static let beginning = "almanac_"
  private static let ending = ".arb"

  private static func path(of tag: String) -> String { "\(folder)/\(beginning)\(name(of: tag))\(ending)" }

  private static let dates = "\(folder)/\(beginning)dates"
  private static let datesEnding = ".dart"
  private static let datesPath = dates + datesEnding

  private static func datesPath(of tag: String) -> String {
    "\(dates)_\(ARBFile.identifier(of: tag))\(datesEnding)"
  }

  /// The locale's tag as a part of the file's name, as in `zh_Hans_HK`.
  ///
  /// In a file's name, Flutter looks for the last part after a `_` that it knows as a language. It knows only two
  /// languages whose codes have three letters. So it would read the `IN` of `almanac_kok_IN` as Indonesian. To avoid
  /// this, a tag with any other three-letter language keeps its `-`.
  private static func name(of tag: String) -> String {
    let language = tag.prefix { $0 != "-" }
    let isKnown = language.utf8.count == 2 || ["fil", "gsw"].contains(language)
    return isKnown ? ARBFile.identifier(of: tag) : tag
  }

  static func paths(of tag: String?, _ choices: BundleChoices) -> [String] {
    guard let tag else { return [datesPath] }
    guard !tag.contains("-u-") else { return [] }
    // The file for a language without a region repeats the texts of another locale, as `pt` repeats `pt-BR`.
    let language = String(tag.prefix { $0 != "-" })
    let languages = [language == tag ? nil : language, DeviceCodes.codes[language]].compactMap(\.self)
    return [datesPath(of: tag)] + ([tag] + languages).map(path)
  }

  static func locale(at path: String) -> String? {
    tag(in: path, from: "\(dates)_", to: datesEnding, datesPath)
      ?? tag(in: path, from: "\(folder)/\(beginning)", to: ending, Self.path)
  }

  /// The tag between the beginning and the ending of a path.
  ///
  /// Each tag has exactly one path, so a different spelling of the path is refused.
  private static func tag(
    in path: String, from start: String, to ending: String, _ pathOfTag: (String) -> String
  ) -> String? {
    guard path.hasPrefix(start), path.hasSuffix(ending),
      path.utf8.count > start.utf8.count + ending.utf8.count
    else { return nil }
    let name = path.dropFirst(start.count).dropLast(ending.count)
    let tag = name.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
    return pathOfTag(tag) == path ? tag : nil
  }
}
