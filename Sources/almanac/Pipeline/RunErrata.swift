import AlmanacBundle
import AlmanacErrata
import AlmanacKit
import AlmanacLocaleList

/// The errata that a run uses: Almanac's errata, and an app's own errata, which take precedence.
struct RunErrata: Sendable {
  let table: ErrataTable
  /// The SHA-256 of the file with the app's errata; `nil` without `--errata`.
  let checksum: String?

  /// Reads the file that `--errata` names, if any; throws all errors in it at once.
  init(_ options: BundleSettings, _ available: AvailableLocales) throws {
    let shipped = options.noErrata ? [] : try ShippedResources.errata()
    guard let file = options.errataFile else {
      table = ErrataTable(shipped)
      checksum = nil
      return
    }
    var reader = InputReader(option: .errata)
    let bytes = try reader.bytes(of: file)
    let known = KnownPlaces(locales: Set(available.locales), regions: available.codes.regions)
    let own = try Failure.naming(file) { try ErrataFile.errata(reading: bytes, known: known) }
    table = ErrataTable(own + shipped)
    checksum = FileDigest(of: bytes).sha256
  }
}
