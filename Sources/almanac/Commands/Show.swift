import AlmanacBundle
import AlmanacExtraction
import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import ArgumentParser

/// `almanac show`: prints a locale's tables, laid out for reading.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show a locale's tables in the terminal, laid out for reading.",
    discussion: """
      Months and date patterns come first, then weekdays, day periods, times and the week. The months come from the \
      locale's preferred calendar, unless you name a calendar. On a terminal, the tables fit its width.

      EXAMPLES
        almanac show de-AT
        almanac show th --calendar buddhist
        almanac show zh-TW --calendar chinese --full
      """)

  @Argument(help: ArgumentHelp("The locale.", valueName: "tag"), completion: .locales)
  var locale: String

  @Option(
    help: ArgumentHelp(
      "The calendar: \(CalendarIdentifier.names.joined(separator: ", ")) (default: the locale's own).",
      valueName: "calendar"),
    completion: .list(CalendarIdentifier.names), transform: { try CalendarIdentifier.one($0) })
  var calendar: CalendarIdentifier?

  @Flag(help: "Show everything that Almanac writes for the locale and the calendar.")
  var full = false

  func run() throws {
    let request = try LocaleArgument.request(for: locale, command: "show", try ICUData.availableLocales())
    let extractor = try ICUData.extractor(
      calendars: CalendarIdentifier.allCases, years: BundleOptions().years, hasErrata: true)
    let record = try extractor.record(for: request)
    try Terminal.printUnescaped(Self.text(of: record, in: calendar, isFull: full, width: Terminal.width))
  }

  /// The text to print for a locale; if `calendar` is `nil`, the text shows the locale's preferred calendar.
  static func text(
    of record: LocaleRecord, in calendar: CalendarIdentifier?, isFull: Bool, width: Int?
  ) -> String {
    let preferred = record.locale.calendars.preferred.lazy.compactMap { name in
      CalendarIdentifier.allCases.first { $0.bcp47 == name }
    }.first
    let identifier = calendar ?? preferred ?? .gregorian
    let view = isFull ? TableView(width: width) : TableView(width: width, isShown: isEssential)
    let file = record.calendars.first { $0.calendar == identifier }
    let calendar = file.map { view.text(of: $0, sources: $0.sources) } ?? ""
    let locale = view.text(of: record.locale, sources: record.locale.sources)
    let title = "\(record.locale.locale) \(identifier.rawValue)\n\n"
    return title + [calendar, locale].joined(separator: "\n")
      + (isFull ? "" : "\nAdd --full to show everything.\n")
  }

  /// Whether most people want to see the table or fact at a path, such as `months`.
  private static func isEssential(_ path: String) -> Bool {
    let tables = ["months", "leapMonths", "leapYearMonths", "weekdays", "dayPeriods"]
    let facts = [
      "columns", "patterns.date.", "week.", "numbers.system", "hourCycle", "time.styles.", "direction",
      "dataLocale",
    ]
    return tables.contains(path) || facts.contains { $0.hasSuffix(".") ? path.hasPrefix($0) : path == $0 }
  }
}

extension CalendarIdentifier: OptionChoice {}
