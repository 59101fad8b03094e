package import AlmanacKit

extension ManifestFile {
  /// What the formats besides JSON need to know about the words, in addition to the texts in the JSON.
  package struct Words: Equatable, Sendable {
    /// The app's own names for words, each with the word's key, as in `["app.done": "action.done"]`.
    package var names: [String: String]
    /// The keys that the app adds to Almanac's keys.
    package var own: [String: OwnKey]
    /// The tags of the locales in which a text is not reviewed, by the text's key and its plural form.
    ///
    /// A text without plural forms has only the form `other`. Only String Catalogs say whether a text is reviewed.
    package var unreviewed: [String: [String: [String]]]

    /// A key that the app adds to Almanac's keys.
    package struct OwnKey: Equatable, Sendable {
      package var comment: String?
      package var isPlural: Bool
      /// The names of the text's placeholders, in the order of the source language.
      package var placeholders: [String]

      package init(comment: String?, isPlural: Bool, placeholders: [String]) {
        self.comment = comment
        self.isPlural = isPlural
        self.placeholders = placeholders
      }
    }

    package init(names: [String: String], own: [String: OwnKey], unreviewed: [String: [String: [String]]]) {
      self.names = names
      self.own = own
      self.unreviewed = unreviewed
    }

    package var isEmpty: Bool { names.isEmpty && own.isEmpty && unreviewed.isEmpty }
  }
}

extension ManifestFile.Words: Walkable {
  package func walk(_ steps: inout FieldSteps) {
    if !names.isEmpty {
      steps.group("names") { steps in
        for (name, key) in names.sortedByUTF8() { steps.text(name, key) }
      }
    }
    if !own.isEmpty {
      steps.group("own") { steps in
        for (key, own) in own.sortedByUTF8() { steps.group(key) { own.walk(&$0) } }
      }
    }
    guard !unreviewed.isEmpty else { return }
    steps.group("unreviewed") { steps in
      for (key, forms) in unreviewed.sortedByUTF8() {
        steps.group(key) { steps in
          for (form, tags) in forms.sortedByUTF8() { steps.list(form, tags) }
        }
      }
    }
  }
}

extension ManifestFile.Words.OwnKey {
  fileprivate func walk(_ steps: inout FieldSteps) {
    if let comment { steps.text("comment", comment) }
    steps.list("placeholders", placeholders)
    steps.structure("plural", .flag(isPlural))
  }
}
