/// The JSON of an overlay (a String Catalog) with the given entries of `strings`.
func catalogue(_ entries: String...) -> String { catalogue(entries) }

/// The JSON of an overlay (a String Catalog) with the given entries of `strings`.
func catalogue(_ entries: [String]) -> String {
  #"{"sourceLanguage":"en","version":"1.0","strings":{"# + entries.joined(separator: ",") + "}}"
}

/// The JSON of one text in an overlay.
func unit(_ value: String, state: String = "translated") -> String {
  #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
}

/// The JSON of a key with a text in one language.
func entry(_ key: String, _ language: String, _ value: String, state: String = "translated") -> String {
  #""\#(key)":{"localizations":{"\#(language)":\#(unit(value, state: state))}}"#
}
