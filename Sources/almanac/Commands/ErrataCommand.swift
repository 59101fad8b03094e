import AlmanacBundle
import AlmanacExtraction
import AlmanacICU
import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import ArgumentParser

/// `almanac errata`: lists the corrections to ICU's data, with their reasons.
struct ErrataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "errata",
    abstract: "List the corrections of ICU's data, with evidence.",
    discussion: """
      A correction applies only where ICU has exactly the text that it corrects, so it expires when ICU is corrected. \
      In a file for --errata, each key is the name of a correction. A correction has the fields of --report json, except \
      'applies' and 'name'.

      EXAMPLES
        almanac errata
        almanac errata ko
        almanac errata --report json > for-cldr.json
      """)

  /// The formats in which the corrections can be listed.
  enum Format: String, OptionChoice {
    case text, json
  }

  @Argument(
    help: ArgumentHelp("List only the corrections for this locale or region.", valueName: "tag"),
    completion: .locales)
  var tag: String?

  @Option(
    help: ArgumentHelp("The format of the report: text or json (default: text).", valueName: "format"),
    completion: .list(Format.names), transform: { try Format.one($0) })
  var report = Format.text

  func run() throws {
    let versions = try Version.library.get().versions
    let available = try ICUData.availableLocales()
    let errata = try ShippedResources.errata()
    let chosen = try tag.map { try Self.errata(errata, for: $0, available) } ?? errata
    let probe = ErrataProbe(catalogue: ShippedResources.catalogue(), requests: try available.requests)
    let entries = try chosen.map { ErrataReport.Entry(erratum: $0, places: try probe.places(of: $0)) }
    let list = ErrataReport(errata: entries, versions: versions)
    try Terminal.printUnescaped(report == .text ? list.text : list.json)
  }

  /// The errata that concern a locale or a region.
  ///
  /// For a region, they are the errata that name the region. For a locale, they are the errata that name the locale,
  /// its region, or a locale from which it inherits.
  private static func errata(
    _ errata: [Erratum], for tag: String, _ available: AvailableLocales
  ) throws -> [Erratum] {
    if available.codes.regions.contains(tag) {
      return errata.filter {
        if case .regions(let regions) = $0.scope { regions.contains(tag) } else { false }
      }
    }
    let request = try LocaleArgument.request(for: tag, command: "errata", available)
    let chain = try LocaleArgument.parents(of: request.dataLocale)
    return errata.filter { erratum in
      switch erratum.scope {
      case .locales(let locales): !Set(locales).isDisjoint(with: chain)
      case .regions(let regions): regions.contains(request.region)
      }
    }
  }
}
