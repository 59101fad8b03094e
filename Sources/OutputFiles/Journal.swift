/// What a run will do to the folder once all is staged: one step a line, the manifest last.
struct Journal: Equatable {
  enum Step: Equatable {
    /// A staged file goes where there is none.
    case create(String)
    /// A staged file takes the place of an owned one.
    case replace(String)
    /// An owned file goes.
    case delete(String)

    var isCreation: Bool {
      if case .create = self { true } else { false }
    }
  }

  var steps: [Step]

  init(steps: [Step]) {
    self.steps = steps
  }

  var bytes: [UInt8] {
    Array(
      steps.map { step in
        switch step {
        case .create(let path): "create \(path)\n"
        case .replace(let path): "replace \(path)\n"
        case .delete(let path): "delete \(path)\n"
        }
      }.joined().utf8)
  }

  /// Reads a journal; `nil` if a line is none of its own.
  init?(reading bytes: [UInt8]) {
    steps = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, isPathOfBundle(parts[1]) else { return nil }
      switch parts[0] {
      case "create": steps.append(.create(parts[1]))
      case "replace": steps.append(.replace(parts[1]))
      case "delete": steps.append(.delete(parts[1]))
      default: return nil
      }
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
