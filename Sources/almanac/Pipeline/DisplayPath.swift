/// Paths as messages show them.
enum DisplayPath {
  /// A path without `..` behind the name of a folder, as `res` for `Bundle/../res`, if that is the same place.
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
      case "." where !names.isEmpty: continue
      default: names.append(name)
      }
    }
    let plain = names.joined(separator: "/")
    guard plain != path, !plain.isEmpty else { return path }
    // Behind a link, `..` leads elsewhere. A file that is not there is compared by the folders around it.
    return isSamePlace(plain, path) ? plain : path
  }

  private static func isSamePlace(_ one: String, _ other: String) -> Bool {
    guard let first = nearest(one), let second = nearest(other) else { return false }
    return first == second
  }

  /// The real path of the nearest folder around a path that exists, with the names behind it.
  private static func nearest(_ path: String) -> String? {
    var (folder, missing) = (path, "")
    while true {
      if let real = GitRepository.realPath(folder.isEmpty ? "." : folder) { return real + missing }
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex else {
        return GitRepository.realPath(".").map { "\($0)/\(folder)\(missing)" }
      }
      missing = folder[slash...] + missing
      folder = String(folder[..<slash])
    }
  }
}
