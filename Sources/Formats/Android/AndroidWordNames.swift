import AlmanacKit
import AlmanacRecord

// Makes the resource names of words: one from the word's key, and one from each name that an app uses for the key.
extension AndroidNames {
  /// The resource name that is made from a word's key, as in `almanac_action_done` for `action.done`.
  static func word(_ key: String) -> String {
    let name = identifier(key)
    return prefix + (isOfField(name) ? "own_" : "") + name
  }

  /// The resource name that is made from an app's own name for a key, as in `app_done` for `app.done`.
  ///
  /// The result is always a valid identifier in Java.
  static func appName(_ key: String) -> String {
    let name = identifier(key)
    let isTaken =
      name.hasPrefix(prefix) && isOfField(name.dropFirst(prefix.count))
      || javaKeywords.contains(name) || name.first?.isNumber == true
    return isTaken ? "app_" + name : name
  }

  /// The key in lowercase, with `_` between its words, as in `hour_value` for `hourValue`.
  ///
  /// A character outside ASCII becomes `u` and its code point, as in `sch_uf6_n` for `schön`.
  private static func identifier(_ key: String) -> String {
    let scalars = Array(key.unicodeScalars)
    var parts = scalars.indices.reduce(into: "") { name, index in
      let scalar = scalars[index]
      switch scalar {
      case "A"..."Z":
        let before = index > 0 ? scalars[index - 1] : "_"
        let isEnd = index + 1 < scalars.count && ("a"..."z").contains(scalars[index + 1])
        // A word of the key begins at this capital letter, such as `Value` in `hourValue` or `Field` in `URLField`.
        if !("A"..."Z").contains(before) || isEnd { name += "_" }
        name += scalar.properties.lowercaseMapping
      case "a"..."z", "0"..."9": name.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: name += "_"
      default: name += "_u\(String(scalar.value, radix: 16))_"
      }
    }.split(separator: "_")
    if parts.isEmpty { parts = ["text"] }
    return parts.joined(separator: "_")
  }

  private static let javaKeywords: Set = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
    "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto",
    "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null",
    "package", "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
    "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
  ]
}

// The beginnings that a word's resource name must not have.
extension AndroidNames {
  /// The resource names of the top-level fields in the JSON, without the prefix `almanac_`.
  ///
  /// For the field `mask`, the set contains `mask_letters` instead of `mask`, because the resource names of some words
  /// also begin with `mask`, such as `mask_hour`.
  private static let roots = Set(
    FieldCatalog.bundle.paths.filter { $0.count == 1 }.map {
      String(name(of: $0 == ["mask"] ? ["mask", "letters"] : $0, in: nil).dropFirst(prefix.count))
    })

  /// Whether a resource name begins with the name of a top-level JSON field, as in ``roots``.
  ///
  /// `name` is the resource name without the prefix `almanac_`.
  private static func isOfField(_ name: some StringProtocol) -> Bool {
    // The resource name of a field has at most 8 parts, so longer beginnings are not needed. A name that an app uses
    // for a key can have thousands of parts.
    let words = name.split(separator: "_", maxSplits: 8).prefix(8)
    return words.indices.contains { roots.contains(words[...$0].joined(separator: "_")) }
  }
}
