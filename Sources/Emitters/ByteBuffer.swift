/// The bytes of a file while it is written, UTF-8.
///
/// A file is some thousand short texts, and an array does far more for each `append` than to copy it.
struct ByteBuffer {
  /// The bytes so far, and room behind them.
  private var storage: [UInt8]
  private var count = 0

  /// An empty buffer with room for so many bytes.
  ///
  /// The room is not filled: of a large room, the system gives only the pages that are written.
  init(capacity: Int) {
    storage = [UInt8](unsafeUninitializedCapacity: capacity) { _, count in count = capacity }
  }

  /// The bytes so far.
  var bytes: [UInt8] { Array(storage[..<count]) }

  /// The bytes so far, without a copy; the buffer is empty then.
  mutating func take() -> [UInt8] {
    storage.removeLast(storage.count - count)
    count = 0
    defer { storage = [] }
    return storage
  }

  mutating func append(_ byte: UInt8) {
    append(atMost: 1) { start in
      start[0] = byte
      return 1
    }
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    let isCopied: Void? = bytes.withContiguousStorageIfAvailable { append($0) }
    guard isCopied == nil else { return }
    for byte in bytes { append(byte) }
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(atMost: bytes.count) { start in
      if let first = bytes.baseAddress { start.update(from: first, count: bytes.count) }
      return bytes.count
    }
  }

  /// Appends what `write` writes, into room for so many bytes; it returns how many it wrote.
  mutating func append(atMost room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if storage.count - count < room {
      storage += [UInt8](repeating: 0, count: max(room, storage.count))
    }
    storage.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { count += write(start + count) }
    }
  }
}
