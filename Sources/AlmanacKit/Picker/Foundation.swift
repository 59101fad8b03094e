#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension Almanac {
    /// Opens a bundle by the URL of its folder, as in `Bundle.module.resourceURL` and `Bundle.main.url(…)`.
    ///
    /// ```swift
    /// try Almanac(bundleAt: URL(filePath: folder)).localeTags.contains("de-AT")  // true
    /// ```
    ///
    /// It costs as much as ``init(bundleAt:)-(String)`` and throws the same errors. For a URL that is not a file's,
    /// it throws ``AlmanacError/missingFile(path:)``.
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
