import Foundation
import Testing

#if os(Linux)
  /// The machine's C compiler, if there is one.
  private enum Compiler {
    static let path = ["/usr/bin/cc", "/usr/bin/clang", "/usr/bin/gcc"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// System calls that fail on unusual systems: each failure is an error with a remedy.
  @Suite(.enabled(if: Compiler.path != nil, "Needs a C compiler in /usr/bin."))
  struct SystemCallTests {
    private let tool: Tool

    init() throws {
      tool = try Tool(files: ["locales.txt": "de\n"])
    }

    /// Runs the command with one function of the C library replaced by the C code in `function`.
    private func run(replacing function: String, _ arguments: String...) throws -> Tool.Outcome {
      try tool.write(
        "#define _GNU_SOURCE\n#include <errno.h>\n#include <stddef.h>\n" + function, to: "refusal.c")
      let compiler = try #require(Compiler.path)
      try tool.shell("\(compiler) -shared -fPIC -o refusal.so refusal.c").expectSuccess()
      let library = tool.folder.appending(path: "refusal.so").path
      return try tool.run(arguments, environment: ["LD_PRELOAD": library])
    }

    @Test(
      "report with a remedy that the file system has no hard links",
      arguments: ["EPERM", "EOPNOTSUPP", "ENOSYS", "EMLINK"])
    func hardLinks(error: String) throws {
      let function = """
        int linkat(int a, const char *b, int c, const char *d, int e) { errno = \(error); return -1; }

        """
      let message = """
        almanac: error: Could not write 'Output/manifest.json': The file system does not support hard links. \
        Write to a folder on another file system.

        """
      #expect(try run(replacing: function, "--quiet") == .failure(74, message))
    }

    @Test("stop a run if a folder cannot be listed, instead of treating it as empty")
    func unlistedFolder() throws {
      try tool.write("staged", to: "Output/.almanac-staging/files/x")
      let function = "struct dirent; struct dirent *readdir(void *d) { errno = EIO; return NULL; }\n"
      try run(replacing: function).expectError(
        74, "Could not list 'Output/.almanac-staging': Input/output error.")
      #expect(!tool.exists("Output/manifest.json"))
    }

    @Test("exit with 74 if closing a file reports a full disk, and leave the old bundle")
    func failedClose() throws {
      try tool.add(inputs: ["locales.txt": "de\n"])
      let before = try tool.files(in: "Output")
      let function = """
        #include <fcntl.h>
        #include <sys/syscall.h>
        #include <unistd.h>
        int close(int file) {
          int flags = fcntl(file, F_GETFL);
          int result = syscall(SYS_close, file);
          if (flags < 0 || (flags & O_ACCMODE) != O_WRONLY) return result;
          errno = ENOSPC;
          return -1;
        }

        """
      let outcome = try run(replacing: function, "--quiet", "--years", "2020...2030", "--jobs", "1")
      #expect(outcome.status == 74)
      let message = #/almanac: error: Could not write 'Output/\.almanac-staging/files/json/[^']+': /#
      #expect(outcome.stderr.prefixMatch(of: message) != nil, "\(outcome.stderr)")
      #expect(
        outcome.stderr.hasSuffix(": No space left on device. Fix this and run the command again.\n"))
      #expect(try tool.files(in: "Output") == before)
    }

    // read(2) and write(2): a call may transfer fewer bytes than it was asked for, or fail with EINTR.
    @Test("go on after an interrupted call, and after a call that transfers only some of the bytes")
    func shortCalls() throws {
      try tool.add(inputs: ["locales.txt": "de\n"])
      let files = try tool.files(in: "Output")
      try tool.remove("Output")
      let functions = [("read", "void"), ("write", "const void")].map { name, type in
        """
        long \(name)(int file, \(type) *bytes, size_t count) {
          static _Thread_local int calls;
          if (calls++ % 2 == 0) { errno = EINTR; return -1; }
          return syscall(SYS_\(name), file, bytes, count > 1000 ? 1000 : count);
        }

        """
      }
      let code = "#include <sys/syscall.h>\n#include <unistd.h>\n" + functions.joined()
      try run(replacing: code, "--verbose").expectSuccess()
      #expect(try tool.files(in: "Output") == files)
      #expect(
        try run(replacing: code, "check") == .success("Output is up to date: \(files.count) files.\n"))
    }

    // The run has put its interim manifest into place when it replaces files.
    @Test("list each output's earlier files if a file cannot be replaced, and the next run goes on")
    func failedRename() throws {
      let outputs = #"[{"output": "J", "formats": ["json"]}, {"output": "w", "formats": ["esm"]}]"#
      let config = #"{"outputs": \#(outputs)}"#
      try tool.add(inputs: ["locales.txt": "de\nfr\n", "almanac.json": config])
      let earlier = try #require(try tool.json("J/manifest.json")["files"] as? [String: NSDictionary])
      try tool.shell("git init -q .").expectSuccess()
      try tool.write("de\nit\n", to: "locales.txt")
      let function = """
        #include <string.h>
        #include <sys/syscall.h>
        #include <unistd.h>
        int renameat(int a, const char *b, int c, const char *d) {
          if (strcmp(d, "manifest.json") == 0) return syscall(SYS_renameat2, a, b, c, d, 0);
          errno = EIO;
          return -1;
        }

        """
      try run(replacing: function, "--quiet").expectError(74, "The bundle in 'J' has old and new files.")
      let folders = try tool.json("J/manifest.json")["interrupted"] as? [[String: Any]]
      for (folder, path) in try zip(#require(folders), [".", "../w"]) {
        // The folder of ES modules does not repeat the format's name.
        let files = earlier.filter { $0.key.hasPrefix("esm/") == (path != ".") }
          .map { (path == "." ? $0 : String($0.dropFirst("esm/".count)), $1) }
        #expect(folder["path"] as? String == path)
        #expect(folder["files"] as? NSDictionary == Dictionary(uniqueKeysWithValues: files) as NSDictionary)
      }
      // Apps often have a file with this name, but here it has the bytes of the earlier run.
      let check = try tool.run("check", "--manifest-only").stdout
      #expect(check.contains("\nchanged    w/index.js\n"), "\(check)")
      #expect(try tool.run("--quiet") == .success(""))
      #expect(try tool.run("check", "--quiet") == .success(""))
      #expect(!tool.exists("w/fr.js") && !tool.exists("w/fr") && !tool.exists("J/json/fr"))
    }

    @Test("exit with 74 if the manifest cannot be read", arguments: ["generate", "check"])
    func unreadableManifest(command: String) throws {
      try tool.add(inputs: ["locales.txt": "de\n"])
      let function = "long read(int file, void *buffer, size_t count) { errno = EIO; return -1; }\n"
      try run(replacing: function, command).expectError(
        74, "Could not read 'Output/manifest.json': Input/output error.")
    }
  }
#endif
