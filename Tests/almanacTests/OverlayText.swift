/// An overlay's file, from the texts of its keys.
func catalogue(_ strings: String) -> String {
  #"{"sourceLanguage":"en","version":"1.0","strings":{"# + strings + "}}"
}

/// One text of an overlay.
func text(_ value: String, state: String = "translated") -> String {
  #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
}
