import AlmanacKit

/// The size of all overlays that a run has read so far: the keys that they add, and the bytes of their texts.
package struct OverlaySizes: Equatable, Sendable {
  /// The keys that the overlays add to Almanac's keys.
  var ownKeys: Set<String> = []
  /// For each entry, such as `de-Latn`, the bytes that its texts and keys take in a file, with escapes.
  var bytes: [LanguageTag: Int] = [:]

  /// The sizes before the first overlay is read.
  package init() {}
}
