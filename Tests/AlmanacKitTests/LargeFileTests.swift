import AlmanacKit
import Foundation
import Synchronization
import Testing

/// Files with the deepest allowed nesting and with the largest allowed size.
@Suite struct LargeFileTests {
  @Test("reads a file with the deepest allowed nesting on a thread with a stack of 512 KB")
  func smallStack() throws {
    let bundle = try DamagedBundle()
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      // The limit is 64 levels, and the file's own object is one level.
      let deep = many(open, 63) + "1" + many(close, 63)
      try bundle.replace(#""dataLocale""#, with: #""deep": \#(deep), "dataLocale""#, in: bundle.localePath)
      #expect(bundle.errorOnSmallStack() == nil)
      try bundle.replace(#""deep": "#, with: #""deep": ["#, in: bundle.localePath)
      #expect(bundle.errorOnSmallStack()?.malformedPath == bundle.localePath)
      try bundle.write(
        try Data(contentsOf: RealBundle.folder.appending(path: bundle.localePath)), to: bundle.localePath)
    }
  }

  @Test("reads a file of 16 MB, and refuses one more byte")
  func file() throws {
    let bundle = try DamagedBundle()
    let whole = try bundle.bytes(bundle.localePath)
    for (size, reason) in [(16_000_000, nil), (16_000_001, "it is larger than 16 MB")] {
      try bundle.write(
        whole + Data(repeating: UInt8(ascii: " "), count: size - whole.count), to: bundle.localePath)
      #expect(bundle.error() == reason.map { .malformedFile(path: bundle.localePath, reason: $0) })
    }
    let regions = try bundle.bytes("json/regions.json")
    let large = Array(regions) + Array(repeating: UInt8(ascii: " "), count: 16_000_001 - regions.count)
    #expect(throws: BundleFileError.self) { try RegionsFile(reading: large) }
  }
}

extension DamagedBundle {
  /// The error from opening the bundle on a thread with a stack of 512 KB, the size of iOS's secondary threads.
  fileprivate func errorOnSmallStack() -> AlmanacError? {
    let result = Mutex<AlmanacError?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let error = self.error()
      result.withLock { $0 = error }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    return result.withLock { $0 }
  }
}
