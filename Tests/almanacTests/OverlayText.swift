/// The JSON of an overlay (a String Catalog) with the given entries of `strings`.
func catalogue(_ strings: String) -> String {
  #"{"sourceLanguage":"en","version":"1.0","strings":{"# + strings + "}}"
}

/// The JSON of one text in an overlay.
func text(_ value: String, state: String = "translated") -> String {
  #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
}
