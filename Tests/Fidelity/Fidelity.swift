import AlmanacExtraction
import AlmanacICU
import AlmanacInputs
import AlmanacKit
import AlmanacRecord
import ArgumentParser
import CAlmanacResources
import Foundation

/// Compares AlmanacKit's texts with ICU's texts for every locale, calendar and pattern on a few hundred dates.
///
/// The exit code is 1 if there is a difference that no rule explains, or if the counts differ from the expected counts.
/// With `--corpus`, it writes AlmanacKit's texts instead. Another runtime, such as JavaScript, must produce the same texts.
@main
struct Fidelity: AsyncParsableCommand {
  @Flag(help: "Use fewer dates and ranges.") var sample = false
  @Option(help: "The file with the expected counts.") var expect: String?
  @Option(help: "Write the counts to this file.") var record: String?
  @Option(help: "Write the texts of a bundle to this file; - is standard output.") var corpus: String?
  @Option(help: "The bundle of the corpus.") var bundle = "Output"
  @Flag(help: "Write only the texts that users type, with the dates that AlmanacKit reads.") var typed = false
  @Argument(help: "The locales (default: all).") var tags: [String] = []

  func run() async throws {
    if let corpus {
      let texts = try Corpus(bundle: bundle, isSample: sample, isTyped: typed)
      let count = try await texts.write(to: corpus, locales: tags)
      FileHandle.standardError.write(Data("\(count) texts\n".utf8))
      return
    }
    let tally = try await Run(isSample: sample, locales: tags).tally()
    print(tally.report)
    if let record { try Data(tally.counts.utf8).write(to: URL(filePath: record)) }
    if let expect, try String(contentsOfFile: expect, encoding: .utf8) != tally.counts {
      print("The counts differ from \(expect).")
      throw ExitCode(1)
    }
    if !tally.differences.isEmpty { throw ExitCode(1) }
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
