import AlmanacKit
import CAlmanacResources

/// The runtime for the web and the adapters of pickers, which are compiled in.
enum WebRuntime {
  /// The files of the runtime by their paths in the folder of the modules.
  static let files: [(path: String, bytes: [UInt8])] = {
    var files: [(path: String, bytes: [UInt8])] = []
    var exports = ""
    var parts: [String] = []
    for (path, bytes) in resources {
      if path == entry {
        exports = String(decoding: bytes, as: UTF8.self)
      } else if path.hasPrefix(partsFolder) {
        parts.append(String(decoding: bytes, as: UTF8.self))
      } else {
        files.append((path, bytes))
      }
    }
    return [(entry, Array(oneFile(parts, exports: exports).utf8))] + files
  }()

  private static let entry = "almanac.js"
  private static let partsFolder = "runtime/"

  private static let resources: [(path: String, bytes: [UInt8])] =
    (0..<almanac_web_file_count()).map { index in
      let file = almanac_web_file(index)
      let content = UnsafeBufferPointer(start: file.content.bytes, count: file.content.count)
      return (String(cString: file.name), Array(content))
    }

  /// The parts of the runtime as one module, so that a browser loads one file.
  ///
  /// The parts name everything differently, and import only from each other.
  private static func oneFile(_ parts: [String], exports: String) -> String {
    let lines = exports.split(separator: "\n")
    let comments = lines.filter { $0.hasPrefix("//") && !isCheck($0) }
    let names = lines.filter { $0.hasPrefix("export {") }.flatMap { line in
      line.dropFirst("export {".count).prefix { $0 != "}" }.split(separator: ",").map {
        $0.filter { $0 != " " }
      }
    }
    let list = names.sorted().map { "  \($0),\n" }.joined()
    return comments.dropLast().joined(separator: "\n") + "\n" + parts.map(body).joined()
      + "\nexport {\n\(list)};\n"
  }

  /// A part without its imports, with nothing exported.
  private static func body(of part: String) -> String {
    part.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("/** @typedef {import(") && !isCheck($0) }
      .map { $0.hasPrefix("export ") ? String($0.dropFirst("export ".count)) : String($0) }
      .joined(separator: "\n").collapsingEmptyLines
  }

  private static func isCheck(_ line: Substring) -> Bool { line == "// @ts-check" }
}

extension String {
  /// The text with at most one empty line in a row.
  fileprivate var collapsingEmptyLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(into: [Substring]()) { if !$1.isEmpty || $0.last?.isEmpty != true { $0.append($1) } }
      .joined(separator: "\n")
  }
}
