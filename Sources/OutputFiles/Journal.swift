import AlmanacBundle
import AlmanacKit

/// The steps that a run will do in a folder once all files are staged.
///
/// A journal file has one step per line. The step for the manifest is last.
struct Journal: Equatable {
  enum Step: Equatable {
    /// A staged file is moved to a path that is free.
    case create(String, Content)
    /// A staged file replaces a file that Almanac owns.
    case replace(String, Content)
    /// A file that Almanac owns is deleted.
    ///
    /// The file is deleted only if it has the checksum of the file that Almanac wrote. In the first output folder, the
    /// content is `nil`, because the old manifest has the checksum and is replaced only by the last step. In any other
    /// output folder, the run has already replaced the old manifest, so the content tells the next run the checksum.
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

  /// The bytes of a file, identified by their SHA-256: of a staged file, or of a file to delete.
  struct Content: Equatable {
    let sha256: String
    /// The number of bytes; `nil` in a journal that an older version of Almanac wrote.
    let size: Int?
  }

  /// The SHA-256 of the bundle's manifest when the steps begin; `nil` if there is no manifest.
  ///
  /// In the first output folder, this is the SHA-256 of the old manifest. In any other output folder, it is the SHA-256
  /// of the new manifest, which the run has already written to the first output folder when the steps begin.
  let base: String?
  /// The SHA-256 of the manifest that the run writes.
  let manifest: String
  private(set) var steps: [Step]

  init(base: String?, manifest: String, steps: [Step]) {
    self.base = base
    self.manifest = manifest
    self.steps = steps
  }

  var bytes: [UInt8] {
    let lines = ["base \(base ?? Self.none)", "manifest \(manifest)"] + steps.map(\.line)
    return Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  /// Reads a journal; `nil` if a line has a form that Almanac does not write, or if a path appears twice.
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
      // Each step may read a file, so a path that appears in many steps could keep a run busy for hours.
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

  /// The form in a journal: the SHA-256, followed by a colon and the size if the size is known.
  fileprivate var text: String { size.map { "\(sha256):\($0)" } ?? sha256 }

  fileprivate init?(reading text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let size = parts.count == 2 ? Int(parts[1]) : nil
    guard FileDigest.isSHA256(parts[0]) else { return nil }
    self.init(sha256: parts[0], size: size)
    guard self.text == text, size ?? 0 >= 0 else { return nil }
  }
}

/// Whether a path can be the path of a file in a bundle.
///
/// Such a path stays inside the bundle's folder and outside its staging folder. It fits on one line of a journal, and
/// it is short enough for every system.
package func isPathOfBundle(_ path: String) -> Bool {
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  // Some file systems ignore the case of names.
  return path.utf8.count <= 900 && parts.first?.lowercased() != Staging<DiskFolder>.folderName
    && path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    && parts.allSatisfy { !["", ".", ".."].contains($0) && $0.utf8.count <= 255 }
}
