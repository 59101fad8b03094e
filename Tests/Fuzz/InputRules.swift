import AlmanacReading
import AlmanacTranslations
import Foundation

/// What holds of every overlay and every map of keys.
enum InputRules {
  /// The problems of what is read; `nil` if there is none.
  static func problems(_ read: () throws(InputProblems) -> Void) -> [InputProblem]? {
    do throws(InputProblems) {
      try read()
      return nil
    } catch {
      return error.problems
    }
  }

  /// Throws unless every problem is in the text, and what is not JSON to Almanac is none to Foundation either.
  ///
  /// `again` are the problems of the same bytes, read for the second time.
  static func check(
    _ problems: [InputProblem]?, _ again: [InputProblem]?, of bytes: [UInt8]
  ) throws(BrokenRule) {
    try checkPlaces(problems, again, of: bytes)
    let refusal = problems?.first?.message ?? ""
    // Almanac does not read so deep, nor so much.
    guard !["(limit: ", "UTF-8"].contains(where: refusal.contains) else { return }
    try FoundationJSON.check(!refusal.hasPrefix("This is not JSON"), bytes)
  }

  /// Throws unless every problem is in the text, and the same each time.
  static func checkPlaces(
    _ problems: [InputProblem]?, _ again: [InputProblem]?, of bytes: [UInt8]
  ) throws(BrokenRule) {
    // Of several places with another shape, Foundation's decoder names any.
    let isOfOtherShape = problems?.first?.message.hasPrefix("This is not a ") == true
    try BrokenRule.unless(problems == again || isOfOtherShape, "The same file has other problems.")
    try BrokenRule.unless(problems?.isEmpty != true, "The file is refused without a problem.")
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for problem in problems ?? [] {
      let (line, column) = (problem.place.line, problem.place.column)
      try BrokenRule.unless(lines.indices.contains(line - 1), "\(problem) is in no line.")
      let length = String(decoding: lines[line - 1], as: UTF8.self).count
      try BrokenRule.unless((1...length + 1).contains(column), "\(problem) is behind its line.")
      try BrokenRule.unless(!problem.message.contains("it is not JSON"), "\(problem) does not say where.")
    }
  }
}

/// What Foundation takes for JSON.
enum FoundationJSON {
  /// Throws unless Foundation takes the bytes for JSON too, or for none too.
  static func check(_ isJSON: Bool, _ bytes: [UInt8]) throws(BrokenRule) {
    // Foundation is looser than RFC 8259 here, and reads UTF-16 and UTF-32 besides, which have NULs.
    guard !bytes.contains(0), !hasCommaAtEnd(bytes) else { return }
    let refusal = refusal(bytes)
    // RFC 8259 lets a number be as large as it likes; Foundation's has to be a Double.
    guard refusal?.contains("not representable") != true else { return }
    try BrokenRule.unless(
      isJSON == (refusal == nil), "Foundation says \(refusal ?? "that it is JSON"), and Almanac does not.")
  }

  /// Why Foundation does not take the bytes for JSON; `nil` if it does.
  private static func refusal(_ bytes: [UInt8]) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Whether a comma stands before a bracket that closes, be it in a text.
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

/// The folder of this repository.
enum PackageFolder {
  static let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}

extension JSONEncoder {
  /// Writes the same bytes for the same value.
  static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
