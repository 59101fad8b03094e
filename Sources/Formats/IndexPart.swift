package import AlmanacKit

extension IndexFile {
  /// The index of some of the bundle's locales, for an output that has only these locales.
  package func part(of tags: [String]) -> IndexFile {
    var part = self
    let wanted = Set(tags)
    part.locales = locales.filter { wanted.contains($0.key) }
    let scripts = part.locales.values.reduce(into: [String: Set<String>]()) { scripts, locale in
      scripts[locale.language, default: []].insert(locale.script)
    }
    part.languages = languages.filter { scripts[$0.key] != nil }
    for (code, language) in part.languages {
      part.languages[code]?.regions = language.regions.filter { script, _ in
        script == language.script || scripts[code]?.contains(script) == true
      }
    }
    let hasLanguage = { (tag: String) in scripts[String(tag.prefix { $0 != "-" })] != nil }
    part.parents = parents.filter { hasLanguage($0.key) }
    part.paradigmLocales = paradigmLocales.filter(hasLanguage)
    part.aliases = aliases.filter { old, current in
      hasLanguage(current) || old.split(separator: "-").contains { scripts[String($0)] != nil }
    }
    // `no` and `nb` are one language. If the part has only one of the codes, the other code is an alias for it.
    for (code, other) in [("nb", "no"), ("no", "nb")] where scripts[other] != nil && scripts[code] == nil {
      part.aliases[code] = other
    }
    return part
  }
}
