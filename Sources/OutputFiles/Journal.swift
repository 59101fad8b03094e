import AlmanacKit

/// What a run will do to the folder once all is staged: one step a line, the manifest last.
struct Journal: Equatable {
  enum Step: Equatable {
    /// A staged file becomes a new file.
    case create(String, Content)
    /// A staged file takes the place of an owned one.
    case replace(String, Content)
    /// An owned file goes; the content is known if the manifest that lists the file is replaced before.
    case delete(String, Content?)

    var path: String {
      switch self {
      case .create(let path, _), .replace(let path, _), .delete(let path, _): path
      }
    }

    var isCreation: Bool {
      if case .create = self { true } else { false }
    }
  }

  /// The bytes of a staged file, known by their SHA-256.
  struct Content: Equatable {
    let sha256: String
    /// How many there are; `nil` in a journal of an older Almanac.
    let size: Int?
  }

  /// The SHA-256 of the manifest with which the steps are done; `nil` for none.
  ///
  /// It is the manifest that the run found, or in a further output the one that the run writes.
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
    case .create(let path, let content): "create \(content.text) \(path)"
    case .replace(let path, let content): "replace \(content.text) \(path)"
    case .delete(let path, let content?): "remove \(content.text) \(path)"
    case .delete(let path, nil): "delete \(path)"
    }
  }

  fileprivate init?(reading line: Substring) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    if words[0] == "delete" {
      guard isPathOfBundle(String(words[1])) else { return nil }
      self = .delete(String(words[1]), nil)
      return
    }
    let rest = words[1].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard rest.count == 2, let content = Journal.Content(reading: rest[0]), isPathOfBundle(rest[1]) else {
      return nil
    }
    switch words[0] {
    case "create": self = .create(rest[1], content)
    case "replace": self = .replace(rest[1], content)
    case "remove": self = .delete(rest[1], content)
    default: return nil
    }
  }
}

extension Journal.Content {
  init(_ digest: FileDigest) {
    self.init(sha256: digest.sha256, size: digest.size)
  }

  /// The digest; `nil` without a size.
  var digest: FileDigest? { size.flatMap { FileDigest(sha256: sha256, size: $0) } }

  /// The SHA-256 and, behind a colon, the size.
  fileprivate var text: String { size.map { "\(sha256):\($0)" } ?? sha256 }

  fileprivate init?(reading text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let size = parts.count == 2 ? Int(parts[1]) : nil
    guard FileDigest.isSHA256(parts[0]) else { return nil }
    self.init(sha256: parts[0], size: size)
    guard self.text == text, size ?? 0 >= 0 else { return nil }
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
