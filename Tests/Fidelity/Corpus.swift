import AlmanacFormats
import AlmanacKit
import Foundation

/// AlmanacKit's texts as JSON lines, which another runtime such as JavaScript must reproduce.
///
/// A line has the locale's tag, the calendar if the call needs one, the call, its arguments, and the text. A day has
/// the form of ISO 8601, and a time the form `14:30:00`. `Tests/Web/corpus.mjs` makes the same lines in JavaScript.
struct Corpus: Sendable {
  private let almanac: Almanac
  private let days: [CalendarDate]
  private let times: [TimeOfDay]
  private let isTyped: Bool

  /// `isTyped` says that the corpus has only texts that users type.
  init(bundle: String, isSample: Bool, isTyped: Bool) throws {
    self.isTyped = isTyped
    almanac = try Almanac(bundleAt: bundle)
    let all = try SampleDays(isSample: isSample).days
    let step = isSample ? 1 : 6
    days = stride(from: 0, to: all.count, by: step).map { CalendarDate(epochDay: all[$0], .gregorian) }
    times = try [(0, 0), (0, 30), (4, 59), (9, 5), (11, 59), (12, 0), (12, 30), (14, 5), (18, 0), (23, 45)]
      // Words such as "noon" are only for second 0, so a full hour has no seconds.
      .map { try TimeOfDay(hour: $0, minute: $1, second: $1 == 0 ? 0 : $0 + 7) }
  }

  /// Writes the lines of the given locales, or of all locales if none is given, and returns the number of lines.
  func write(to file: String, locales: [String]) async throws -> Int {
    let tags = locales.isEmpty ? almanac.localeTags : locales
    guard let output = fopen(file == "-" ? "/dev/stdout" : file, "w") else {
      throw CocoaError(.fileWriteUnknown)
    }
    let workers = ProcessInfo.processInfo.activeProcessorCount
    var count = 0
    for start in stride(from: 0, to: tags.count, by: workers) {
      let group = tags[start..<min(start + workers, tags.count)]
      let parts = try await withThrowingTaskGroup(of: CorpusLines.self) { tasks in
        for tag in group { tasks.addTask { try lines(of: tag) } }
        return try await tasks.reduce(into: []) { $0.append($1) }
      }
      for part in parts {
        count += part.count
        guard fwrite(part.bytes, 1, part.bytes.count, output) == part.bytes.count else {
          throw CocoaError(.fileWriteUnknown)
        }
      }
    }
    guard fflush(output) == 0 else { throw CocoaError(.fileWriteUnknown) }
    return count
  }

  private func lines(of tag: String) throws -> CorpusLines {
    var lines = CorpusLines(locale: tag)
    let locale = try almanac.locale(tag)
    if isTyped {
      for identifier in locale.calendars {
        lines.calendar = identifier
        CorpusTyped(calendar: try locale.calendar(identifier), days: days).add(to: &lines)
      }
      return lines
    }
    CorpusWords(locale: locale).add(to: &lines)
    try CorpusTimes(locale: locale, times: times).add(to: &lines)
    for region in ["US", "DE", "SA", "001"] {
      let abroad = try almanac.locale(tag, region: region)
      try lines.add("region", [("region", .text(region))], abroad.habits)
    }
    let wanted = [
      tag, tag + "-XK", tag.replacing("-", with: "_"), "und", "iw-IL", "zh-TW", "sh-Cyrl",
      "de-LU;q=0.5, \(tag);q=0.4",
    ]
    for text in wanted {
      let found =
        try? text.contains(";")
        ? almanac.locale(acceptLanguage: text).tag : almanac.locale(matching: [text]).tag
      lines.add("match", [("wanted", .text(text))], found ?? "none")
    }
    try addPreferences(tag, to: &lines)
    for identifier in locale.calendars {
      lines.calendar = identifier
      let calendar = try locale.calendar(identifier)
      try CorpusDates(calendar: calendar, locale: locale, days: days, times: times).add(to: &lines)
      try CorpusPages(calendar: calendar, locale: locale, days: days).add(to: &lines)
    }
    return lines
  }

  /// Adds lines for requested tags that have preferences, such as `de-u-hc-h12`.
  ///
  /// Adds no lines if the locale's own tag has `-u-` keys.
  private func addPreferences(_ tag: String, to lines: inout CorpusLines) throws {
    guard !tag.contains("-u-") else { return }
    let language = tag.prefix { $0 != "-" }
    for text in [
      "\(tag)-u-hc-h12", "\(tag)-u-fw-sat-hc-h23", "\(tag)-u-rg-uszzzz", "\(language)-DE", "\(language)-419",
      "\(language)-XY", "\(tag)-u-ca-buddhist-fw-xyz-hc-h11", "\(tag)-u-hc-h24",
      "\(tag)-x-app-u-hc-h12-fw-sun",
    ] {
      guard let locale = try? almanac.locale(matching: [text]) else { continue }
      lines.add("preferences", [("wanted", .text(text))], "\(locale.tag) \(try locale.habits)")
    }
  }
}

extension AlmanacLocale {
  /// The conventions that depend on the region, such as the first day of the week, as one text.
  fileprivate var habits: String {
    get throws {
      let columns = columns(.dateAndTime).map(\.rawValue).joined(separator: ",")
      let time = text(try TimeOfDay(hour: 14, minute: 5), style: .short)
      return
        "\(firstDayOfWeek) \(weekend.map(\.rawValue)) \(hourCycle) \(preferredCalendar.rawValue) \(columns) \(time)"
    }
  }
}

/// The corpus lines of one locale.
struct CorpusLines: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  /// The calendar of the next lines; `nil` for calls without a calendar.
  var calendar: CalendarIdentifier?

  private let locale: String

  init(locale: String) {
    self.locale = locale
  }

  /// An argument of a call to AlmanacKit.
  enum Argument {
    case text(String)
    case number(Int)
    case texts([String])

    fileprivate var json: String {
      switch self {
      case .text(let text): QuotedText.json.quoted(text)
      case .number(let number): String(number)
      case .texts(let texts): "[\(texts.map(QuotedText.json.quoted).joined(separator: ","))]"
      }
    }
  }

  mutating func add(_ call: String, _ arguments: [(String, Argument)], _ text: String) {
    var line = "{\"locale\":\"\(locale)\""
    if let calendar { line += ",\"calendar\":\"\(calendar.rawValue)\"" }
    line += ",\"call\":\"\(call)\",\"arguments\":{"
    line += arguments.map { "\"\($0)\":\($1.json)" }.joined(separator: ",")
    line += "},\"text\":\(QuotedText.json.quoted(text))}\n"
    bytes += line.utf8
    count += 1
  }
}

extension CalendarDate {
  /// The day as an argument, in ISO 8601.
  var argument: CorpusLines.Argument { .text(converted(to: .gregorian).description) }
}

extension [TextPart] {
  /// The parts as one text, such as `[day]17[literal]. `.
  var joinedText: String { map { "[\($0.kind.rawValue)]\($0.text)" }.joined() }
}

extension [WheelRow] {
  /// The rows as one text with values and labels, such as `0=12 1=1`.
  var joinedText: String { map { "\($0.value)=\($0.label)" }.joined(separator: " ") }
}
