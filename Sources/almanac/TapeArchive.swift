/// Reads a tar archive (POSIX.1-1988 `ustar`), as git writes it.
enum TapeArchive {
  private static let block = 512

  /// The archive's files by path, or `nil` if it is damaged.
  static func files(of bytes: [UInt8]) -> [String: [UInt8]]? {
    var files: [String: [UInt8]] = [:]
    var position = 0
    while position + block <= bytes.count {
      let header = bytes[position..<position + block]
      // Two blocks of zeros end the archive.
      guard header.first != 0 else { return files }
      let start = position + block
      guard let size = Int(text(header, 124, 12).filter(\.isNumber), radix: 8), start + size <= bytes.count
      else { return nil }
      let kind = text(header, 156, 1)
      // Everything but a file (folders, links, notes of git's own) is passed over.
      if kind.isEmpty || kind == "0" { files[path(header)] = Array(bytes[start..<start + size]) }
      position = start + (size + block - 1) / block * block
    }
    return nil
  }

  /// The path, whose beginning stands in another field if it is long.
  private static func path(_ header: ArraySlice<UInt8>) -> String {
    let (name, prefix) = (text(header, 0, 100), text(header, 345, 155))
    return prefix.isEmpty ? name : "\(prefix)/\(name)"
  }

  /// A field of the header, up to its first zero.
  private static func text(_ header: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> String {
    let start = header.startIndex + offset
    return String(decoding: header[start..<start + count].prefix { $0 != 0 }, as: UTF8.self)
  }
}
