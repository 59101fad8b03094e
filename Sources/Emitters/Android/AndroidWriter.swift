import AlmanacBundle
import AlmanacKit

/// Collects the texts of files as Android's resources.
///
/// A table of names becomes an array, and so does the list of its codes. A word or a unit with plural forms becomes
/// `plurals`. Any other text and each pattern becomes a string. All other values and the lists of years are left out.
struct AndroidWriter {
  private var xml: AndroidXML
  /// The calendar whose file is being visited, as in `islamic_civil`; `nil` for the locale's own file.
  private var calendar: String?
  private var path: [String] = []
  /// The plural forms of the unit that is visited.
  private var forms: [(category: PluralCategory, text: String)] = []
  private let words: AndroidWords
  /// Whether the file gets comments for translators; only the file in `values` has them.
  private let hasComments: Bool

  /// Makes a writer for a file; `tag` is the tag of its locale, or `nil` if the name of the folder contains the tag.
  init(words: AndroidWords, naming tag: String?) {
    self.words = words
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

  /// Adds a word with its text.
  mutating func add(_ word: AndroidWords.Word, _ phrase: Phrase) {
    if hasComments, let comment = word.comment { xml.comment(comment) }
    switch phrase {
    case .plain(let text):
      let form = FormatString.form(of: text, arguments: word.arguments, .android)
      let isUnformatted = word.arguments.isEmpty && text.utf8.contains(UInt8(ascii: "%"))
      xml.string(word.name.utf8, form, isUnformatted ? .unformatted : .plain)
    case .plural:
      let argument = word.arguments.first ?? "n"
      xml.plurals(
        word.name.utf8,
        (phrase.sortedForms ?? []).map {
          ($0.category, FormatString.pluralForm(of: $0.text, argument: argument, .android))
        })
    }
  }

  private mutating func end() {
    if !forms.isEmpty { xml.plurals(AndroidNames.name(of: path, in: calendar).utf8, forms) }
    forms = []
    path.removeLast()
  }

  /// The resource name of the field `key` in the object that is being visited.
  private func name(of key: String) -> String.UTF8View {
    AndroidNames.name(of: path + [key], in: calendar).utf8
  }

  /// The paths of the JSON lists that contain the codes of other lists, as in `monthCodes`.
  private static let codeLists: Set<[String]> = Set(
    FieldCatalog.bundle.paths.compactMap { path in
      guard case .texts(_, let codes) = FieldCatalog.bundle.codes(ofListAt: path) else { return nil }
      return codes
    })

  /// Adds the texts of a file.
  mutating func write(_ file: some Walkable) {
    for step in file.steps() {
      switch step {
      case .begin(let key): path.append(key)
      case .end: end()
      case .list(let key, let codes, nil) where Self.codeLists.contains(path + [key]):
        xml.array(name(of: key), codes, isOfCodes: true)
      case .labels(_, _, .years, _): break
      case .labels(let key, let names, _, _): xml.array(name(of: key), names, isOfCodes: false)
      case .label(let key, let text):
        xml.string(name(of: key), text, text.utf8.contains(UInt8(ascii: "%")) ? .unformatted : .plain)
      case .pattern(let key, let pattern): add(key, pattern)
      case .phrase(let key, let phrase): add(words[key], phrase)
      default: break
      }
    }
  }

  private mutating func add(_ key: String, _ pattern: String) {
    if path.first == AndroidNames.units, let category = PluralCategory(rawValue: key) {
      forms.append((category, FormatString.pluralForm(of: pattern, argument: "0", .android)))
    } else {
      xml.string(name(of: key), pattern, .pattern)
    }
  }
}
