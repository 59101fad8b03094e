import AlmanacBundle
import AlmanacInputs

/// The changes between two versions of a file as lines with the kind, the place, the old and the new text.
func changes(_ path: String, _ old: String, _ new: String) throws -> [String] {
  try fileChanges(path, old, new).map(line)
}

/// The changes between two versions of a file.
func fileChanges(_ path: String, _ old: String, _ new: String) throws -> [Change] {
  try FileComparison.changes(path, from: Array(old.utf8), to: Array(new.utf8), in: .all)
}

func line(_ change: Change) -> String {
  let values = [change.old, change.new].map { $0.map(text) ?? "-" }
  return "\(change.kind) \(change.place): \(values[0]) → \(values[1])"
}

private func text(_ value: JSONValue) -> String {
  switch value {
  case .text(let text), .literal(let text): text
  case .list(let elements): "[" + elements.map(text).joined(separator: ",") + "]"
  case .object: "{}"
  }
}
