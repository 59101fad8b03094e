#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension Almanac {
    /// Opens a bundle by its folder's URL, such as `Bundle.module.resourceURL` or the result of `Bundle.main.url(…)`.
    ///
    /// ```swift
    /// try Almanac(bundleAt: URL(filePath: folder)).localeTags.contains("de-AT")  // true
    /// ```
    ///
    /// The call takes as long as ``init(bundleAt:)-(String)`` and throws the same errors. For a URL that is not a file
    /// URL, it throws ``AlmanacError/missingFile(path:)``.
    public init(bundleAt folder: URL) throws(AlmanacError) {
      guard folder.isFileURL else { throw .missingFile(path: folder.absoluteString) }
      try self.init(bundleAt: folder.path(percentEncoded: false))
    }
  }

  extension AlmanacError: LocalizedError {
    /// The same text as ``description``: the problem and what to do, in English, for the developers of the app.
    public var errorDescription: String? { description }
  }
#endif
