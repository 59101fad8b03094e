import AlmanacExtraction
import AlmanacKit
import AlmanacLocaleList
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
    let record = try record(for: try request())
    if let calendar = record.calendars.first(where: { $0.calendar == calendar }) {
      try Terminal.printOwn(TableView.text(of: calendar, sources: calendar.sources))
    } else {
      try Terminal.printOwn(TableView.text(of: record.locale, sources: record.locale.sources))
    }
  }

  private func request() throws(Failure) -> LocaleRequest {
    let available = try ICUData.availableLocales()
    let list: LocaleList
    do throws(LocaleListErrors) {
      list = try LocaleList(reading: Array(locale.utf8), available: available)
    } catch {
      throw Failure(.usage, error.problems.map { "\($0.message) \($0.remedy)" })
    }
    for warning in list.warnings { Terminal.error("almanac: warning: \(warning.message) \(warning.remedy)") }
    guard let request = list.requests.first, list.requests.count == 1 else {
      throw Failure(.usage, ["show takes one tag, as in 'de-AT'."])
    }
    return request
  }

  private func record(for request: LocaleRequest) throws(Failure) -> LocaleRecord {
    let settings = ExtractionSettings(
      calendars: CalendarIdentifier.allCases, years: 1900...2060, catalogue: try ShippedResources.catalogue(),
      tables: try ICUData.supplementalTables())
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
