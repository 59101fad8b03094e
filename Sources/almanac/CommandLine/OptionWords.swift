import AlmanacBundle

extension BundleOptions {
  /// The given options as words for a command line, quoted for a shell, in the order of the help page.
  ///
  /// `outputs`, which only a config can have, is left out.
  var arguments: [String] {
    Self.table.flatMap { option in option.isGiven(self) ? option.arguments(for: self) : [] }
  }
}

extension BundleOption {
  fileprivate func arguments(for options: BundleOptions) -> [String] {
    switch value(options) {
    case .literal("true"): ["--\(name)"]
    case .literal: ["--no-\(name)"]
    case .text(let text): ["--\(name)", word(text)]
    case .list([]), nil: ["--\(name)", "".shellWord]
    case .list(let elements):
      switch shape {
      case .files: elements.flatMap { ["--\(name)", word($0.text ?? "")] }
      default: ["--\(name)", elements.compactMap(\.text).joined(separator: ",")]
      }
    case .object: []
    }
  }

  private func word(_ text: String) -> String {
    switch shape {
    case .fileOrInput where text == "-": text
    case .file, .fileOrInput, .files, .folder: text.shellPath
    case .flag, .mark, .text, .locale, .choice, .choices: text.shellWord
    }
  }
}
