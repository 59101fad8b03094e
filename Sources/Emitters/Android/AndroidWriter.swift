import AlmanacKit

/// Collects the texts of files as Android's resources.
///
/// A table of names becomes an array, and so does the list of its codes. A word or a unit with plural forms becomes
/// `plurals`. Any other text and each pattern becomes a string. All other values and the lists of years are left out.
struct AndroidWriter: FieldVisitor {
  private var xml: AndroidXML
  /// The calendar whose file is being visited, as in `gregorian`; `nil` for the locale's own file.
  private var calendar: String?
  private var path: [String] = []
  /// The part of the resource name that all fields in the visited object share.
  private var name = Array(AndroidNames.prefix.utf8)
  private var lengths: [Int] = []
  /// The depth inside an object whose keys are codes, such as `skeletons`: 1 in the object itself, 2 in an object
  /// inside it, and so on; 0 outside of it.
  private var codeDepth = 0
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
    calendar = file.calendar.rawValue
    file.walk(&self)
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

  /// The resource name of the field `key` in the object that is being visited.
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
