import AlmanacErrata
import AlmanacExtraction
import AlmanacKit
import ArgumentParser

/// `almanac show`: a locale's tables, laid out for reading.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show a locale's tables in the terminal, laid out for reading.",
    discussion: """
      EXAMPLES
        almanac show de-AT
        almanac show th --calendar buddhist
      """)

  @Argument(help: ArgumentHelp("The locale.", valueName: "tag"))
  var locale: String

  @Option(
    help: ArgumentHelp(
      "Show the tables of a calendar: gregorian, buddhist or chinese.", valueName: "calendar"),
    transform: Show.calendar)
  var calendar: CalendarIdentifier?

  func run() throws {
    _ = try ICUData.started()
    let record = try record(
      for: OneLocale.request(for: locale, command: "show", try ICUData.availableLocales()))
    if let calendar = record.calendars.first(where: { $0.calendar == calendar }) {
      try Terminal.printOwn(TableView.text(of: calendar, sources: calendar.sources))
    } else {
      try Terminal.printOwn(TableView.text(of: record.locale, sources: record.locale.sources))
    }
  }

  private func record(for request: LocaleRequest) throws(Failure) -> LocaleRecord {
    let settings = ExtractionSettings(
      calendars: CalendarIdentifier.allCases, years: 1900...2060, catalogue: try ShippedResources.catalogue(),
      tables: try ICUData.supplementalTables(errata: ErrataTable(try ShippedResources.errata())))
    do throws(ExtractionError) {
      return try Extractor(settings).record(for: request)
    } catch {
      throw Failure([error])
    }
  }
}

extension Show {
  fileprivate static func calendar(_ name: String) throws -> CalendarIdentifier {
    guard let calendar = CalendarIdentifier(rawValue: name) else {
      let names = CalendarIdentifier.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("'\(name)' is not a calendar. Use one of: \(names).")
    }
    return calendar
  }
}
