import AlmanacKit

/// What the overlays of a run have, all together.
package struct OverlaySizes: Equatable, Sendable {
  /// The keys that Almanac does not have.
  var ownKeys: Set<String> = []
  /// The bytes of the texts and their keys as files have them, by entry.
  var bytes: [LanguageTag: Int] = [:]

  /// Those of no overlay.
  package init() {}
}
