import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// The changes of words under an app's own names, which the JSON has under the keys of the words.
///
/// The names of `--keys` are in no JSON. A text under such a name is a copy if it changed as a word of the JSON of the
/// same locale did. Any other change of it is told.
struct AppNameCopies {
  /// The changes of words that the texts under a name repeat.
  private var originals: [Entry: [Change]] = [:]

  /// A name in a file of a format.
  private struct Entry: Hashable {
    let format: OutputFormat
    let locale: String?
    let table: String?
    let name: String?

    init?(_ change: Change) {
      guard let format = change.format, format != .json, let path = change.path else { return nil }
      (self.format, locale, table, name) = (format, change.locale, change.table, path.keys.first)
    }
  }

  /// `isKnown` says whether the JSON has a value for the place of a change; `tags` are those under which a format has
  /// the texts of a locale.
  init(
    of changes: [Change], isKnown: (Change) -> Bool, tags: (String, OutputFormat) -> [String]
  ) {
    var words = ChangedWords(changes, tags)
    guard !words.isEmpty else { return }
    for change in changes {
      guard let entry = Entry(change), !isKnown(change), let word = words.original(of: change) else {
        continue
      }
      originals[entry, default: []].append(word)
    }
  }

  /// Whether a change repeats that of a word, or follows from it, as the state of a text does.
  func contains(_ change: Change) -> Bool {
    guard !originals.isEmpty, let path = change.path, let entry = Entry(change) else { return false }
    return originals[entry]?.contains { word in
      (change.isOfText ? word.isForm(of: change) : true)
        && entry.format.type.isCopy(change.versions, at: path, of: word.versions)
    } == true
  }
}

/// The words of the JSON that changed.
private struct ChangedWords {
  private var words: [Texts: [Change]] = [:]
  /// The keys of all words that the JSON of a locale has, by the tags under which a format has its texts.
  private var keys: [Locale: Set<String>] = [:]
  /// The names of the words in a format.
  private var names: [Locale: Set<String>] = [:]

  private struct Locale: Hashable {
    let format: OutputFormat
    let tag: String?
  }

  /// A form of a word of a locale, as far as every format has the same beginning of its texts.
  private struct Texts: Hashable {
    let locale: Locale
    let form: [String]
    let old: String?
    let new: String?
  }

  /// So many words that change alike are compared; a hostile bundle has very many.
  private static let limit = 100

  init(_ changes: [Change], _ tags: (String, OutputFormat) -> [String]) {
    let formats = OutputFormat.allCases.filter { format in
      format != .json && changes.contains { $0.format == format }
    }
    for change in changes where change.format == .json && !change.wordKeys.isEmpty {
      guard let tag = change.locale, let path = change.path else { continue }
      for format in formats {
        for tag in tags(tag, format) {
          let locale = Locale(format: format, tag: tag)
          keys[locale] = change.wordKeys
          let form = Array(path.keys.dropFirst(2))
          words[Self.texts(of: change, form, locale), default: []].append(change)
        }
      }
    }
  }

  var isEmpty: Bool { words.isEmpty }

  /// The word whose change a change under an app's own name repeats; `nil` for any other change.
  mutating func original(of change: Change) -> Change? {
    guard let format = change.format?.type, let path = change.path, let table = change.table, change.isOfText
    else { return nil }
    let locale = change.format.map { Locale(format: $0, tag: change.locale) }
    guard let locale, let keys = keys[locale] else { return nil }
    let texts = Self.texts(of: change, Array(path.keys.dropFirst()), locale)
    let word = words[texts]?.prefix(Self.limit).first { word in
      format.isCopy(change.versions, at: path, of: word.versions)
    }
    guard let word else { return nil }
    let known = names[locale] ?? Set(keys.map { format.resourceName(of: $0, isOfApp: false) })
    names[locale] = known
    return format.isAppName(at: path, in: table, besides: known) ? word : nil
  }

  private static func texts(of change: Change, _ form: [String], _ locale: Locale) -> Texts {
    Texts(locale: locale, form: form, old: change.old?.text?.beginning, new: change.new?.text?.beginning)
  }
}

extension Change {
  /// Whether it is of a text, or of a form of a plural, under a name.
  fileprivate var isOfText: Bool {
    guard let keys = path?.keys else { return false }
    return keys.count == 1 || keys.count == 2 && PluralCategory(rawValue: keys[1]) != nil
  }

  /// Whether the change of a word is of the same form as one under a name.
  fileprivate func isForm(of copy: Change) -> Bool {
    path?.keys.dropFirst(2).elementsEqual(copy.path?.keys.dropFirst() ?? []) == true
  }
}

extension String {
  /// The text before the first character that a format may write in another way.
  fileprivate var beginning: String {
    String(unicodeScalars.prefix { !"{}%'#’｛｝＃".unicodeScalars.contains($0) })
  }
}
