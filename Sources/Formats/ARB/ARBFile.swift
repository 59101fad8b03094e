import AlmanacKit

/// The ARB file of one locale, which has each text and then the metadata of that text.
struct ARBFile: Walkable {
  /// The tag of the locale, such as `pt-BR`, or a language without a region, such as `pt`.
  let tag: String
  /// The locale whose texts this file repeats, such as `pt-BR` in the file for the language `pt`.
  ///
  /// It is `nil` if the file has the texts of its own locale ``tag``.
  let original: String?
  let resources: [String: Resource]
  let hasMetadata: Bool

  struct Resource {
    let message: String
    let description: String?
    let parameters: ARBParameters
  }

  /// The tag in the form that Flutter uses, as in `zh_Hans_HK`.
  static func identifier(of tag: String) -> String { tag.split(separator: "-").joined(separator: "_") }

  /// A copy of this file for a language without a region: for `pt` if this is the file for `pt-BR`.
  func copy(as language: String) -> ARBFile {
    ARBFile(tag: language, original: tag, resources: resources, hasMetadata: hasMetadata)
  }

  func walk(_ steps: inout FieldSteps) {
    steps.text("@@locale", Self.identifier(of: tag))
    // The ARB format allows a custom attribute if its key begins with `@@x-`.
    if let original { steps.text("@@x-same-as", Self.identifier(of: original)) }
    for (name, resource) in resources.sortedByUTF8() {
      steps.text(name, resource.message)
      if hasMetadata { resource.walk(&steps, name) }
    }
  }
}

extension ARBFile.Resource {
  /// Makes a resource from a label in the JSON, such as the name of a month; a label has no placeholders.
  init(label: Phrase) {
    let parameters = ARBParameters([], isPlural: false)
    self.init(message: ARBMessage.text(of: label, parameters), description: nil, parameters: parameters)
  }

  /// Adds the description and the placeholders of the text, if the text has any; `name` is the text's identifier.
  fileprivate func walk(_ steps: inout FieldSteps, _ name: String) {
    guard description != nil || !parameters.names.isEmpty else { return }
    steps.group("@\(name)") { steps in
      if let description { steps.text("description", description) }
      guard !parameters.names.isEmpty else { return }
      // The placeholders are in the order of the parameters in Dart.
      steps.group("placeholders") { steps in
        for (_, name) in parameters.names { steps.group(name) { $0.text("type", parameters.type(of: name)) } }
      }
    }
  }
}

/// Finds the locale that Flutter uses for a language without a script and a region.
enum ARBLanguages {
  /// The locales whose texts the files of languages repeat, by the language, as in `["pt": "pt-BR"]`.
  ///
  /// The languages are those for which a run has only locales with a script or a region, and `nb` if the run has only
  /// `no`. CLDR's likely subtags choose the most likely locale. If they cannot decide, the shorter tag is chosen.
  static func originals(in tags: [String], _ index: IndexFile) -> [String: String] {
    let tags = tags.filter { !$0.contains("-u-") }
    let locales = Dictionary(grouping: tags) { String($0.prefix { $0 != "-" }) }
    var originals = locales.reduce(into: [String: String]()) { originals, entry in
      let (language, tags) = entry
      guard !tags.contains(language) else { return }
      originals[language] = tags.min { precedes($0, $1, language, index) }
    }
    for (code, other) in DeviceCodes.codes where locales[code] != nil && locales[other] == nil {
      originals[other] = originals[code] ?? code
    }
    return originals
  }

  /// The locales in another script than the file of their language, such as `hi-Latn` beside `hi`.
  ///
  /// `originals` is the result of ``originals(in:_:)``.
  static func inOtherScript(
    _ tags: [String], _ originals: [String: String], _ index: IndexFile
  ) -> Set<String> {
    Set(
      tags.filter { tag in
        let language = String(tag.prefix { $0 != "-" })
        return index.locales[tag]?.script != index.locales[originals[language] ?? language]?.script
      })
  }

  /// Whether the locale `left` is more likely for a language than the locale `right`.
  ///
  /// CLDR's likely script counts first, then the likely region, then the shorter tag, and then the order of the tags.
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
