import AlmanacKit
import AlmanacRecord

/// A table of texts in one locale, for `.strings`, `.stringsdict` and String Catalogs.
struct AppleTable {
  /// The name of the table's files without their ending, as in `Gregorian`.
  let name: String
  /// The texts in the order of the files.
  let texts: [Text]

  struct Text {
    let key: String
    /// The text with Apple's specifiers, such as `%1$@`, in place of its named placeholders.
    let phrase: Phrase
    /// The name of the number that chooses a plural form, as in `n`.
    let number: String
    /// The plural forms that are not reviewed yet; for a text without plural forms, `other` means the whole text.
    let unreviewed: Set<PluralCategory>

    /// Makes a text; `arguments` has the names of the placeholders in `phrase`.
    init(_ key: String, _ phrase: Phrase, arguments: [String], unreviewed: Set<PluralCategory> = []) {
      self.key = key
      self.phrase = phrase.formatted(arguments: arguments, .apple)
      number = FormatString.number(arguments)
      self.unreviewed = unreviewed
    }
  }

  /// The name of the table with the locale's own words and names.
  static let picker = "Picker"
  /// The name of the table with the words under an app's own names, as in `app.done` for `action.done`.
  static let localizable = "Localizable"

  /// The tables of a locale; the texts of the JSON tables in `omitted`, such as `years`, are left out.
  static func all(of record: LocaleRecord, _ keys: StringKeys, omitting omitted: Set<String>) -> [AppleTable]
  {
    func word(_ name: String, _ phrase: Phrase, key: String) -> Text {
      Text(name, phrase, arguments: keys.arguments[key] ?? [], unreviewed: record.unreviewed[key] ?? [])
    }
    let own = TextCollector.texts(of: record.locale, omitting: omitted).map { key, phrase in
      word(key, phrase, key: key)
    }
    let ofApp = keys.appNames.sortedByUTF8().compactMap { name, key in
      record.locale.strings[key].map { word(name, $0, key: key) }
    }
    let calendars = record.calendars.map { calendar in
      // An app's own word may have the same key as a label of a calendar, but the word is in another table.
      let labels = TextCollector.texts(of: calendar, omitting: omitted)
      return AppleTable(
        name: calendar.calendar.tableName, texts: labels.map { Text($0.key, $0.phrase, arguments: []) })
    }
    return [AppleTable(name: picker, texts: own), AppleTable(name: localizable, texts: ofApp)] + calendars
  }
}

extension CalendarIdentifier {
  /// The name of the table with the calendar's texts, as in `Gregorian`.
  var tableName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
