import AlmanacTestSupport
import Foundation
import Testing

/// The article "Use it in an Android app": its list of locales whose folders lack names.
@Suite("The article on Android")
struct AndroidArticleTests {
  private let tables = ["fields", "quarters", "relative", "units"]

  /// The paths of the names in the tables that CLDR lacks for some languages, without plural forms.
  private func names(_ tag: String) throws -> Set<String> {
    let data = Data(try Repository.text(of: "Output/json/\(tag)/locale.json").utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var values = json.filter { tables.contains($0.key) }
    values["calendars"] = (json["calendars"] as? [String: Any])?["names"]
    return Set(paths(in: values, "")).filter { !$0.hasSuffix(".few") && !$0.hasSuffix(".one") }
  }

  private func paths(in value: Any, _ path: String) -> [String] {
    guard let object = value as? [String: Any] else { return [path] }
    return object.flatMap { paths(in: $0.value, "\(path).\($0.key)") }.filter { !$0.contains(".titled") }
  }

  @Test("lists each locale that lacks a name that English has")
  func missingNames() throws {
    let english = try names("en")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.folder.appending(path: "Output/json").path)
    let lacking = try folders.filter { tag in
      try !tag.contains(".") && !english.subtracting(names(tag)).isEmpty
    }
    let article = try Repository.article("Android")
    let list = try #require(article.split(separator: "\n").first { $0.hasPrefix("`gsw` `ig`") })
    let some = list.split(separator: " ").map { $0.trimmingCharacters(in: ["`"]) }
    #expect(article.contains("`ckb` and `eo` lack most"))
    #expect(lacking.sorted() == (some + ["ckb", "eo"]).sorted())
  }
}
