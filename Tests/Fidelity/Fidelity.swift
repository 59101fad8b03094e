import AlmanacBundle
import AlmanacErrata
import AlmanacExtraction
import AlmanacICU
import AlmanacKit
import AlmanacTranslations
import CAlmanacResources
import Foundation

/// Compares AlmanacKit's texts with ICU's texts for every locale, calendar and pattern on a few hundred dates.
///
/// `fidelity [--sample] [--expect FILE | --record FILE] [TAG …]`: `--sample` uses fewer dates and ranges. `--record`
/// writes the counts to a file, and `--expect` compares them with the file. The exit code is 1 if there is a difference that no
/// rule explains, or if the counts differ from the file.
///
/// `fidelity --corpus FILE [--bundle FOLDER] [--sample] [--typed] [TAG …]` writes AlmanacKit's texts for the locales of a
/// bundle. Another runtime, such as JavaScript, must produce the same texts. The file `-` is standard output. `--typed`
/// writes only the texts that users type, with the dates that AlmanacKit reads.
@main
struct Fidelity {
  static func main() async throws {
    var arguments = Arguments(CommandLine.arguments.dropFirst())
    let isSample = arguments.take("--sample")
    let isTyped = arguments.take("--typed")
    let expected = arguments.takeValue("--expect")
    let record = arguments.takeValue("--record")
    if let file = arguments.takeValue("--corpus") {
      let bundle = arguments.takeValue("--bundle") ?? "Output"
      let corpus = try Corpus(bundle: bundle, isSample: isSample, isTyped: isTyped)
      let count = try await corpus.write(to: file, locales: arguments.rest)
      FileHandle.standardError.write(Data("\(count) texts\n".utf8))
      return
    }
    let run = try Run(isSample: isSample, locales: arguments.rest)
    let tally = await run.tally()
    print(tally.report)
    if let record { try Data(tally.counts.utf8).write(to: URL(filePath: record)) }
    if let expected, try String(contentsOfFile: expected, encoding: .utf8) != tally.counts {
      print("The counts differ from \(expected).")
      exit(1)
    }
    exit(tally.differences.isEmpty ? 0 : 1)
  }
}

/// The arguments of the command line that are not parsed yet.
private struct Arguments {
  var rest: [String]

  init(_ words: some Sequence<String>) { rest = Array(words) }

  mutating func take(_ option: String) -> Bool {
    guard let index = rest.firstIndex(of: option) else { return false }
    rest.remove(at: index)
    return true
  }

  mutating func takeValue(_ option: String) -> String? {
    guard let index = rest.firstIndex(of: option), index + 1 < rest.count else { return nil }
    defer { rest.removeSubrange(index...(index + 1)) }
    return rest[index + 1]
  }
}

/// The locales and the dates to compare.
private struct Run: Sendable {
  let extractor: Extractor
  let locales: [LanguageTag]
  let days: SampleDays

  init(isSample: Bool, locales: [String]) throws {
    _ = try ICULibrary()
    let resource = almanac_string_catalog()
    let bytes = [UInt8](UnsafeBufferPointer(start: resource.bytes, count: resource.count))
    let catalogue = StringCatalog(reading: bytes, likely: Self.likely)
    extractor = Extractor(
      ExtractionSettings(
        calendars: LocaleCalendars(CalendarIdentifier.allCases), years: 1900...2060, catalogue: catalogue,
        tables: try SupplementalTables(errata: .none)))
    let asked = locales.compactMap(LanguageTag.init)
    self.locales = asked.isEmpty ? ICULocales.available().compactMap(LanguageTag.init) : asked
    days = try SampleDays(isSample: isSample)
  }

  static func likely(_ tag: LanguageTag) -> LanguageTag { (try? tag.withLikelySubtags()) ?? tag }

  /// Compares all locales on all processors.
  func tally() async -> Tally {
    let workers = ProcessInfo.processInfo.activeProcessorCount
    return await withTaskGroup(of: Tally.self) { group in
      for worker in 0..<workers {
        group.addTask {
          stride(from: worker, to: locales.count, by: workers).reduce(into: Tally()) { tally, index in
            tally += self.tally(of: locales[index])
          }
        }
      }
      return await group.reduce(into: Tally()) { $0 += $1 }
    }
  }

  private func tally(of tag: LanguageTag) -> Tally {
    var tally = Tally()
    do {
      let request = LocaleRequest(
        language: tag, keywords: LocaleKeywords(), dataLocale: tag, likely: Self.likely(tag))
      let record = try extractor.record(for: request)
      let locale = try AlmanacLocale(record.locale)
      try TimeComparison(record.locale, locale, tag.icuIdentifier).run(&tally)
      for file in record.calendars {
        let calendar = try AlmanacCalendar(file, of: locale, expecting: file.calendar)
        try DateComparison(file, calendar, record.locale, tag.icuIdentifier, days).run(&tally)
        try ListComparison(calendar: calendar, identifier: tag.icuIdentifier, days: days).run(&tally)
        if file.calendar.traits.numbering.isCyclic {
          let isLatin = request.likely.script == "Latn"
          CyclicCheck(file: file, gregorian: record.calendars[0], isLatin: isLatin).run(&tally)
        }
      }
    } catch {
      tally.differ("\(tag): \(error)")
    }
    return tally
  }
}
