import AlmanacKit

// The names of words, and of what an app calls them.
extension AndroidNames {
  /// The name of a word by its key, as in `almanac_action_done` for `action.done`.
  static func word(_ key: String) -> String {
    let name = identifier(key)
    return prefix + (isOfField(name) ? "own_" : "") + name
  }

  /// The name that an app's own name of a key has, as in `app_done` for `app.done`: an identifier of Java.
  static func appName(_ key: String) -> String {
    let name = identifier(key)
    let isTaken =
      name.hasPrefix(prefix) && isOfField(name.dropFirst(prefix.count))
      || javaKeywords.contains(name) || name.first?.isNumber == true
    return isTaken ? "app_" + name : name
  }

  /// A key in lower case, with `_` between its words, and with numbers for the letters outside ASCII.
  private static func identifier(_ key: String) -> String {
    let scalars = Array(key.unicodeScalars)
    var parts = scalars.indices.reduce(into: "") { name, index in
      let scalar = scalars[index]
      switch scalar {
      case "A"..."Z":
        let before = index > 0 ? scalars[index - 1] : "_"
        let isEnd = index + 1 < scalars.count && ("a"..."z").contains(scalars[index + 1])
        // As in hourValue and in URLField.
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
    "package",
    "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
    "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
  ]
}

// What a name was made from.
extension AndroidNames {
  /// The paths of fields by their names, without the prefix.
  private static let fields: [String: [String]] = {
    let paths = FieldCatalog.bundle.paths
    let names = paths.map { (String(name(of: $0, in: nil).dropFirst(prefix.count)), $0) }
    return Dictionary(names) { one, other in one.count < other.count ? one : other }
  }()

  /// The first keys of the paths; `mask` is also a group of words, so of that field its letters count.
  private static let roots = Set(
    fields.values.filter { $0.count == 1 }.map {
      String(name(of: $0 == ["mask"] ? ["mask", "letters"] : $0, in: nil).dropFirst(prefix.count))
    })

  /// Whether a name without the prefix begins as the name of a path does.
  private static func isOfField(_ name: some StringProtocol) -> Bool {
    beginnings(of: name).contains { roots.contains($0) }
  }

  /// The path of the nearest field to the value with a name; `nil` for a word, or an app's own name.
  static func field(named name: String) -> [String]? {
    let rest = name.dropFirst(prefix.count)
    guard name.hasPrefix(prefix), isOfField(rest) else { return nil }
    return beginnings(of: rest).compactMap { fields[$0] }.first
  }

  /// A name up to each of its first words, from the longest to the shortest.
  private static func beginnings(of name: some StringProtocol) -> [String] {
    // No field's name has more, but an app's own key can have thousands.
    let words = name.split(separator: "_", maxSplits: 8).prefix(8)
    return words.indices.reversed().map { words[...$0].joined(separator: "_") }
  }
}
