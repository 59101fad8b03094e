import AlmanacBundle

/// Shortens paths for messages.
enum DisplayPath {
  /// The path below the root of the git work tree that contains a file, such as `web/Output/json/index.json`.
  ///
  /// If the file is a link, the result is the path of the link. Outside a work tree, the result is the path itself.
  static func inRepository(_ path: String) -> String {
    guard let folder = nearest(parentFolder(of: path) ?? "."), let root = GitRepository.root(of: folder)
    else { return path }
    let names = EscapingLink.names(in: folder).dropFirst(EscapingLink.names(in: root).count)
    return (names + EscapingLink.names(in: path).suffix(1)).joined(separator: "/")
  }

  /// A path without `..` after the name of a folder, such as `res` for `Bundle/../res`, and without `//`.
  ///
  /// If the shorter path leads to a different place, the result is the path itself.
  static func plain(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      switch name {
      case "..":
        guard let last = names.last, last != "..", !last.isEmpty else {
          names.append(name)
          continue
        }
        names.removeLast()
      case "" where !names.isEmpty, "." where !names.isEmpty: continue
      default: names.append(name)
      }
    }
    let plain = names.joined(separator: "/")
    guard plain != path, !plain.isEmpty else { return path }
    // If `Bundle` is a link, `Bundle/..` is not the folder that contains the link. So the places to which both paths
    // lead are compared.
    guard let place = nearest(plain), place == nearest(path) else { return path }
    return plain
  }

  /// The real path of the innermost existing folder on a path, followed by the missing names.
  private static func nearest(_ path: String) -> String? {
    var (folder, missing) = (path, "")
    while !folder.isEmpty {
      if let real = GitRepository.realPath(folder) { return real + missing }
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else {
        return GitRepository.realPath(".").map { "\($0)/\(folder)\(missing)" }
      }
      missing = folder[slash...] + missing
      folder = String(folder[..<slash])
    }
    return missing
  }
}
