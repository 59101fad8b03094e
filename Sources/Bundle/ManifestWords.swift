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
      /// The comment for translators.
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

    package init(
      names: [String: String], own: [String: OwnKey], unreviewed: [String: [String: [String]]]
    ) {
      self.names = names
      self.own = own
      self.unreviewed = unreviewed
    }

    package var isEmpty: Bool { names.isEmpty && own.isEmpty && unreviewed.isEmpty }
  }
}

extension ManifestFile.Words: Walkable {
  package func walk(_ visitor: inout some FieldVisitor) {
    if !names.isEmpty {
      visitor.group("names") { visitor in
        for (name, key) in names.sortedByUTF8() { visitor.text(name, key) }
      }
    }
    if !own.isEmpty {
      visitor.group("own") { visitor in
        for (key, own) in own.sortedByUTF8() { visitor.group(key) { own.walk(&$0) } }
      }
    }
    guard !unreviewed.isEmpty else { return }
    visitor.group("unreviewed") { visitor in
      for (key, forms) in unreviewed.sortedByUTF8() {
        visitor.group(key) { visitor in
          for (form, tags) in forms.sortedByUTF8() { visitor.list(form, tags) }
        }
      }
    }
  }
}

extension ManifestFile.Words.OwnKey {
  fileprivate func walk(_ visitor: inout some FieldVisitor) {
    if let comment { visitor.text("comment", comment) }
    visitor.list("placeholders", placeholders)
    visitor.structure("plural", .flag(isPlural))
  }
}
