/// The resource name, the placeholders and the comment for each word that a run emits.
struct AndroidWords: Sendable {
  struct Word: Sendable {
    let name: String
    /// The names of the text's placeholders, in the order of their numbers in the format string.
    let arguments: [String]
    /// A comment for translators: where a picker shows the text, and what each placeholder means; `nil` if it would be
    /// empty.
    let comment: String?
  }

  private let words: [String: Word]
  /// The words to which an app gave its own names, sorted by these names; `key` is the original key of the word.
  ///
  /// For the name `app.done` of the key `action.done`, `word.name` is `app_done`, and `key` is `action.done`.
  let ofApp: [(key: String, word: Word)]

  init(_ keys: StringKeys) {
    words = keys.arguments.reduce(into: [:]) { words, entry in
      words[entry.key] = Self.word(AndroidNames.word(entry.key), entry.key, keys)
    }
    ofApp = keys.appNames.sortedByUTF8().map { name, key in
      (key, Self.word(AndroidNames.appName(name), key, keys))
    }
  }

  /// The word for a key.
  ///
  /// If the run does not know the key, the word has no placeholders and no comment.
  subscript(key: String) -> Word {
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
