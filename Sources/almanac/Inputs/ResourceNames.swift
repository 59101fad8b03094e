import AlmanacFormats
import AlmanacInputs

/// Checks the names that output formats give to keys, such as `action_done` for `action.done`.
enum ResourceNames {
  /// Throws if two keys would have the same name in a format, because the text of one key would replace the text of the
  /// other.
  ///
  /// `file` is the path of the file with the names that the app uses for keys.
  static func check(_ words: RunWords, in formats: [OutputFormat], file: String?) throws {
    let keys = words.known.all.map { (text: $0, isOfApp: false) }
    let all = keys + words.keys.appNames.keys.sorted().map { (text: $0, isOfApp: true) }
    var messages: [String] = []
    for format in formats {
      var known: [String: String] = [:]
      for key in all {
        let name = format.type.resourceName(of: key.text, isOfApp: key.isOfApp)
        // An app's name for a key may be the key itself. Then the key and the name do not conflict.
        guard let other = known.updateValue(key.text, forKey: name), other != key.text else { continue }
        // The app's names come last, so `other` is one of them only if `key` is too.
        let own = [other, key.text].filter { !SelectedWords.almanacs.contains($0) }
        let remedy = own.count == 1 ? "'\(own[0].printable)'" : "one of them"
        let place = file.flatMap { key.isOfApp ? " in '\($0.printable)'" : nil } ?? ""
        messages.append(
          """
          The keys '\(other.printable)' and '\(key.text.printable)' would both be named '\(name.printable)' in the format \
          '\(format.rawValue)'. Rename \(remedy)\(place).
          """)
        guard messages.count < InputProblems.limit else { throw Failure(.badInput, messages) }
      }
    }
    guard messages.isEmpty else { throw Failure(.badInput, messages) }
  }
}
