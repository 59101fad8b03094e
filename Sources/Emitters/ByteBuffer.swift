/// The UTF-8 bytes of a file that is being written.
///
/// A file has thousands of short texts. An array's `append` would be slower, because it does far more than copy the
/// bytes.
struct ByteBuffer {
  /// The bytes that are already written, followed by room for more bytes.
  private var storage: [UInt8]
  private var count = 0

  /// An empty buffer with room for `capacity` bytes.
  ///
  /// The room is not initialized, so the system allocates only the pages that are written.
  init(capacity: Int) {
    storage = [UInt8](unsafeUninitializedCapacity: capacity) { _, count in count = capacity }
  }

  /// A copy of the bytes that are already written.
  var bytes: [UInt8] { Array(storage[..<count]) }

  /// Returns the bytes that are already written, without a copy, and empties the buffer.
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

  /// Calls `write` with a pointer to the end of the written bytes, and appends the bytes that `write` stores there.
  ///
  /// `write` may store at most `room` bytes, and returns the number of bytes that it has stored.
  @inline(__always)
  mutating func append(atMost room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if storage.count - count < room { grow(by: room) }
    storage.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { count += write(start + count) }
    }
  }

  private mutating func grow(by room: Int) {
    storage += [UInt8](repeating: 0, count: max(room, storage.count))
  }
}
