import AlmanacKit
import AlmanacRecord
import CAlmanacSHA256
import Foundation
import Testing

@testable import AlmanacBundle

/// SHA-256, computed with and without the processor's own instructions.
@Suite struct DigestTests {
  /// The examples of FIPS 180-4 (NIST, "Examples with Intermediate Values"), and the million `a` of FIPS 180-2, B.3.
  @Test(
    "is right for the standard's examples",
    arguments: [
      ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func standard(text: String, count: Int, sha256: String) {
    let bytes = [UInt8](repeatElement(Array(text.utf8), count: count).joined())
    for digest in digests(of: bytes) {
      #expect(digest.sha256 == sha256)
      #expect(digest.size == bytes.count)
    }
  }

  @Test("is the same as sha256sum's for files of 0 to 300 bytes")
  func lengths() throws {
    let folder = try TemporaryFolder()
    let contents = (0...300).map { count in (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + count) } }
    for (count, bytes) in contents.enumerated() {
      try Data(bytes).write(to: URL(filePath: folder.path("\(count)")))
    }
    let sums = try Self.sums(of: (0...300).map { folder.path("\($0)") })
    for (bytes, sum) in zip(contents, sums) {
      for digest in digests(of: bytes) { #expect(digest.sha256 == sum, "\(bytes.count) bytes") }
    }
    #expect(sums.count == 301)
  }

  @Test("refuses a text that is not 64 digits, and a negative size")
  func malformed() {
    let zeros = String(repeating: "0", count: 64)
    #expect(FileDigest(sha256: zeros, size: 0) != nil)
    #expect(FileDigest(sha256: zeros, size: -1) == nil)
    for text in ["", String(zeros.dropLast()), zeros + "0", zeros.dropLast() + "A", zeros.dropLast() + "g"] {
      #expect(FileDigest(sha256: text, size: 0) == nil, "\(text)")
    }
  }

  private func digests(of bytes: [UInt8]) -> [FileDigest] {
    [FileDigest(of: bytes), FileDigest(of: bytes, hash: almanac_sha256_portable)]
  }

  private static func sums(of files: [String]) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // coreutils has `sha256sum`. A Mac may only have `shasum`, which comes with Perl.
    process.arguments = ["sh", "-c", "sha256sum \"$@\" || shasum -a 256 \"$@\"", "sh"] + files
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map { String($0.prefix(64)) }
  }
}
