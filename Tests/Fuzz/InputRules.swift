import AlmanacInputs
import Foundation

/// Rules for every file that a user writes, such as an overlay or a map of keys.
enum InputRules {
  /// The problems that a reader reports; `nil` if it reports none.
  static func problems(_ read: () throws(InputProblems) -> Void) -> [InputProblem]? {
    do throws(InputProblems) {
      try read()
      return nil
    } catch {
      return error.problems
    }
  }

  /// Throws if `checkPlaces` throws, or if Almanac and Foundation disagree whether the bytes are JSON.
  ///
  /// `again` has the problems that a second reading of the same bytes reports.
  static func check(
    _ problems: [InputProblem]?, _ again: [InputProblem]?, of bytes: [UInt8]
  ) throws(BrokenRule) {
    try checkPlaces(problems, again, of: bytes)
    let refusal = problems?.first?.message ?? ""
    // Foundation does not have Almanac's limits of depth and size. A file of another format, such as .strings, does not
    // begin with a bracket.
    guard !["(limit: ", "UTF-8", "has another format"].contains(where: refusal.contains) else { return }
    try FoundationJSON.check(!refusal.hasPrefix("This is not JSON"), bytes)
  }

  /// Throws if a problem is outside the text, or if a second reading of the same bytes (`again`) has other problems.
  static func checkPlaces(
    _ problems: [InputProblem]?, _ again: [InputProblem]?, of bytes: [UInt8]
  ) throws(BrokenRule) {
    try BrokenRule.unless(problems == again, "A second reading of the same file reports other problems.")
    try BrokenRule.unless(problems?.isEmpty != true, "The file is refused without a problem.")
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for problem in problems ?? [] { try checkPlace(of: problem, inside: lines) }
  }

  /// Throws if the place of a problem is outside these lines.
  static func checkPlace(
    of problem: InputProblem, inside lines: [ArraySlice<UInt8>]
  ) throws(BrokenRule) {
    let (line, column) = (problem.place?.line ?? 0, problem.place?.column ?? 0)
    try BrokenRule.unless(
      lines.indices.contains(line - 1), "\(problem) is on a line that the file does not have.")
    // A problem may be one column after the last character, where something is missing.
    let length = String(decoding: lines[line - 1], as: UTF8.self).count
    try BrokenRule.unless((1...length + 1).contains(column), "\(problem) is after the end of its line.")
  }
}

/// Checks with Foundation's JSON parser.
enum FoundationJSON {
  /// Throws if Foundation disagrees whether the bytes are JSON.
  static func check(_ isJSON: Bool, _ bytes: [UInt8]) throws(BrokenRule) {
    // Foundation accepts trailing commas, unlike RFC 8259. It also reads UTF-16 and UTF-32, which contain NUL bytes.
    guard !bytes.contains(0), !hasCommaAtEnd(bytes) else { return }
    let refusal = refusal(bytes)
    // RFC 8259 does not limit numbers, but Foundation's numbers must fit in a Double.
    guard refusal?.contains("not representable") != true else { return }
    try BrokenRule.unless(
      isJSON == (refusal == nil),
      "Foundation and Almanac disagree whether this is JSON. Foundation: \(refusal ?? "it is JSON").")
  }

  /// Foundation's error for the bytes; `nil` if Foundation reads them as JSON.
  private static func refusal(_ bytes: [UInt8]) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Whether a comma comes before a closing bracket, even inside a text.
  private static func hasCommaAtEnd(_ bytes: [UInt8]) -> Bool {
    var isBehindComma = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ","): isBehindComma = true
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if isBehindComma { return true }
      default: isBehindComma = false
      }
    }
    return false
  }
}
