import AlmanacKit

/// Collects the texts of files as Android's resources.
///
/// A table of names becomes an array, and so do the list of its codes, the order of columns and the digits. A word or a
/// unit with plural forms becomes `plurals`. Any other text and each pattern becomes a string. All other values and the
/// lists of years are left out.
struct AndroidWriter {
  var xml: AndroidXML
  /// The calendar whose file is being visited, as in `islamic_civil`; `nil` for the locale's own file.
  private var calendar: String?
  private var path: [String] = []
  /// The plural forms of the unit that is visited.
  private var forms: [PluralCategory: String] = [:]
  private let words: AndroidWords
  /// The plural categories that each `plurals` has.
  private let categories: Set<PluralCategory>
  /// Whether the file gets comments for translators; only the file in `values` has them.
  private let hasComments: Bool

  /// Makes a writer for a file; `tag` is the tag of its locale, or `nil` if the name of the folder contains the tag.
  init(words: AndroidWords, categories: Set<PluralCategory>, naming tag: String?) {
    self.words = words
    self.categories = categories
    hasComments = tag != nil
    xml = AndroidXML(naming: tag)
  }

  /// The bytes of the file, in UTF-8.
  var bytes: [UInt8] { xml.bytes }

  /// Adds the texts from the JSON file of a calendar.
  mutating func add(_ file: CalendarFile) {
    calendar = file.calendar.rawValue.replacing("-", with: "_")
    write(file)
    calendar = nil
  }

  mutating func add(_ word: AndroidWords.Word, _ phrase: Phrase) {
    if hasComments, let comment = word.comment { xml.comment(comment) }
    let hasArguments = !word.arguments.isEmpty
    switch phrase.formatted(arguments: word.arguments, .android) {
    case .plain(let form) where hasArguments: xml.string(word.name, form, .plain)
    case .plain(let text): add(word.name, text)
    case .plural(let forms): add(word.name, forms)
    }
  }

  /// Adds a text without placeholders.
  private mutating func add(_ name: String, _ text: String) {
    xml.string(name, text, text.utf8.contains(UInt8(ascii: "%")) ? .unformatted : .plain)
  }

  /// Adds plural forms; a category of the language without a form gets the form `other`, as Android would choose it.
  private mutating func add(_ name: String, _ forms: [PluralCategory: String]) {
    let complete = PluralCategory.allCases.compactMap { category in
      (forms[category] ?? (categories.contains(category) ? forms[.other] : nil)).map { (category, $0) }
    }
    xml.plurals(name, complete)
  }

  /// The resource name of the field `key` in the object that is being visited.
  private func name(of key: String) -> String { AndroidNames.name(of: path + [key], in: calendar) }

  /// Adds the texts of a file.
  mutating func write(_ file: some Walkable) {
    for step in file.steps() {
      switch step {
      case .begin(let key): path.append(key)
      case .end:
        if !forms.isEmpty { add(AndroidNames.name(of: path, in: calendar), forms) }
        forms = [:]
        path.removeLast()
      case .list, .labels:
        guard let list = step.pickerList(in: path) else { continue }
        xml.array(name(of: list.key), list.texts, isOfCodes: list.isOfCodes)
      case .label(let key, let text): add(name(of: key), text)
      case .pattern(let key, let pattern):
        // The patterns of units, such as `{0} hours`, have plural forms.
        if path.first == "units", let category = PluralCategory(rawValue: key) {
          forms[category] = FormatString.pluralForm(of: pattern, argument: "0", .android)
        } else {
          xml.string(name(of: key), pattern, .pattern)
        }
      case .phrase(let key, let phrase): add(words[key], phrase)
      default: break
      }
    }
  }
}
