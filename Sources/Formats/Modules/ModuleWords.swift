import AlmanacKit

/// Decides which words are in the JavaScript module of a locale, and which are only in the locale's `words.js`.
struct ModuleWords: Sendable {
  /// The keys of the words that are in the module of each locale.
  let core: Set<String>
  /// The keys of the words that only `words.js` has, sorted; they include the keys that an app added.
  let more: [String]
  private let keys: StringKeys

  init(_ keys: StringKeys) {
    self.keys = keys
    core = keys.core
    more = keys.arguments.sortedByUTF8().map(\.key).filter { !keys.core.contains($0) }
  }

  /// Whether the modules have names that an app uses for keys, as in `app.done` for `action.done`.
  var hasAppNames: Bool { !keys.appNames.isEmpty }

  /// The text of the module `keys.js`, with the names that an app uses for keys.
  ///
  /// The module builds its object from pairs, because `__proto__` has a special meaning in an object literal.
  var appNames: String {
    let pairs = keys.appNames.sortedByUTF8().map { name, key in
      "  [\(ModuleText.quoted(name)), \(ModuleText.quoted(key))],\n"
    }
    return "export const keys = /* @__PURE__ */ Object.fromEntries([\n\(pairs.joined())]);\n"
  }

  /// The text of the shared module `words.js`: the keys of the texts in each locale's `words.js`, in the same order.
  var moreKeys: String {
    "export const keys = [\n\(more.map { "  \(ModuleText.quoted($0)),\n" }.joined())];\n"
  }

  /// The TypeScript types that list each key, with the names and the types of its text's placeholders.
  var types: String {
    """
    // The keys of the picker's words. Each key lists the placeholders of its text; n is the number that selects a plural form.
    export interface CoreWords {
    \(entries(core.sorted()))}
    export interface AllWords extends CoreWords {
    \(entries(more))}

    """
  }

  /// The TypeScript type for the words that a locale has, as in `Omit<CoreWords, "action.done">`.
  ///
  /// `texts` are the words of the locale. `all` says whether the type includes the words of `words.js`.
  func type(having texts: [String: Phrase], all: Bool) -> String {
    let name = all ? "AllWords" : "CoreWords"
    let wanted = all ? core.union(more) : core
    let missing = wanted.filter { texts[$0] == nil }
    let names = keys.appNames.filter { missing.contains($0.value) }.keys
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
