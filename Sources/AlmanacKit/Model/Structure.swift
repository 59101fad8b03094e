/// A fact that has lists or objects inside, as a rule has.
package enum Structure: Sendable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([Structure])
  /// The entries in the order of the file.
  case object([(key: String, value: Structure)])
}

extension Structure: CustomStringConvertible {
  /// The fact as JSON on one line.
  package var description: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .object(let entries):
      "{\(entries.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
    }
  }
}
