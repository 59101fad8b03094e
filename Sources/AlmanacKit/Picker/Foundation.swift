#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension Almanac {
    /// Opens a bundle by the URL of its folder, as `Bundle.module.resourceURL` and `Bundle.main.url(…)` are.
    ///
    /// It throws as ``init(bundleAt:)-(String)`` does, and ``AlmanacError/missingFile(path:)`` for a URL that is no file's.
    public init(bundleAt folder: URL) throws(AlmanacError) {
      guard folder.isFileURL else { throw .missingFile(path: folder.absoluteString) }
      try self.init(bundleAt: folder.path(percentEncoded: false))
    }
  }

  extension AlmanacError: LocalizedError {
    /// What is wrong, and what to do about it: what ``description`` says, in English, for those who build the app.
    public var errorDescription: String? { description }
  }
#endif
