import AlmanacEmitters
import AlmanacKit

/// JSON inside the element of an HTML page: minified, and without any `<`, which could end the element.
enum InlineJSON {
  /// The bytes of a file's values.
  static func bytes(of file: some Walkable) -> [UInt8] {
    var bytes: [UInt8] = []
    let json = JSONWriter.bytes(of: file, .compact)
    bytes.reserveCapacity(json.count)
    // In JSON, the sign occurs only inside texts. The writer escapes all that is invisible.
    for byte in json.dropLast() {
      if byte == UInt8(ascii: "<") { bytes += #"\u003c"#.utf8 } else { bytes.append(byte) }
    }
    return bytes
  }
}
