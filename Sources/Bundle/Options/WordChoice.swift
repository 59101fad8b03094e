import CAlmanacResources

/// A name in the list of `--words`: a group of words, or a picker whose words are meant.
package enum WordChoice: OptionChoice {
  /// The words that every picker needs.
  case core
  /// The words that some pickers need.
  case optional
  /// Every word.
  case all
  /// The words that fill the locale file of a known picker, such as `mui-x`.
  case picker(String)

  package static let allCases = [core, optional, all] + pickers.map(Self.picker)

  /// The names of the known pickers.
  package static let pickers = (0..<almanac_picker_count()).map { String(cString: almanac_picker($0).name) }

  package var rawValue: String {
    switch self {
    case .core: "core"
    case .optional: "optional"
    case .all: "all"
    case .picker(let name): name
    }
  }
}
