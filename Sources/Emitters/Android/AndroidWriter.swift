import AlmanacKit

/// Collects the texts of files as Android's resources: a table as an array, a word or a unit with plural forms as
/// plurals, and everything else as a string.
///
/// Facts and lists of years are left out.
struct AndroidWriter: FieldVisitor {
  private var xml: AndroidXML
  /// The calendar whose file is visited; `nil` for the locale's.
  private var calendar: String?
  private var path: [String] = []
  /// The beginning of all names in the object that is visited.
  private var name = Array(AndroidNames.prefix.utf8)
  private var lengths: [Int] = []
  /// How many of the objects around are, or are in, one whose keys are codes.
  private var codeDepth = 0
  /// The plural forms of the unit that is visited.
  private var forms: [(category: PluralCategory, text: String)] = []
  private let words: AndroidWords
  /// Whether translators read the file.
  private let hasComments: Bool

  /// A writer of a file; `tag` is that of the locale if the folder does not say it.
  init(words: AndroidWords, naming tag: String?) {
    self.words = words
    hasComments = tag != nil
    xml = AndroidXML(naming: tag)
  }

  /// The file, UTF-8.
  var bytes: [UInt8] { xml.bytes }

  /// Adds what the file of a calendar has.
  mutating func add(_ file: CalendarFile) {
    calendar = file.calendar.rawValue
    file.walk(&self)
    calendar = nil
  }

  /// Adds a word under a name.
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

  mutating func begin(_ key: String) {
    lengths.append(name.count)
    AndroidNames.append(key, isCode: codeDepth > 0, to: &name)
    path.append(key)
    if codeDepth > 0 || AndroidNames.hasCodes(key) { codeDepth += 1 }
  }

  mutating func end() {
    if !forms.isEmpty {
      xml.plurals(name.dropLast(), forms)
      forms = []
    }
    path.removeLast()
    if codeDepth > 0 { codeDepth -= 1 }
    name.removeLast(name.count - lengths.removeLast())
  }

  /// The name of the field with a key.
  private func name(of key: String) -> [UInt8] {
    var name = name
    AndroidNames.append(key, isCode: codeDepth > 0, to: &name)
    if let calendar { name += calendar.utf8 } else { name.removeLast() }
    return name
  }

  mutating func text(_ key: String, _ value: String) {}
  mutating func number(_ key: String, _ value: Int?) {}
  mutating func numbers(_ key: String, _ values: [Int]) {}
  mutating func structure(_ key: String, _ value: Structure) {}
  mutating func origins(_ key: String, _ values: [String: Origin]) {}

  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) {
    guard codes == nil, AndroidNames.codeLists.contains(path + [key]) else { return }
    xml.array(name(of: key), values, isOfCodes: true)
  }

  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {
    if case .years = codes { return }
    xml.array(name(of: key), values, isOfCodes: false)
  }

  mutating func label(_ key: String, _ value: String) {
    xml.string(name(of: key), value, value.utf8.contains(UInt8(ascii: "%")) ? .unformatted : .plain)
  }

  mutating func pattern(_ key: String, _ value: String) {
    if path.first == AndroidNames.units, let category = PluralCategory(rawValue: key) {
      forms.append((category, FormatString.pluralForm(of: value, argument: "0", .android)))
      return
    }
    xml.string(name(of: key), value, .pattern)
  }

  mutating func phrase(_ key: String, _ value: Phrase) {
    words[key].map { add($0, value) }
  }
}
