import AlmanacEmitters
import AlmanacKit

/// Writes JSON for an element of an HTML page: without white space, and without `<`, which could end the element.
enum InlineJSON {
  /// The JSON with the fields of a file, in UTF-8.
  static func bytes(of file: some Walkable) -> [UInt8] {
    var bytes: [UInt8] = []
    let json = JSONWriter.bytes(of: file, .compact)
    bytes.reserveCapacity(json.count)
    // In JSON, `<` occurs only inside strings, where an escape can replace it. The JSON writer has already escaped
    // invisible characters.
    for byte in json.dropLast() {
      if byte == UInt8(ascii: "<") { bytes += #"\u003c"#.utf8 } else { bytes.append(byte) }
    }
    return bytes
  }
}
