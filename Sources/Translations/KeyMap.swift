import AlmanacKit
import AlmanacReading

/// An app's own names of keys, each with the key it stands for.
package struct KeyMap: Equatable, Sendable {
  /// The key of the picker's words by the app's name.
  package let keys: [String: String]

  /// Reads a map, a JSON object; throws everything that is wrong in it at once.
  ///
  /// `known` are the keys there are: Almanac's, and those of the overlays; `nil` if nobody can tell.
  package init(reading bytes: [UInt8], known: Set<String>?) throws(InputProblems) {
    let bytes = try InputText.checked(bytes)
    let places = try InputText.places(bytes)
    let (keys, mismatches) = try Self.keys(bytes)
    var problems = places.repeated.prefix(InputProblems.limit).map { key in
      InputProblem(KeyMapError.repeatedName(key.path.last ?? ""), at: key.place)
    }
    problems += mismatches.map { mismatch in
      InputProblem(KeyMapError.notAMap(mismatch.reason), at: places.place(of: mismatch.path))
    }
    let unknown = known.map { known in Set(keys.values).subtracting(known) } ?? []
    let likes = SimilarKeys(known: unknown.isEmpty ? [] : known ?? [])
    for (name, key) in keys.sorted(by: { $0.key < $1.key }) where problems.count < InputProblems.limit {
      if name.isEmpty { problems.append(InputProblem(KeyMapError.emptyName, at: places.place(of: [name]))) }
      guard unknown.contains(key) else { continue }
      let error = KeyMapError.unknownKey(key, name: name, like: likes.key(like: key))
      problems.append(InputProblem(error, at: places.place(of: [name])))
    }
    guard problems.isEmpty else { throw InputProblems(problems) }
    self.keys = keys
  }

  /// The keys by name, and where the text has another shape.
  private static func keys(
    _ bytes: [UInt8]
  ) throws(InputProblems) -> (keys: [String: String], mismatches: [ShapeReader.Mismatch]) {
    do throws(JSONSyntaxError) {
      let read = try ShapeReader.read(bytes) { reader, cursor throws(JSONSyntaxError) in
        try reader.table(&cursor) { reader, cursor throws(JSONSyntaxError) in try reader.text(&cursor) }
      }
      return (read.value ?? [:], read.mismatches)
    } catch {
      throw InputText.problems(error, in: bytes)
    }
  }
}

/// The known keys by what a wrong one can have in common with them; of several, the first in order.
private struct SimilarKeys {
  private var byWords: [[String]: String] = [:]
  private var byLastPart: [Substring?: String] = [:]

  init(known: Set<String>) {
    for key in known.sorted().reversed() {
      byWords[Self.words(key)] = key
      byLastPart[key.split(separator: ".").last] = key
    }
  }

  /// The known key with the same words but for case and order: `selectDate.prompt` for `prompt.selectDate`.
  func key(like key: String) -> String? {
    byWords[Self.words(key)] ?? byLastPart[key.split(separator: ".").last]
  }

  private static func words(_ key: String) -> [String] {
    key.lowercased().split { !$0.isLetter }.map(String.init).sorted()
  }
}

/// What is wrong with a map of keys.
package enum KeyMapError: Error, Equatable, Sendable {
  case notAMap(String)
  case emptyName
  case repeatedName(String)
  case unknownKey(String, name: String, like: String?)
}

extension KeyMapError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAMap(let reason):
      #"This is not a map of keys: \#(reason). Write one as in {"app.done": "action.done"}."#
    case .emptyName:
      "The app's name of a key is empty. Name it, or remove it."
    case .repeatedName(let name):
      "'\(name)' stands here for the second time. Remove one of them."
    case .unknownKey(let key, let name, let like):
      "'\(name)' stands for '\(key)', which is no key of Almanac's nor of an overlay. "
        + (like.map { "Write '\($0)', if that is what you mean." }
          ?? "Write one of those under 'strings' in locale.json.")
    }
  }
}
