/// A folder with two equal bundles in JSON, `Old` and `New`.
struct TwoBundles {
  let tool: Tool

  init(_ locales: String = "de\nfr\n", _ options: [String] = ["--years", "2020...2030"]) throws {
    tool = try Tool(inputs: ["locales.txt": locales], ["--formats", "json", "--output", "Old"] + options)
    try tool.copy("Old", to: "New")
  }

  func replace(_ text: String, in path: String, with other: String) throws {
    try tool.replace(text, in: path, with: other)
  }

  func remove(_ path: String) throws { try tool.remove(path) }
}
