/// The words of a run as Android's resources, besides their texts.
struct AndroidWords: Sendable {
  struct Word: Sendable {
    let name: String
    /// The names of the text's placeholders, in the order of their numbers.
    let arguments: [String]
    /// Where the text appears, and what is in each place.
    let comment: String?
  }

  private let words: [String: Word]
  /// The words under an app's own names, sorted by them, each with its key.
  let ofApp: [(key: String, word: Word)]

  init(_ keys: StringKeys) {
    words = keys.arguments.reduce(into: [:]) { words, entry in
      words[entry.key] = Self.word(AndroidNames.word(entry.key), entry.key, keys)
    }
    ofApp = keys.appNames.sortedByUTF8().map { name, key in
      (key, Self.word(AndroidNames.appName(name), key, keys))
    }
  }

  /// The word with a key; a key that the run does not know has no places for values.
  subscript(key: String) -> Word? {
    words[key] ?? Word(name: AndroidNames.word(key), arguments: [], comment: nil)
  }

  private static func word(_ name: String, _ key: String, _ keys: StringKeys) -> Word {
    let arguments = keys.arguments[key] ?? []
    let isPlural = keys.plurals.contains(key)
    let places = arguments.enumerated().map { index, argument in
      "\(isPlural ? FormatStyle.android.number : FormatStyle.android.text(index + 1)) is {\(argument)}."
    }
    let comment = ([keys.comments[key]].compactMap(\.self) + places).joined(separator: " ")
    return Word(name: name, arguments: arguments, comment: comment.isEmpty ? nil : comment)
  }
}
