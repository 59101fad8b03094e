/// A value in a bundle file that can contain lists and objects, such as a plural rule.
package enum Structure: Sendable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([Structure])
  /// The entries of an object, in the order in which the file lists them.
  case object([(key: String, value: Structure)])
}

extension Structure: CustomStringConvertible {
  /// The value as JSON on one line.
  package var description: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .object(let entries): "{\(entries.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
    }
  }
}
