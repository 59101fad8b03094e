import AlmanacKit
import AlmanacReading

/// The first look at a file of the user's, whatever JSON it should be.
enum InputText {
  /// The bytes without a byte order mark; throws if they are not UTF-8.
  static func checked(_ bytes: [UInt8]) throws(InputProblems) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    guard content.isUTF8 else {
      throw InputProblems([InputProblem(StringCatalogError.notUTF8, at: TextPlace(line: 1, column: 1))])
    }
    return content
  }

  /// Where the keys stand; throws at the first byte that is not JSON.
  static func places(_ bytes: [UInt8]) throws(InputProblems) -> JSONPlaces {
    do throws(JSONSyntaxError) {
      return try JSONPlaces(bytes)
    } catch {
      throw problems(error, in: bytes)
    }
  }

  /// What is wrong in a text that is not JSON.
  static func problems(_ error: JSONSyntaxError, in bytes: [UInt8]) -> InputProblems {
    let problem = StringCatalogError.notJSON(error.reason)
    return InputProblems([InputProblem(problem, at: TextPlace(of: error.offset, in: bytes[...]))])
  }
}
