import Foundation
import Testing

/// Bundles that are made with the same ICU have the same bytes on every machine.
@Suite struct HermeticTests {
  /// An ICU data file `de.res` with "Jaenner" as the German name of January, in hexadecimal digits.
  ///
  /// ICU's genrb made it from this text:
  /// `de{Version{"42"} calendar{gregorian{monthNames{format{wide{"Jaenner","Feber","x",…}}}}}}`.
  private static let otherGerman = """
    2000da27140000000000020052657342020000000104000000000000000000002e000020070000001500000032000000\
    3200000002000000000000002600000056657273696f6e0063616c656e64617200677265676f7269616e006d6f6e7468\
    4e616d657300666f726d6174007769646500aaaa0000780000003400320000004600650062006500720000004a006100\
    65006e006e006500720000000c000c0006000100010001000100010001000100010001000100aaaa01004d0014000090\
    010046002600002001003b0028000020010031002a000020020020002800aaaa030000602c000020
    """

  @Test("writes the same bytes with another language, time zone, ICU data and number of jobs")
  func environment() throws {
    let tool = try Tool(files: ["locales.txt": "de\nar-EG\nfa\nzh-Hans\nth\n"])
    try hostileData(tool)
    #expect(try tool.run("--quiet", "--output", "plain").status == 0)
    let plain = try tool.files(in: "plain")
    #expect(plain.count > 40)
    let data = tool.folder.appending(path: "data").path
    let environments = [
      "1": ["LANG": "de_DE.UTF-8", "LC_ALL": "th_TH.UTF-8", "LANGUAGE": "fa", "TZ": "Asia/Kathmandu"],
      "2": ["LC_ALL": "C", "ICU_DATA": data], "7": ["ICU_TIMEZONE_FILES_DIR": data],
    ]
    for (jobs, environment) in environments {
      let options = ["--quiet", "--output", "out\(jobs)", "--jobs", jobs]
      #expect(try tool.run(options, environment: environment) == .success(""))
      #expect(try tool.files(in: "out\(jobs)") == plain, "\(jobs) jobs, \(environment)")
    }
  }

  // tzset(3): the C library reads the file that TZ names after a colon. Opening a pipe without a writer never ends.
  @Test("does not read the file that TZ names")
  func timeZonePipe() throws {
    let tool = try Tool(locales: "de\n")
    try tool.shell("mkfifo pipe").expectSuccess()
    for command in ["--quiet", "check", "words de", "show de", "diff Output Output", "preview", "locales"] {
      try tool.shell("TZ=:$PWD/pipe timeout -s KILL 200 $almanac \(command)").expectSuccess()
    }
  }

  // POSIX, 3.206 and 3.403: each line of a text file ends with a newline.
  @Test("ends each text with one newline")
  func lastLine() throws {
    let tool = try Tool(locales: "de\n")
    let stale = ["json", "markdown", "html"].map { "check --years 2000...2001 --report \($0)" }
    for command in [
      "words de", "words de --report html", "words de --export -", "errata AE", "errata AE --report json",
      "locales",
      "show de", "preview --output -", "check",
    ] + stale {
      let text = try tool.run(command.split(separator: " ").map(String.init)).stdout
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(command)")
    }
  }

  @Test("runs in another place without its build folder")
  func moved() throws {
    let tool = try Tool(files: ["locales.txt": "de\n"])
    // Linux does not run a file that is open for writing, and a copy made here is open in every child that starts meanwhile.
    let outcome = try tool.shell("mkdir bin && cp \"$almanac\" bin/almanac && bin/almanac --quiet")
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(try tool.text(of: "Output/json/de/locale.json").contains("Fertig"))
  }

  /// Writes a folder of ICU data; if ICU read this folder, the German names and the time zones would change.
  private func hostileData(_ tool: Tool) throws {
    for folder in ["data", "data/icudt72l", "data/icudt78l"] {
      try tool.write(Data(hexadecimal: Self.otherGerman), to: "\(folder)/de.res")
      try tool.write("garbage", to: "\(folder)/zoneinfo64.res")
    }
  }
}
