import AlmanacKit
import Foundation

/// Compares the speed of AlmanacKit and Foundation.
///
/// Usage: `KitBenchmarks BUNDLE RUNS [PART ...]`.
@main enum KitBenchmarks {
  private enum Part: String, CaseIterable {
    case opening, pages, texts
  }

  static func main() throws {
    let arguments = CommandLine.arguments
    let parts = arguments.dropFirst(3).map(Part.init(rawValue:))
    guard arguments.count > 2, let runs = Int(arguments[2]), runs > 0, !parts.contains(nil) else {
      let usage = "Usage: KitBenchmarks BUNDLE RUNS [opening|pages|texts ...]\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
    for part in parts.isEmpty ? Part.allCases : parts.compactMap(\.self) {
      try measure(part, bundle: arguments[1], Stopwatch(runs: runs))
    }
  }

  private static func measure(_ part: Part, bundle: String, _ stopwatch: Stopwatch) throws {
    switch part {
    case .opening:
      print("Opening, in milliseconds                              first     later")
      try Opening(bundle: bundle, stopwatch: stopwatch).measure()
    case .pages:
      print("A month's page, in microseconds                     Almanac Foundation")
      try Pages(almanac: Almanac(bundleAt: bundle), stopwatch: stopwatch).measure()
    case .texts:
      print("A long text, in microseconds                        Almanac Foundation")
      let stopwatch = Stopwatch(runs: min(stopwatch.runs, 5))
      try Texts(almanac: Almanac(bundleAt: bundle), stopwatch: stopwatch).measure()
    }
  }
}
