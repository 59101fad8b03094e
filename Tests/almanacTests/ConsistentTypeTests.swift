import AlmanacTestSupport
import Foundation
import Testing

/// The types of a bundle's words, which are the same in every locale.
///
/// AlmanacKit and the JSON Schemas require one type of each other value.
@Suite struct ConsistentTypeTests {
  @Test("are a text in every locale, or a plural in every locale")
  func words() throws {
    let folder = Repository.folder.appending(path: "Output/json")
    var types: [String: Set<Bool>] = [:]
    for tag in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !tag.contains(".") {
      let bytes = try Data(contentsOf: folder.appending(path: "\(tag)/locale.json"))
      let file = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
      for (key, word) in try #require(file["strings"] as? [String: Any]) {
        types[key, default: []].insert(word is String)
      }
    }
    #expect(types["timer.minutes"] == [false])
    for (key, found) in types where found.count > 1 { Issue.record("\(key)") }
  }
}
