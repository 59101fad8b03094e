import AlmanacBundle
import AlmanacKit
import AlmanacRecord
import Testing

@testable import almanac

@Suite("The files that a run has made")
struct BundleProductsTests {
  private static let catalog = "xcstrings/Picker.xcstrings"
  private let empty = BundleProducts<Int>(folder: "Output")

  private func digest(_ size: Int) throws -> FileDigest {
    try #require(FileDigest(sha256: String(repeating: "0", count: 64), size: size))
  }

  @Test("can have files and a bundle at their limits")
  func atTheLimit() throws {
    var products = empty
    var sizes = [Self.catalog: Limits.catalog, "empty": 0]
    let rest = Limits.bundle - Limits.catalog
    for number in 0..<rest / Limits.file { sizes["\(number)"] = Limits.file }
    for (path, size) in sizes { try products.add(path, digest(size)) }
    #expect(products.digests.mapValues(\.size) == sizes)
    try products.add("rest", digest(rest % Limits.file))
    let one = try digest(1)
    let error = OutputFilesError.bundleTooLarge(path: "Output", size: Limits.bundle + 1, limit: Limits.bundle)
    #expect(throws: error) { try products.add("more", one) }
  }

  @Test(
    "have no file over the limit for its path; the error has the file's size",
    arguments: [("small", Limits.file), (catalog, Limits.catalog)])
  func tooLarge(path: String, limit: Int) throws {
    var products = empty
    let digest = try digest(limit + 1)
    let error = OutputFilesError.fileTooLarge(path: "Output/\(path)", size: limit + 1, limit: limit)
    #expect(throws: error) { try products.add(path, digest) }
  }
}
