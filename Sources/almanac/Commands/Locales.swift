import AlmanacExtraction
import AlmanacICU
import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import ArgumentParser

/// `almanac locales`: lists all locales of ICU that a list of locales can name.
struct Locales: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List every locale that '*' selects in a list of locales, one BCP 47 tag per line.",
    discussion: """
      With --coverage, each line also counts the words of the locale: core (of \(PickerKeys.core.count)), optional (of \
      \(PickerKeys.optional.count)), extended (of \(PickerKeys.extended.count)) and reviewed. A reviewed word comes \
      from CLDR, or a second translator approved it. --picker names a picker library that Almanac knows. Then each line \
      counts the keys in the library's locale file that have a word, and lists the keys without a word.

      EXAMPLES
        almanac locales | grep '^pt'
        almanac locales --aliases | grep '^iw'
        almanac locales --coverage
        almanac locales --coverage --picker mui-x
      """)

  @Flag(help: "Also list old spellings, each with the locale that it means.")
  var aliases = false

  @Flag(help: "Show how many of the picker's words each locale has.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "With --coverage: count the keys of a picker, such as mui-x or react-aria.", valueName: "name"),
    completion: .custom { _, _, _ in ShippedResources.pickers().keys.sorted() })
  var picker: String?

  func validate() throws {
    guard let picker else { return }
    let known = ShippedResources.pickers()
    guard known[picker] != nil else {
      let names = known.keys.sorted().joined(separator: ", ")
      throw ValidationError("'\(picker.printable)' is not a known picker. Choose from: \(names).")
    }
    guard coverage else { throw ValidationError("--picker needs --coverage. Add --coverage.") }
  }

  func run() throws {
    let available = try ICUData.availableLocales()
    let picker = picker.flatMap { name in ShippedResources.pickers()[name] }
    let words = try coverage ? WordCount(picker) : nil
    for request in try available.requests {
      let columns = [request.tag, try words?.text(for: request)]
      try Terminal.printUnescaped(columns.compactMap(\.self).joined(separator: "\t") + "\n")
    }
    guard aliases else { return }
    for (alias, locale) in try ICULocales.legacyAliases() {
      let alias = alias.replacing("_", with: "-")
      guard isAccepted(alias, available) else { continue }
      try Terminal.printUnescaped("\(alias)\t\(locale.replacing("_", with: "-"))\n")
    }
  }

  /// Whether a list of locales may contain the alias.
  ///
  /// ICU also has aliases with countries that no longer exist. A list may not contain these aliases.
  private func isAccepted(_ alias: String, _ available: AvailableLocales) -> Bool {
    (try? LocaleList(reading: Array(alias.utf8), available: available)) != nil
  }
}

private struct WordCount {
  private let extractor: Extractor
  /// The picker whose keys are counted, such as MUI X; `nil` to count Almanac's core, optional and extended keys.
  private let picker: KnownPicker?

  init(_ picker: KnownPicker?) throws {
    self.picker = picker
    extractor = try ICUData.extractor(calendars: [], years: 2000...2000, hasErrata: false)
  }

  func text(for request: LocaleRequest) throws -> String {
    let record = try extractor.record(for: request)
    if let picker { return text(of: picker, Set(record.locale.strings.keys)) }
    let coverage = LocaleWords(of: record, keys: KnownKeys(all: [])).coverage
    return """
      core \(coverage.core)/\(PickerKeys.core.count)\toptional \(coverage.optional)/\(PickerKeys.optional.count)\t\
      extended \(coverage.extended)/\(PickerKeys.extended.count)\treviewed \(coverage.reviewed)
      """
  }

  private func text(of picker: KnownPicker, _ texts: Set<String>) -> String {
    let unfilled = picker.unfilled(by: texts)
    let count = "\(picker.name) \(picker.fillableCount - unfilled.count)/\(picker.fillableCount)"
    return unfilled.isEmpty ? count : "\(count)\tmissing \(unfilled.joined(separator: ", "))"
  }
}
