import AlmanacBundle
import AlmanacFormats
import AlmanacKit
import AlmanacRecord

/// What a run has made so far: the result of each file, and the words of each locale.
struct BundleProducts<Outcome: Sendable>: Sendable {
  /// The result of writing or comparing each file except the manifest, in the order in which the locales finished.
  private(set) var outcomes: [Outcome] = []
  /// The digest of each file of the run, by path; the manifest is added last.
  private(set) var digests: [String: FileDigest] = [:]
  /// How many words each locale has, by the tag of the locale.
  private(set) var coverage: [String: Manifest.Coverage] = [:]
  private(set) var missing = MissingKeys()
  /// The tags of the locales in which a text is not reviewed, by key and plural form; not sorted.
  private(set) var unreviewed: [String: [PluralCategory: [String]]] = [:]

  /// The size of all files of the run together.
  private var size = 0
  private let folder: String

  /// Makes an empty result; `folder` is the path of the bundle's folder, for messages.
  init(folder: String) { self.folder = folder }

  /// Adds the files and words of a locale; throws if one file, or all files together, are too large.
  mutating func add(_ words: LocaleWords, _ files: [UsedFile<Outcome>], of tag: String) throws {
    coverage[tag] = words.coverage
    missing.add(words.missing, of: tag)
    for (key, forms) in words.unreviewed {
      for form in forms { unreviewed[key, default: [:]][form, default: []].append(tag) }
    }
    for file in files { try add(file) }
  }

  /// Adds a file; throws if the file, or all files together, are too large.
  mutating func add(_ file: UsedFile<Outcome>) throws {
    try add(file.path, file.digest)
    outcomes.append(file.outcome)
  }

  /// Adds only the digest of a file; throws if the file, or all files together, are too large for programs that read
  /// bundles.
  mutating func add(_ path: String, _ digest: FileDigest) throws(OutputFilesError) {
    let limit = BundlePath(path).sizeLimit
    guard digest.size <= limit else {
      throw .fileTooLarge(path: "\(folder)/\(path)", size: digest.size, limit: limit)
    }
    size += digest.size
    guard size <= Limits.bundle else { throw .bundleTooLarge(path: folder, size: size, limit: Limits.bundle) }
    digests[path] = digest
  }
}

/// A file that the run has written or compared; `outcome` is the result.
typealias UsedFile<Outcome> = (path: String, digest: FileDigest, outcome: Outcome)
