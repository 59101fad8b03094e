import AlmanacKit
import Foundation

/// Measures the time that a picker needs before it shows its first text.
struct Opening {
  let bundle: String
  let stopwatch: Stopwatch

  /// Prints the time of the first call in this process, and the median time of later calls.
  func measure() throws {
    try row("Almanac: bundle, locale(matching:), calendar", almanac)
    try row("  the same with the rules of another region", { try almanac(for: "de-US") })
    row("DateFormatter with its first text", dateFormatter)
  }

  private func row(_ name: String, _ body: () throws -> Void) rethrows {
    let cold = try Stopwatch.once(body)
    print(table: name, cold.milliseconds, try stopwatch.median(body).milliseconds)
  }

  private func almanac() throws { try almanac(for: "de-DE") }

  private func almanac(for tag: String) throws {
    let locale = try Almanac(bundleAt: bundle).locale(matching: [tag])
    keep(try locale.calendar(.gregorian))
  }

  private func dateFormatter() {
    keep(Texts.formatter(.gregorian).string(from: Date(timeIntervalSince1970: 0)))
  }
}

/// Prints a row of the table: a name and two numbers.
func print(table name: String, _ first: Double, _ second: Double) {
  let numbers = [first, second].map { number in
    let text = String(format: "%.3g", number)
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }
  print(name + String(repeating: " ", count: max(0, 48 - name.count)) + numbers.joined())
}

/// Uses a result, so that the compiler cannot optimize the work away.
@inline(never) func keep<Result>(_ result: Result) {}
