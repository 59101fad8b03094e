import AlmanacEmitters
import AlmanacKit
import AlmanacReading

/// Finds the changes under an app's own names that repeat changes of words in the JSON.
///
/// With `--keys`, an app has its own name for a word's key, such as `app.done` for `action.done`. The JSON has only the
/// key. So a change under the app's name is compared with the changed words in the JSON of the same locale. If a word's
/// text changed in the same way, the change under the app's name repeats the word's change. Any other change under the
/// app's name is reported.
struct AppNameCopies {
  /// The changes in the JSON that are repeated under an app's own name, by that name.
  private var originals: [Entry: [Change]] = [:]

  /// A name, such as `app.done`, in a file of a format other than JSON.
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

  /// Finds the repeated changes among the changes between two bundles.
  ///
  /// `isKnown` returns `true` for a change of a value under Almanac's own key, such as `action.done`, if the JSON value
  /// with this key changed too. ``RepeatedChanges`` compares these changes itself. `tags` returns the tags under which
  /// a format writes the texts of a locale, such as `pt-BR` and `pt`.
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

  /// Whether a change repeats the change of a word in the JSON.
  ///
  /// A change of a text's state or comment also counts if it follows from the change of the text.
  func contains(_ change: Change) -> Bool {
    guard !originals.isEmpty, let path = change.path, let entry = Entry(change) else { return false }
    return originals[entry]?.contains { word in
      (change.isOfText ? word.isForm(of: change) : true)
        && entry.format.type.isCopy(change.versions, at: path, of: word.versions)
    } == true
  }
}

/// The words in the JSON that changed.
private struct ChangedWords {
  private var words: [Texts: [Change]] = [:]
  /// The keys of all words in a locale's JSON, by a format and a tag under which the format writes the locale.
  private var keys: [Locale: Set<String>] = [:]
  /// The names that a format makes from ``keys``, such as `almanac_action_done`, by the format and the tag.
  private var names: [Locale: Set<String>] = [:]

  private struct Locale: Hashable {
    let format: OutputFormat
    let tag: String?
  }

  /// Identifies the change of a text or of a plural form in a locale.
  ///
  /// `old` and `new` are the old and the new text, up to the first character that a format may write differently.
  /// `form` has the plural category, or is empty for a text without plural forms.
  private struct Texts: Hashable {
    let locale: Locale
    let form: [String]
    let old: String?
    let new: String?
  }

  /// The greatest number of changed words with which one change is compared.
  ///
  /// A hostile bundle may have a huge number of words that changed in the same way.
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

  /// The change in the JSON that `change` repeats under an app's own name; `nil` if it repeats no change.
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
  /// Whether the changed value is a text or one of its plural forms, and not, for example, a comment.
  fileprivate var isOfText: Bool {
    guard let keys = path?.keys else { return false }
    return keys.count == 1 || keys.count == 2 && PluralCategory(rawValue: keys[1]) != nil
  }

  /// Whether this change in the JSON and the change `copy` in another format belong to the same plural form.
  ///
  /// The result is also `true` if both changes belong to plain texts.
  fileprivate func isForm(of copy: Change) -> Bool {
    path?.keys.dropFirst(2).elementsEqual(copy.path?.keys.dropFirst() ?? []) == true
  }
}

extension String {
  /// The text before the first character that a format may write differently, such as `{` or `%`.
  fileprivate var beginning: String {
    String(unicodeScalars.prefix { !"{}%'#’｛｝＃".unicodeScalars.contains($0) })
  }
}
