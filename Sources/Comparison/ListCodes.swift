import AlmanacKit
import AlmanacReading

/// What the entries of a file's lists are called, with the codes that the file itself has.
final class ListCodes {
  private let file: JSONValue
  /// The codes in lists of the file, by the paths of these; a hostile file has very many lists with the same codes.
  private var found: [[String]: [String]?] = [:]

  init(file: JSONValue) {
    self.file = file
  }

  /// The codes of a list of so many entries, or `nil` if it is one value as a whole.
  func codes(of path: [String], count: Int) -> [String]? {
    guard let codes = fileCodes(of: path, count: count) else { return nil }
    // A damaged file may have another number; then the numbers from 1 on say which entry it is.
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

  /// The codes in a list of the file; `nil` if one is there twice, which would hide a value.
  private func texts(at path: [String]) -> [String]? {
    if let texts = found[path] { return texts }
    let texts = distinctTexts(at: path)
    found[path] = .some(texts)
    return texts
  }

  private func distinctTexts(at path: [String]) -> [String]? {
    let texts = (value(at: path)?.elements ?? []).compactMap(\.text)
    return Set(texts).count == texts.count ? texts : nil
  }

  private func value(at path: [String]) -> JSONValue? {
    path.reduce(file as JSONValue?) { $0?[$1] }
  }

  private func numbers(from first: Int, _ count: Int) -> [String] {
    // A damaged file may begin at any number, and the addition must not overflow.
    (0..<count).map { String(first &+ $0) }
  }
}
