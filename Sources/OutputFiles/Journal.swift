import AlmanacKit

/// What a run will do to the folder once all is staged: one step a line, the manifest last.
struct Journal: Equatable {
  enum Step: Equatable {
    /// A staged file becomes a new file. The SHA-256 is that of its bytes.
    case create(String, sha256: String)
    /// A staged file takes the place of an owned one.
    case replace(String, sha256: String)
    /// An owned file goes.
    case delete(String)

    var path: String {
      switch self {
      case .create(let path, _), .replace(let path, _), .delete(let path): path
      }
    }

    var isCreation: Bool {
      if case .create = self { true } else { false }
    }
  }

  /// The SHA-256 of the manifest that the run found; `nil` if there was none.
  let base: String?
  /// The SHA-256 of the manifest that the run writes.
  let manifest: String
  var steps: [Step]

  init(base: String?, manifest: String, steps: [Step]) {
    self.base = base
    self.manifest = manifest
    self.steps = steps
  }

  var bytes: [UInt8] {
    let lines = ["base \(base ?? Self.none)", "manifest \(manifest)"] + steps.map(\.line)
    return Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  /// Reads a journal; `nil` if Almanac does not write such a line, or names a path twice.
  init?(reading bytes: [UInt8]) {
    var lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popLast() == "", let first = lines.popFirst(), let second = lines.popFirst(),
      let base = Self.value(of: first, "base"), let manifest = Self.value(of: second, "manifest"),
      base == Self.none || FileDigest.isSHA256(base), FileDigest.isSHA256(manifest)
    else { return nil }
    self.init(base: base == Self.none ? nil : base, manifest: manifest, steps: [])
    var paths: Set<String> = []
    for line in lines {
      // Each step costs reading a file, so that a path in many of them could keep a run busy for hours.
      guard let step = Step(reading: line), paths.insert(step.path).inserted else { return nil }
      steps.append(step)
    }
  }

  private static let none = "none"

  private static func value(of line: Substring, _ word: String) -> String? {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == word else { return nil }
    return String(parts[1])
  }
}

extension Journal.Step {
  fileprivate var line: String {
    switch self {
    case .create(let path, let sha256): "create \(sha256) \(path)"
    case .replace(let path, let sha256): "replace \(sha256) \(path)"
    case .delete(let path): "delete \(path)"
    }
  }

  fileprivate init?(reading line: Substring) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    if words[0] == "delete" {
      guard isPathOfBundle(String(words[1])) else { return nil }
      self = .delete(String(words[1]))
      return
    }
    let rest = words[1].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard rest.count == 2, FileDigest.isSHA256(rest[0]), isPathOfBundle(rest[1]) else { return nil }
    switch words[0] {
    case "create": self = .create(rest[1], sha256: rest[0])
    case "replace": self = .replace(rest[1], sha256: rest[0])
    default: return nil
    }
  }
}

/// Whether a path can be that of a file of a bundle: it stays below the folder it starts in and out of the
/// staging folder, has a line to itself in a journal, and is short enough for every system.
package func isPathOfBundle(_ path: String) -> Bool {
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  // A file system may take names in another case for the same.
  return path.utf8.count <= 900 && parts.first?.lowercased() != Staging<DiskFolder>.folderName
    && path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    && parts.allSatisfy { !["", ".", ".."].contains($0) && $0.utf8.count <= 255 }
}
