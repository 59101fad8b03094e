import AlmanacFormats
import AlmanacKit
import Testing

/// The runtime for the web, which is one file that a page loads.
@Suite struct WebRuntimeTests {
  private func text(_ path: String) throws -> String {
    try OutputFormat.esm.sharedFiles(regions: RegionsFile(regions: [:]), layout: .readable).text(path)
  }

  @Test("contains its parts without their imports and type-checker comments")
  func parts() throws {
    let lines = try text("esm/almanac.js").split(separator: "\n")
    #expect(lines.first?.hasPrefix("// Almanac's runtime: ") == true)
    #expect(lines.contains { $0.hasPrefix("function calendarDate(") })
    for start in ["import ", "export function ", "export const ", "/** @typedef {import(", "// @ts-check"] {
      #expect(!lines.contains { $0.hasPrefix(start) }, "\(start)")
    }
  }

  // almanac.d.ts is written by hand, for editors and tsc.
  @Test("declares and exports exactly the functions in its types, each once")
  func exports() throws {
    let declared = try text("esm/almanac.d.ts").matches(of: /(?m)^export function (\w+)/).map(\.1)
    let lines = try text("esm/almanac.js").split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "export {"))
    let exported = lines[(start + 1)...].prefix { $0 != "};" }.map { $0.dropFirst(2).dropLast() }
    #expect(!exported.isEmpty && exported == Set(declared).sorted())
    for name in exported {
      let count = lines.count { $0.hasPrefix("function \(name)(") || $0.hasPrefix("const \(name) = ") }
      #expect(count == 1, "\(name)")
    }
  }
}
