import AlmanacInputs
import AlmanacKit

extension Manifest {
  /// What the formats besides JSON need to know about the words, in addition to the texts in the JSON.
  package struct Words: Equatable, Sendable {
    /// The app's own names for words, each with the word's key, as in `["app.done": "action.done"]`.
    package var names: [String: String] = [:]
    /// The keys that the app adds to Almanac's keys.
    package var own: [String: OwnKey] = [:]
    /// The tags of the locales in which a text is not reviewed, by the text's key and its plural form.
    ///
    /// A text without plural forms has only the form `other`. Only String Catalogs say whether a text is reviewed.
    package var unreviewed: [String: [String: [String]]] = [:]

    /// A key that the app adds to Almanac's keys.
    package struct OwnKey: Equatable, Sendable {
      package var comment: String?
      package var isPlural: Bool
      /// The names of the text's placeholders, in the order of the source language.
      package var placeholders: [String]

      package init(comment: String?, isPlural: Bool, placeholders: [String]) {
        self.comment = comment
        self.isPlural = isPlural
        self.placeholders = placeholders
      }
    }

    package init() {}

    var isEmpty: Bool { self == Words() }
  }
}

extension Manifest.Words {
  /// Reads the facts about words in a manifest, which may come from an untrusted source.
  ///
  /// The result is `nil` if Almanac never writes such facts, or if they are larger than its limits for an app's words.
  /// The files that are written from these facts then stay within the limits too.
  init?(_ value: JSONValue?) {
    guard let value else { return }
    guard case .object(let entries) = value,
      Set(["names", "own", "unreviewed"]).isSuperset(of: entries.keys),
      let names = value["names"].entries?.compactMapValues(\.text),
      names.count == value["names"].entries?.count,
      names.reduce(0, { $0 + $1.key.utf8.count + $1.value.utf8.count }) <= Limits.inputFile,
      let own = value["own"].entries?.compactMapValues(OwnKey.init), own.count == value["own"].entries?.count,
      own.count <= Limits.ownKeys, own.keys.allSatisfy({ $0.utf8.count <= Limits.ownKey }),
      let unreviewed = value["unreviewed"].entries?.mapValues({ $0.forms })
    else { return nil }
    (self.names, self.own, self.unreviewed) = (names, own, unreviewed)
  }

  var json: JSONValue {
    var json: [String: JSONValue] = [:]
    if !names.isEmpty { json["names"] = .object(names.mapValues(JSONValue.text)) }
    if !own.isEmpty { json["own"] = .object(own.mapValues(\.json)) }
    if !unreviewed.isEmpty {
      json["unreviewed"] = .object(
        unreviewed.mapValues { forms in .object(forms.mapValues { .list($0.map(JSONValue.text)) }) })
    }
    return .object(json)
  }
}

extension Manifest.Words.OwnKey {
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

  fileprivate var json: JSONValue {
    var json: [String: JSONValue] = ["plural": .literal("\(isPlural)")]
    json["comment"] = comment.map(JSONValue.text)
    json["placeholders"] = .list(placeholders.map(JSONValue.text))
    return .object(json)
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
