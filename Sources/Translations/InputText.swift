import AlmanacKit
import AlmanacReading

/// The first look at a file of the user's, whatever JSON it should be.
enum InputText {
  /// The bytes without a byte order mark; throws if they are not UTF-8.
  static func checked(_ bytes: [UInt8]) throws(InputProblems) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var content = bytes
    if content.starts(with: mark) { content.removeFirst(mark.count) }
    guard content.isUTF8 else {
      throw InputProblems([InputProblem(StringCatalogError.notUTF8, at: TextPlace(line: 1, column: 1))])
    }
    return content
  }

  /// What is wrong in a text that is not JSON.
  static func problems(_ error: JSONSyntaxError, in bytes: [UInt8]) -> InputProblems {
    let problem = StringCatalogError.notJSON(error.reason)
    return InputProblems([InputProblem(problem, at: TextPlace(of: error.offset, in: bytes))])
  }
}
