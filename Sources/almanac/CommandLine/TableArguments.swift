import AlmanacBundle
import AlmanacInputs
import ArgumentParser

/// The options in the table of options, as the argument parser sees them.
///
/// The argument parser finds the arguments of a type in the children of its mirror, and decodes each child by its
/// label. So the mirror of this type has a child for each row of the table.
struct TableArguments: ParsableArguments, CustomReflectable {
  /// The options that the command line gives.
  private(set) var options = BundleOptions()

  init() {}

  init(from decoder: any Decoder) throws {
    let arguments = try decoder.container(keyedBy: Key.self)
    for option in BundleOptions.table {
      guard let value = try option.value(in: arguments, Key(stringValue: option.key)) else { continue }
      try option.set(value, &options)
    }
  }

  var customMirror: Mirror { Mirror(self, children: BundleOptions.table.map { ($0.key, $0.argument) }) }

  fileprivate struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}

extension BundleOption {
  /// The declaration of the option for the argument parser.
  fileprivate var argument: Any {
    switch shape {
    case .flag: Flag<Bool?>(name: names, inversion: .prefixedNo, help: argumentHelp)
    case .mark: Flag<Bool>(wrappedValue: false, name: names, help: argumentHelp)
    case .files: Option<[String]>(wrappedValue: [], name: names, help: argumentHelp, completion: completion)
    case .text, .locale, .choice, .choices, .file, .fileOrInput, .folder: textArgument
    }
  }

  private var textArgument: Any {
    Option<String?>(name: names, help: argumentHelp, completion: completion) { text in
      var options = BundleOptions()
      try set(json(text), &options)
      return text
    }
  }

  /// The value on the command line; `nil` if the command line does not have the option.
  fileprivate func value(
    in arguments: KeyedDecodingContainer<TableArguments.Key>, _ key: TableArguments.Key
  ) throws -> JSONValue? {
    switch shape {
    case .flag: try arguments.decode(Flag<Bool?>.self, forKey: key).wrappedValue.map { .literal("\($0)") }
    case .mark: try arguments.decode(Flag<Bool>.self, forKey: key).wrappedValue ? .literal("true") : nil
    case .files: try files(arguments.decode(Option<[String]>.self, forKey: key).wrappedValue)
    case .text, .locale, .choice, .choices, .file, .fileOrInput, .folder:
      try arguments.decode(Option<String?>.self, forKey: key).wrappedValue.map(json)
    }
  }

  private func files(_ paths: [String]) -> JSONValue? {
    // An empty path takes all files away.
    paths.isEmpty ? nil : .list(paths == [""] ? [] : paths.map(JSONValue.text))
  }

  /// The JSON value for a text on the command line.
  private func json(_ text: String) -> JSONValue {
    switch shape {
    case .choices:
      .list(text.split(separator: ",", omittingEmptySubsequences: false).map { .text(String($0)) })
    case .flag, .mark, .text, .locale, .choice, .file, .fileOrInput, .files, .folder: .text(text)
    }
  }

  private var names: NameSpecification {
    NameSpecification([.customLong(name)] + (letter.map { [.customShort($0)] } ?? []))
  }

  private var argumentHelp: ArgumentHelp {
    var argument = ArgumentHelp(stringLiteral: help)
    argument.valueName = valueName
    return argument
  }

  private var completion: CompletionKind? {
    switch shape {
    case .file(let type), .files(let type): .file(extensions: [type])
    case .fileOrInput: .file()
    case .folder: .directory
    case .locale: .locales
    case .choice(let names): .list(names)
    case .choices(let names): .list(of: names)
    case .flag, .mark, .text: nil
    }
  }
}
