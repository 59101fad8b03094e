import AlmanacKit

/// A file with only those fields whose paths `isKept` accepts.
struct FilteredFile<File: Walkable>: Walkable {
  let file: File
  let isKept: ([String]) -> Bool

  func walk(_ steps: inout FieldSteps) {
    var path: [String] = []
    /// How many of the open objects are left out.
    var skipped = 0
    for step in file.steps() {
      if let key = step.key {
        let isKept = skipped == 0 && isKept(path + [key])
        if isKept { steps.add(step) }
        guard case .begin = step else { continue }
        if isKept { path.append(key) } else { skipped += 1 }
      } else if skipped > 0 {
        skipped -= 1
      } else {
        path.removeLast()
        steps.add(.end)
      }
    }
  }
}

extension FieldStep {
  /// The key of the field or of the object that begins; `nil` for the end of an object.
  fileprivate var key: String? {
    switch self {
    case .end: nil
    case .begin(let key), .text(let key, _), .number(let key, _), .numbers(let key, _), .list(let key, _, _),
      .structure(let key, _), .labels(let key, _, _, _), .label(let key, _), .pattern(let key, _),
      .phrase(let key, _), .origins(let key, _):
      key
    case .declaration(let name): name.key.description
    }
  }
}
