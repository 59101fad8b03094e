import AlmanacEmitters
import AlmanacExtraction
import AlmanacKit
import AlmanacOutputFiles

/// The results of the files and words of a bundle.
struct BundleProducts<Outcome: Sendable>: Sendable {
  /// The result of each file except the manifest, locale by locale as they were done.
  private(set) var outcomes: [Outcome] = []
  private(set) var files = FileList(limits: .readers { BundlePath($0).sizeLimit })
  /// Which words each locale has, by its tag.
  private(set) var coverage: [String: ManifestFile.Coverage] = [:]
  private(set) var missing = MissingKeys()

  /// Adds a locale; throws if one of its files, or all files together, are too large.
  mutating func add(_ locale: LocaleProduct<Outcome>) throws(LocaleError) {
    coverage[locale.tag] = locale.words.coverage
    missing.add(locale.words.missing, of: locale.tag)
    do throws(OutputFilesError) {
      for file in locale.files { try add(file) }
    } catch {
      throw .files(error)
    }
  }

  /// Adds a file; throws if it, or all files together, are too large.
  mutating func add(_ file: UsedFile<Outcome>) throws(OutputFilesError) {
    try files.add(file.path, file.digest)
    outcomes.append(file.outcome)
  }

  /// Adds the manifest, whose number of values grows with the input; throws if no reader would take it.
  mutating func addManifest(_ file: UsedFile<Outcome>, valueCount: Int) throws(OutputFilesError) {
    try files.add(file.path, file.digest, valueCount: valueCount)
  }
}

/// The result of a locale.
struct LocaleProduct<Outcome: Sendable>: Sendable {
  let tag: String
  let words: LocaleWords
  let files: [UsedFile<Outcome>]
}

/// The result of a file.
struct UsedFile<Outcome: Sendable>: Sendable {
  let path: String
  let digest: FileDigest
  let outcome: Outcome
}

/// Why a locale failed.
enum LocaleError: Error {
  case extraction(ExtractionError)
  /// All files together are too large.
  case files(OutputFilesError)
  /// A file could not be used.
  case use(Failure)
}
