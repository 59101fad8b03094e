import AlmanacKit
import Foundation

/// Answers tests of unicode-org/conformance with AlmanacKit and a bundle: one test in JSON on each line of the input, one
/// answer on each line of the output.
///
/// `SuiteExecutor BUNDLE`
@main
struct Executor {
  private typealias Answer = @Sendable (Almanac, Test) throws -> String

  private static let answers: [String: Answer] = [
    "datetime_fmt": { try DateTimeTest($1, $0).text() },
    // This type is Almanac's own, for the facts in the folder months.
    "first_days": { almanac, test in
      let name = test.text("calendar") ?? ""
      guard let identifier = CalendarIdentifier(rawValue: name) else { throw Unsupported("calendar \(name)") }
      let months = try almanac.locale("en").calendar(identifier).months(ofYear: test.number("year"))
      return months.map { "\($0.month) \($0.firstDay.converted(to: .gregorian))" }.joined(separator: ", ")
    },
    "list_fmt": { almanac, test in
      guard test.option("list_type") ?? "conjunction" == "conjunction" else {
        throw Unsupported("lists of this type")
      }
      let style = try test.option("style").map { try Test.known($0, as: ListStyle.self) } ?? .long
      return try test.locale(in: almanac).list(test.texts("input_list"), style: style)
    },
    "plural_rules": { almanac, test in
      guard test.text("type") ?? "cardinal" == "cardinal" else { throw Unsupported("ordinal numbers") }
      guard let number = test.text("sample").flatMap({ Int($0) }) else {
        throw Unsupported("numbers that are not whole")
      }
      return try test.locale(in: almanac).file.plurals.cardinal.category(of: number).rawValue
    },
    "rdt_fmt": { almanac, test in
      guard let unit = test.text("unit").flatMap(RelativeUnit.init),
        let count = test.text("count").flatMap({ Int($0) }),
        test.option("numeric") == "auto", test.option("style") ?? "long" == "long",
        test.option("numberingSystem") == nil,
        let word = try test.locale(in: almanac).relativeName(of: unit, count)
      else {
        throw Unsupported(
          "other words than those of the previous, current and next day, week, month and year")
      }
      return word
    },
  ]

  static func main() throws {
    let bundle = CommandLine.arguments.dropFirst().first ?? "Output"
    let almanac = try Almanac(bundleAt: bundle)
    while let line = readLine() {
      switch line {
      case "#EXIT": return
      case "#VERSION": try write(try versions(of: bundle))
      case "#TESTS": try write(["supported_tests": answers.keys.sorted()])
      default: try write(answer(to: line, almanac))
      }
    }
  }

  /// The answer to one test, in the form of the repository's result schemas.
  private static func answer(to line: String, _ almanac: Almanac) -> [String: String] {
    let test = Test(line)
    var result = ["label": test.text("label") ?? ""]
    do {
      let type = test.text("test_type") ?? ""
      guard let answer = answers[type] else { throw Unsupported("tests of the type \(type)") }
      result["result"] = try answer(almanac, test)
    } catch let error as Unsupported {
      result.merge(["error": "unsupported", "error_type": "unsupported", "unsupported": error.what]) { $1 }
    } catch {
      result["error"] = "\(error)"
    }
    return result
  }

  private static func versions(of bundle: String) throws -> [String: String] {
    let manifest = try Data(contentsOf: URL(filePath: bundle).appending(path: "manifest.json"))
    let fields = try JSONSerialization.jsonObject(with: manifest) as? [String: Any] ?? [:]
    let names = ["cldrVersion": "cldr", "icuVersion": "icu", "platformVersion": "tool"]
    return names.mapValues { fields[$0] as? String ?? "" }.merging(["platform": "AlmanacKit"]) { $1 }
  }

  private static func write(_ object: Any) throws {
    let line = try JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    FileHandle.standardOutput.write(line + Data("\n".utf8))
  }
}
