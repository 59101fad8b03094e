import Foundation
import Testing

/// The limits of the git processes that Almanac starts: a hostile repository decides how much they need.
@Suite struct GitLimitTests {
  // gitrepository-layout(5): git reads the whole file objects/info/alternates.
  @Test("end git when it reads an endless file")
  func endlessFile() throws {
    let bundle = try CommittedBundle()
    try bundle.shell("mkdir -p .git/objects/info && ln -s /dev/zero .git/objects/info/alternates")
    try bundle.diff().expectError(65, "of 'App': fatal: Out of memory")
  }

  // gitformat-loose(5): a loose object begins with a header of zlib, so git ends when it reads this one.
  @Test("count for a whole command: after git has failed once, it is not started again")
  func firstFailure() throws {
    let bundle = try CommittedBundle()
    let program = "#!/bin/sh\necho $* >> $HOME/starts\nPATH=/usr/bin:/bin exec git \"$@\"\n"
    try bundle.tool.writeProgram(program, to: "bin/git")
    try bundle.shell(
      """
      for path in $(git ls-tree -r --name-only HEAD App/json); do
        file=$(git rev-parse HEAD:$path | sed 's|..|.git/objects/&/|')
        chmod u+w $file && echo damaged > $file
      done
      """)
    let outcome = try bundle.tool.shell("export HOME=$PWD PATH=$PWD/bin:$PATH; $almanac diff git:HEAD App")
    #expect(outcome.status == 65 && outcome.stderr.split(separator: "\n").count == 1, "\(outcome)")
    #expect(try bundle.tool.shell("grep -c cat-file starts").stdout == "1\n")
  }

  @Test("end git together with the command", arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
  func signals(signal: Int32) throws {
    let tool = try Tool()
    try tool.writeProgram("#!/bin/sh\necho $$ > id; mv id child; exec sleep 600\n", to: "bin/git")
    #expect(try tool.shell("mkdir .git App").status == 0)
    let process = try tool.start(["diff", "git:HEAD", "App"], environment: ["PATH": "bin:/usr/bin:/bin"])
    while process.isRunning && !tool.exists("child") { usleep(1000) }
    let child = try #require(Int32(try tool.text(of: "child").trimmingCharacters(in: .newlines)))
    #expect(isRunning(child))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.isEnded(by: signal))
    for _ in 0..<6000 where isRunning(child) { usleep(10_000) }
    #expect(!isRunning(child))
  }

  @Test("wait some seconds for git")
  func slow() throws {
    let bundle = try CommittedBundle()
    let program = "#!/bin/sh\nsleep 3\nPATH=/usr/bin:/bin exec git \"$@\"\n"
    try bundle.tool.writeProgram(program, to: "bin/git")
    let run = try bundle.tool.shell("PATH=$PWD/bin:$PATH exec $almanac diff git:HEAD App")
    #expect(run == .success(CommittedBundle.same))
  }

  // signal(7): an ignored signal stays ignored in the program that the shell starts.
  @Test("do not end a command by a signal that it ignores")
  func ignoredSignals() throws {
    let bundle = try CommittedBundle()
    let program =
      "#!/bin/sh\nkill -INT $PPID; kill -TERM $PPID; kill -HUP $PPID\nPATH=/usr/bin:/bin exec git \"$@\"\n"
    try bundle.tool.writeProgram(program, to: "bin/git")
    let command = "PATH=$PWD/bin:$PATH exec $almanac diff git:HEAD App"
    #expect(try bundle.tool.shell("trap '' INT TERM HUP; \(command)") == .success(CommittedBundle.same))
  }

  /// Whether a process exists and is not a zombie, which only waits for its parent.
  private func isRunning(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    do {
      let status = try String(contentsOf: URL(filePath: "/proc/\(process)/stat"), encoding: .utf8)
      return !status.contains(") Z ")
    } catch {
      return false
    }
  }
}
