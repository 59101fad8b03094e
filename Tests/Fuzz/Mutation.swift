import AlmanacTestSupport

/// One way to damage a text.
enum Mutation: CaseIterable {
  case flipBit, setByte, insertPiece, replaceToken, replaceNumber, exchangeTokens, takeToken
  case delete, duplicate, splice, cutOff, repeatLong, nest, lineEnds, repeatLine, lengthenToken
}

/// Makes the inputs: each input is a file of the corpus with some damage.
struct Mutator {
  let corpus: [[UInt8]]

  /// The largest size of an input in bytes; larger inputs would take too much time.
  private static let longest = 1 << 16

  /// The input with the given number, and the index of the corpus file from which the input is made.
  ///
  /// The input depends only on its number, the seed and the corpus.
  func input(_ number: Int, seed: UInt64) -> (file: Int, bytes: [UInt8]) {
    var random = SplitMix64(seed: seed, input: number)
    let file = random.index(below: corpus.count)
    var bytes = corpus[file]
    // Most inputs have one to three changes, so that the rest stays readable. A few have 30.
    let count = random.index(below: 20) == 0 ? 30 : 1 + random.index(below: 3)
    for _ in 0..<count { mutate(&bytes, &random) }
    return (file, bytes.count > Self.longest ? Array(bytes.prefix(Self.longest)) : bytes)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let place = random.index(below: bytes.count)
    switch Mutation.allCases[random.index(below: Mutation.allCases.count)] {
    case .flipBit where !bytes.isEmpty: bytes[place] ^= 1 << UInt8(random.index(below: 8))
    case .setByte where !bytes.isEmpty: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case .flipBit, .setByte, .insertPiece:
      bytes.insert(contentsOf: Pieces.random(&random), at: place)
    case .replaceToken:
      bytes.replaceSubrange(bytes.token(at: place), with: Pieces.random(&random))
    case .replaceNumber:
      guard let number = bytes.number(from: place) ?? bytes.number(from: 0) else { return }
      bytes.replaceSubrange(number, with: Pieces.randomNumber(&random))
    case .exchangeTokens: exchangeTokens(&bytes, place, random.index(below: bytes.count))
    case .takeToken:
      let other = corpus[random.index(below: corpus.count)]
      bytes.replaceSubrange(
        bytes.token(at: place), with: other[other.token(at: random.index(below: other.count))])
    case .delete: bytes.removeSubrange(slice(of: bytes, at: place, &random))
    case .duplicate:
      bytes.insert(contentsOf: Array(bytes[slice(of: bytes, at: place, &random)]), at: place)
    case .splice:
      let other = corpus[random.index(below: corpus.count)]
      bytes.replaceSubrange(place..., with: other[random.index(below: other.count)...])
    case .cutOff: bytes.removeSubrange(place...)
    case .repeatLong:
      bytes.insert(contentsOf: repeated(Pieces.random(&random), 1 << random.index(below: 11)), at: place)
    case .nest: nest(&bytes, at: place, &random)
    case .repeatLine:
      // In a formatted file, a repeated line is usually a repeated key.
      let line = bytes.line(at: place)
      bytes.insert(contentsOf: Array(bytes[line]), at: line.lowerBound)
    case .lengthenToken:
      let token = bytes.token(at: place).clamped(to: place..<bytes.count)
      bytes.insert(contentsOf: repeated(Array(bytes[token]), 1 << random.index(below: 13)), at: place)
    case .lineEnds: bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
  }

  /// A random range that begins at a place: usually at most 16 bytes long, but sometimes of any length.
  private func slice(of bytes: [UInt8], at place: Int, _ random: inout SplitMix64) -> Range<Int> {
    let longest = random.index(below: 4) == 0 ? bytes.count : 16
    return place..<min(bytes.count, place + random.index(below: longest + 1))
  }

  /// A piece repeated a number of times, up to the largest size of an input.
  private func repeated(_ piece: [UInt8], _ count: Int) -> [UInt8] {
    let room = Self.longest / max(1, piece.count) + 1
    return (0..<min(count, room)).reduce(into: []) { bytes, _ in bytes += piece }
  }

  private func exchangeTokens(_ bytes: inout [UInt8], _ one: Int, _ other: Int) {
    let first = bytes.token(at: min(one, other))
    let second = bytes.token(at: max(one, other))
    guard first.upperBound <= second.lowerBound else { return }
    let (left, right) = (Array(bytes[first]), Array(bytes[second]))
    bytes.replaceSubrange(second, with: left)
    bytes.replaceSubrange(first, with: right)
  }

  /// Wraps the value at the offset `place` in many nested lists or objects, which may stay unclosed.
  private func nest(_ bytes: inout [UInt8], at place: Int, _ random: inout SplitMix64) {
    let token = bytes.token(at: place)
    let depth = 1 << random.index(below: 13)
    let isList = random.index(below: 2) == 0
    let value = Array(bytes[token])
    let open = repeatElement(Array((isList ? "[" : #"{"a":"#).utf8), count: depth).joined()
    let isClosed = random.index(below: 4) > 0
    let close = isClosed ? repeatElement(UInt8(ascii: isList ? "]" : "}"), count: depth).map(\.self) : []
    bytes.replaceSubrange(token, with: Array(open) + value + close)
  }
}

extension [UInt8] {
  /// The line around a place, including its line ending.
  fileprivate func line(at place: Int) -> Range<Int> {
    let start = self[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = self[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? count
    return start..<end
  }

  /// The word, number or quoted text around a place, or the single byte at the place.
  fileprivate func token(at place: Int) -> Range<Int> {
    guard place < count else { return count..<count }
    var (start, end) = (place, place + 1)
    guard Self.isOfWord(self[place]) else { return start..<end }
    while start > 0, Self.isOfWord(self[start - 1]) { start -= 1 }
    while end < count, Self.isOfWord(self[end]) { end += 1 }
    let quote = UInt8(ascii: "\"")
    if start > 0, end < count, self[start - 1] == quote, self[end] == quote {
      (start, end) = (start - 1, end + 1)
    }
    return start..<end
  }

  /// The first number at or after `place` that follows a colon, such as a count or a size.
  fileprivate func number(from place: Int) -> Range<Int>? {
    var isBehindColon = false
    for index in place..<count {
      switch self[index] {
      case UInt8(ascii: ":"): isBehindColon = true
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isBehindColon { return token(at: index) }
      default: isBehindColon = false
      }
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
