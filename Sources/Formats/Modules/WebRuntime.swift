import AlmanacKit
import CAlmanacResources

/// The JavaScript runtime for the web and the adapters for pickers, which are compiled into Almanac.
package enum WebRuntime {
  /// The code of the runtime as one script that exports nothing.
  package static let script = comments + parts.map(\.body).joined()

  /// The code of the module that reads typed dates, as a script that follows ``script``.
  package static let typedScript = part("typed.js").body

  /// The files of the runtime and the adapters, by their paths in the folder of the modules.
  static let files: [(path: String, bytes: [UInt8])] =
    [(entry, Array((script + exportList).utf8))]
    + resources.filter { file in
      file.path != entry && ![partsFolder, yearsFolder].contains { file.path.hasPrefix($0) }
    }.map { ($0.path, Array($0.text.utf8)) }

  private static let entry = "almanac.js"
  private static let partsFolder = "runtime/"
  /// The folder with the code of years that ``YearsModule`` writes.
  private static let yearsFolder = "years/"

  private static let resources: [(path: String, text: String)] =
    (0..<almanac_web_file_count()).map { index in
      let file = almanac_web_file(index)
      let content = UnsafeBufferPointer(start: file.content.bytes, count: file.content.count)
      let path = String(cString: file.name)
      let text = String(decoding: content, as: UTF8.self)
      return (path, pathsWithCalendars.contains(path) ? withCalendars(text) : text)
    }

  /// The parts of the runtime.
  ///
  /// They are joined into one module, so that a browser loads only one file.
  private static let parts = resources.filter { $0.path.hasPrefix(partsFolder) }.map { ScriptPart($0.text) }

  /// The code of the years of some calendars, by the name of its file without the ending.
  static func years(_ name: String) -> ScriptPart { part("\(yearsFolder)\(name).js") }

  private static func part(_ path: String) -> ScriptPart {
    ScriptPart(resources.first { $0.path == path }?.text ?? "")
  }

  /// The files that get the list of calendars, so that no file names a calendar.
  private static let pathsWithCalendars = ["\(partsFolder)calendars.js", "languages.js"]

  private static func withCalendars(_ text: String) -> String {
    let all = CalendarIdentifier.allCases.map { (name: $0.rawValue, traits: $0.traits) }
    let iso = all.filter(\.traits.isISO).map(\.name).joined()
    let renamed = all.filter { $0.name != $0.traits.bcp47 }
    let lists = [
      "dateRules": all.map { name, traits in
        let lastMonth = ModuleText.quoted("M\(traits.months.ordinary.count)L")
        return traits.isCivil
          ? (name, "\(traits.numbering.offset)") : (name, "[\(traits.longestMonth), \(lastMonth)]")
      },
      "calendarNames": renamed.map { ($0.traits.bcp47, ModuleText.quoted($0.name)) }
        + [("iso8601", ModuleText.quoted(iso))],
      "standardNames": renamed.map { ($0.name, ModuleText.quoted($0.traits.bcp47)) },
    ]
    return lists.reduce(text.replacingBytes(of: "*/ (\"\")", with: "*/ (\(ModuleText.quoted(iso)))")) {
      text, list in
      let entries = list.value.map { "\(ModuleText.quoted($0)): \($1)" }.joined(separator: ", ")
      return text.replacingBytes(of: "\(list.key) = {};", with: "\(list.key) = { \(entries) };")
    }
  }

  /// The lines of `almanac.js`, the file that lists what an app may import.
  private static let entryLines = resources.filter { $0.path == entry }.flatMap {
    $0.text.split(separator: "\n")
  }

  /// The comment at the beginning of the runtime.
  private static var comments: String {
    let comments = entryLines.filter { $0.hasPrefix("//") && !ScriptPart.isCheck($0) }
    return comments.dropLast().joined(separator: "\n") + "\n"
  }

  /// The statement that exports the names that an app may import, sorted.
  private static var exportList: String {
    let names = entryLines.filter { $0.hasPrefix("export {") }.flatMap { line in
      line.dropFirst("export {".count).prefix { $0 != "}" }.split(separator: ",").map {
        $0.filter { $0 != " " }
      }
    }
    return "\nexport {\n\(names.sorted().map { "  \($0),\n" }.joined())};\n"
  }
}
