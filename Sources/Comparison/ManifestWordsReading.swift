import AlmanacBundle
import AlmanacKit
import AlmanacReading

extension ManifestFile.Words {
  /// Reads the facts about words in a manifest, which may come from an untrusted source.
  ///
  /// The result is `nil` if Almanac never writes such facts, or if they are larger than its limits for an app's words.
  /// The files that are written from these facts then stay within the limits too.
  init?(_ value: JSONValue?) {
    guard let value else {
      self.init(names: [:], own: [:], unreviewed: [:])
      return
    }
    guard case .object(let entries) = value, Self.known.isSuperset(of: entries.keys),
      let names = value["names"].entries?.compactMapValues(\.text),
      names.count == value["names"].entries?.count,
      names.reduce(0, { $0 + $1.key.utf8.count + $1.value.utf8.count }) <= Limits.inputFile,
      let own = value["own"].entries?.compactMapValues(OwnKey.init), own.count == value["own"].entries?.count,
      own.count <= Limits.ownKeys, own.keys.allSatisfy({ $0.utf8.count <= Limits.ownKey }),
      let unreviewed = value["unreviewed"].entries?.mapValues({ $0.forms })
    else { return nil }
    self.init(names: names, own: own, unreviewed: unreviewed)
  }

  private static let known: Set = ["names", "own", "unreviewed"]
}

extension ManifestFile.Words.OwnKey {
  fileprivate init?(_ value: JSONValue) {
    guard case .object = value, let isPlural = value["plural"],
      let placeholders = value["placeholders"]?.elements?.map(\.text),
      placeholders.count <= Limits.placeholders,
      !placeholders.contains(nil)
    else { return nil }
    self.init(
      comment: value["comment"]?.text, isPlural: isPlural == .literal("true"),
      placeholders: placeholders.compactMap(\.self))
  }
}

extension JSONValue? {
  /// The entries of an object; none if there is no value, and `nil` if the value is not an object.
  fileprivate var entries: [String: JSONValue]? {
    switch self {
    case nil: [:]
    case .object(let entries): entries
    case .text, .literal, .list: nil
    }
  }
}

extension JSONValue {
  /// The tags of locales by plural form.
  fileprivate var forms: [String: [String]] {
    guard case .object(let entries) = self else { return [:] }
    return entries.mapValues { ($0.elements ?? []).compactMap(\.text) }
  }
}
