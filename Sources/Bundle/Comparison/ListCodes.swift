import AlmanacInputs
import AlmanacKit
import AlmanacRecord

/// Finds the codes that identify the entries of a file's lists, such as `M01` for the first month.
///
/// Some of the codes are in other lists of the same file, such as `monthCodes`.
final class ListCodes {
  private let file: JSONValue
  /// The codes from each list of codes, by the path of that list; the inner value is `nil` if a code is repeated.
  ///
  /// Each list of codes is read only once, because a hostile file may have many lists with the same codes.
  private var codesByPath: [[String]: [String]?] = [:]

  init(file: JSONValue) { self.file = file }

  /// The codes of the `count` entries in the list at a path; `nil` if the whole list is compared as one value.
  func codes(of path: [String], count: Int) -> [String]? {
    guard let codes = fileCodes(of: path, count: count) else { return nil }
    // In a damaged file, the number of codes may differ from the number of entries. Then the codes are numbers,
    // starting at 1.
    return codes.count == count ? codes : numbers(from: 1, count)
  }

  private func fileCodes(of path: [String], count: Int) -> [String]? {
    switch FieldCatalog.bundle.codes(ofListAt: path) {
    case nil: nil
    case .texts(_, let path): texts(at: path)
    case .numbers(let range): numbers(from: range.lowerBound, count)
    case .years: numbers(from: value(at: EntryCodes.firstYearPath)?.number ?? 1, count)
    case .clock(let cycle): cycle.numbers.map(String.init)
    }
  }

  /// The codes in the file's list at a path; `nil` if a code is repeated, because the second entry would hide the
  /// first.
  private func texts(at path: [String]) -> [String]? {
    if let texts = codesByPath[path] { return texts }
    let texts = (value(at: path)?.elements ?? []).compactMap(\.text)
    let codes = Set(texts).count == texts.count ? texts : nil
    codesByPath[path] = .some(codes)
    return codes
  }

  private func value(at path: [String]) -> JSONValue? { path.reduce(file as JSONValue?) { $0?[$1] } }

  private func numbers(from first: Int, _ count: Int) -> [String] {
    // In a damaged file, the first number may be so large that an ordinary addition overflows.
    (0..<count).map { String(first &+ $0) }
  }
}
