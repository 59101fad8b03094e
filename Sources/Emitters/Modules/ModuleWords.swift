import AlmanacKit

/// Which words the modules have, and where.
struct ModuleWords: Sendable {
  /// The keys in the module of a locale.
  let core: Set<String>
  /// The keys that only `words.js` has, an app's own among them, sorted.
  let more: [String]
  private let keys: StringKeys

  init(_ keys: StringKeys) {
    self.keys = keys
    core = keys.core
    more = keys.arguments.sortedByUTF8().map(\.key).filter { !keys.core.contains($0) }
  }

  /// Whether an app's own names of keys are known to the modules.
  var hasAppNames: Bool { !keys.appNames.isEmpty }

  /// The app's own names of keys, as a module.
  ///
  /// It is built from pairs, because an object literal takes `__proto__` for something else.
  var appNames: String {
    let pairs = keys.appNames.sortedByUTF8().map { name, key in
      "  [\(ModuleText.quoted(name)), \(ModuleText.quoted(key))],\n"
    }
    return "export const keys = /* @__PURE__ */ Object.fromEntries([\n\(pairs.joined())]);\n"
  }

  /// The keys of `words.js`, in the order of its texts, as a module.
  var moreKeys: String {
    "export const keys = [\n\(more.map { "  \(ModuleText.quoted($0)),\n" }.joined())];\n"
  }

  /// The types of the keys: each with the values that its text takes.
  var types: String {
    """
    // The keys of the picker's words. Each has the values of its text's placeholders; n is a number for plural forms.
    export interface CoreWords {
    \(entries(core.sorted()))}
    export interface AllWords extends CoreWords {
    \(entries(more))}

    """
  }

  /// The type of the words that a locale has; `all` says whether those of `words.js` are among them.
  func type(having texts: [String: Phrase], all: Bool) -> String {
    let name = all ? "AllWords" : "CoreWords"
    let wanted = all ? core.union(more) : core
    let missing = wanted.filter { texts[$0] == nil }
    let names = keys.appNames.filter { missing.contains($0.value) && (all || core.contains($0.value)) }.keys
    let left = (Array(missing) + names).sorted().map(ModuleText.quoted)
    return left.isEmpty ? name : "Omit<\(name), \(left.joined(separator: " | "))>"
  }

  private func entries(_ wanted: [String]) -> String {
    let wanted = Set(wanted)
    let names = keys.appNames.filter { wanted.contains($0.value) }
    let own = wanted.map { ($0, $0) }
    let all = Dictionary(own + names.map { ($0.key, $0.value) }) { first, _ in first }
    return all.sortedByUTF8().map { name, key in
      let values = (keys.arguments[key] ?? []).map { argument in
        "\(ModuleText.quoted(argument)): \(argument == "n" && keys.plurals.contains(key) ? "number" : "string")"
      }
      let plural = keys.plurals.contains(key) && values.isEmpty ? ["\"n\": number"] : values
      return
        "  \(ModuleText.quoted(name)): {\(plural.isEmpty ? "" : " \(plural.joined(separator: "; ")) ")};\n"
    }.joined()
  }
}
