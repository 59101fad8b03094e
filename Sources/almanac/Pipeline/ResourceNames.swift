import AlmanacEmitters
import AlmanacReading

/// The names that formats give to the keys of words, where those names have fewer letters than keys.
enum ResourceNames {
  /// Throws if two keys have the same name in a format: one text would replace the other.
  ///
  /// `file` has the app's own names.
  static func check(_ words: OwnWords, in formats: [OutputFormat], file: String?) throws(Failure) {
    let keys = words.known.all.map { (text: $0, isOfApp: false) }
    let all = keys + words.keys.appNames.keys.sorted().map { (text: $0, isOfApp: true) }
    var messages: [String] = []
    for format in formats {
      var known: [String: (text: String, isOfApp: Bool)] = [:]
      for key in all {
        let name = format.type.resourceName(of: key.text, isOfApp: key.isOfApp)
        // A key and an app's name that are the same text are one key.
        guard let other = known.updateValue(key, forKey: name), other.text != key.text else { continue }
        let place = file.flatMap { key.isOfApp || other.isOfApp ? " in '\($0.printable)'" : nil } ?? ""
        messages.append(
          """
          The keys '\(other.text.printable)' and '\(key.text.printable)' would both be '\(name.printable)' in the format \
          '\(format.rawValue)'. Rename one of them\(place).
          """)
        guard messages.count < InputProblems.limit else { throw Failure(.badInput, messages) }
      }
    }
    guard messages.isEmpty else { throw Failure(.badInput, messages) }
  }
}
