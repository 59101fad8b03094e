/// The path of the folder that contains a path; `nil` at the top level.
package func parentFolder(of path: String) -> String? {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
}

/// The paths of all folders above a path, innermost first: `a/b` and `a` for `a/b/c`.
package func foldersAbove(_ path: String) -> [String] {
  // This searches bytes, because a search for a `Character` is slower: it first splits the path into characters.
  path.utf8.indices.reversed().filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
}
