import Testing

/// A system that gives a process little address space.
@Suite struct MemoryTests {
  @Test(
    "makes every command exit with 70 and a reason, not with a signal",
    arguments: ["--quiet", "check", "locales", "show de", "diff a b"])
  func little(command: String) throws {
    let tool = try Tool(files: ["locales.txt": "de\n"])
    // At 60 MB, the system's loader cannot load the libraries, so Almanac's code never runs.
    for kilobytes in [150_000, 180_000, 200_000] {
      let message =
        "almanac: error: The system gives this process too little memory: Cannot allocate memory. Raise the limit "
        + "('ulimit -v') to 1,000,000 KB, and run the command again.\n"
      #expect(try tool.shell("ulimit -v \(kilobytes); exec $almanac \(command)") == .failure(70, message))
    }
  }

  @Test("does not stop a run with the address space that the message names")
  func enough() throws {
    let tool = try Tool(files: ["locales.txt": "de\n"])
    #expect(try tool.shell("ulimit -v 1000000; exec $almanac --quiet").status == 0)
  }
}
