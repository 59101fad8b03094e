import AlmanacFormats
package import AlmanacKit
import Foundation

/// Foundation's JSON reader, with which tests compare AlmanacKit's own reader.
package enum FoundationReading {
  /// Whether Foundation finds every value of a file in the JSON `bytes`, at the same path.
  ///
  /// The JSON may have more values, because AlmanacKit ignores unknown keys.
  package static func has(_ file: some Walkable, in bytes: [UInt8]) -> Bool {
    do {
      let values = try JSONSerialization.jsonObject(with: Data(JSONWriter.bytes(of: file, .compact)))
      // Foundation drops U+FEFF at the beginning of a text, unless it is escaped.
      let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\u{FEFF}", with: #"\ufeff"#)
      return has(values, in: try JSONSerialization.jsonObject(with: Data(text.utf8)))
    } catch {
      return false
    }
  }

  private static func has(_ value: Any, in other: Any?) -> Bool {
    switch (value, other) {
    case (let value as [String: Any], let other as [String: Any]):
      value.allSatisfy { has($0.value, in: other[$0.key]) }
    case (let value as [Any], let other as [Any]):
      value.count == other.count && zip(value, other).allSatisfy { has($0, in: $1) }
    case (let value as String, let other as String): value == other
    case (let value as NSNumber, let other as NSNumber): value == other
    case (is NSNull, let other): other == nil || other is NSNull
    default: false
    }
  }
}
