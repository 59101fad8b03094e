import AlmanacKit

/// A file of a locale: each text followed by what is known of it.
struct ARBFile: Walkable {
  /// The tag of the locale, or a language alone.
  let tag: String
  /// The tag of the locale whose texts the file repeats; `nil` if they are its own.
  let original: String?
  let resources: [String: Resource]
  let hasMetadata: Bool

  struct Resource {
    let message: String
    let description: String?
    let parameters: ARBParameters

    init(message: String, description: String?, parameters: ARBParameters) {
      self.message = message
      self.description = description
      self.parameters = parameters
    }

    /// A name, which has no placeholders.
    init(label: Phrase) {
      let parameters = ARBParameters([], isPlural: false)
      self.init(message: ARBMessage.text(of: label, parameters), description: nil, parameters: parameters)
    }
  }

  static let localeKey = "@@locale"
  /// An attribute of Almanac's own, as the format allows them.
  static let originalKey = "@@x-same-as"

  /// The tag as Flutter writes it, as in `zh_Hans_HK`.
  static func identifier(of tag: String) -> String {
    tag.split(separator: "-").joined(separator: "_")
  }

  /// The same texts for a language alone.
  func copy(as language: String) -> ARBFile {
    ARBFile(tag: language, original: tag, resources: resources, hasMetadata: hasMetadata)
  }

  func walk(_ visitor: inout some FieldVisitor) {
    visitor.text(Self.localeKey, Self.identifier(of: tag))
    if let original { visitor.text(Self.originalKey, Self.identifier(of: original)) }
    for (name, resource) in resources.sortedByUTF8() {
      visitor.text(name, resource.message)
      if hasMetadata { resource.walk(&visitor, name) }
    }
  }
}

extension ARBFile.Resource {
  /// The description and the placeholders, if there are any.
  fileprivate func walk(_ visitor: inout some FieldVisitor, _ name: String) {
    guard description != nil || !parameters.names.isEmpty else { return }
    visitor.group("@\(name)") { visitor in
      if let description { visitor.text("description", description) }
      guard !parameters.names.isEmpty else { return }
      // Their order is that of the parameters in Dart.
      visitor.group("placeholders") { visitor in
        for (_, name) in parameters.names {
          visitor.group(name) { $0.text("type", parameters.type(of: name)) }
        }
      }
    }
  }
}

/// The languages whose locales all have a script or a region.
enum ARBLanguages {
  /// Those languages by the tag of the locale that each means by itself (CLDR's likely subtags).
  static func missing(in tags: [String], _ index: IndexFile) -> [String: String] {
    let tags = tags.filter { !$0.contains("-u-") }
    let locales = Dictionary(grouping: tags) { String($0.prefix { $0 != "-" }) }
    return locales.reduce(into: [:]) { languages, entry in
      let (language, tags) = entry
      guard !tags.contains(language), let tag = tags.min(by: { precedes($0, $1, language, index) }) else {
        return
      }
      languages[tag] = language
    }
  }

  /// Whether one locale is more likely than the other: by its script, then by its region, then by its tag.
  private static func precedes(_ left: String, _ right: String, _ language: String, _ index: IndexFile)
    -> Bool
  {
    let likely = index.languages[language]
    let ranks = [left, right].map { tag in
      let locale = index.locales[tag]
      let region = likely.flatMap { $0.regions[locale?.script ?? ""] }
      return [locale?.script == likely?.script ? 0 : 1, locale?.region == region ? 0 : 1, tag.utf8.count]
    }
    return ranks[0] == ranks[1]
      ? left.utf8.lexicographicallyPrecedes(right.utf8) : ranks[0].lexicographicallyPrecedes(ranks[1])
  }
}
