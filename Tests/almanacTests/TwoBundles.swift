/// A folder with two equal bundles of German and French, `Old` and `New`, in JSON.
struct TwoBundles {
  let tool: Tool

  init() throws {
    tool = try Tool(
      locales: "de\nfr\n", "--formats", "json", "--years", "2020...2030", "--output", "Old")
    try tool.copy("Old", to: "New")
  }

  func replace(_ text: String, in path: String, with other: String) throws {
    try tool.replace(text, in: path, with: other)
  }

  func remove(_ path: String) throws { try tool.remove(path) }
}
