import AlmanacTestSupport
import Foundation
import Testing

@testable import AlmanacInputs

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The XML that Almanac reads.
@Suite struct XMLCursorTests {
  /// The elements of a text with their attributes and texts, on one line.
  private static func events(_ text: String) throws(XMLSyntaxError) -> String {
    var cursor = XMLCursor(Array(text.utf8))
    var result = ""
    while let event = try cursor.next() {
      switch event {
      case .start(let start):
        let attributes = start.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
        result += "<\(start.name)\(attributes.joined())>"
      case .end: result += "</>"
      case .text(let text, _): result += text
      }
    }
    return result
  }

  // XML 1.0 (Fifth Edition): 2.2 characters, 2.4 text, 2.5 comments, 2.6 instructions, 2.7 CDATA, 2.11 line endings,
  // 3.1 tags, 3.3.3 attributes (a line ending or a tab becomes a space, but not the reference `&#13;`), 4.1 references.
  @Test(
    "reads elements, attributes, text and references",
    arguments: [
      ("<a/>", "<a></>"), ("<a></a>", "<a></>"), ("<a >x</a >", "<a>x</>"),
      ("<?xml version=\"1.0\"?>\n<!-- c -->\n<a/>\n<!-- d -->", "<a></>"),
      ("<a b=\"1\" c='\"2\"'/>", "<a b=1 c=\"2\"></>"), ("<a b = \"&lt;&quot;\"/>", "<a b=<\"></>"),
      ("<a>x &amp; y &#65;&#x42;&#x202F;</a>", "<a>x & y AB\u{202F}</>"), ("<a>x&#32;y</a>", "<a>x y</>"),
      ("<a>&#x1F600;&#0000000000000128512;</a>", "<a>😀😀</>"),
      ("<a>&gt;&apos;</a>", "<a>>'</>"),
      ("<a>1<!-- c -->2<?p q>r?>3</a>", "<a>123</>"), ("<a><![CDATA[<b>&amp;]]></a>", "<a><b>&amp;</>"),
      ("<a>1\r\n2\r3\n4&#13;5</a>", "<a>1\n2\n3\n4\r5</>"), ("<a><b/><b>x</b></a>", "<a><b></><b>x</></>"),
      ("<x:a xmlns:x=\"u\">ی</x:a>", "<x:a xmlns:x=u>ی</>"),
      ("<_a-b.c1/>", "<_a-b.c1></>"), ("<größe ä=\"1\"/>", "<größe ä=1></>"),
      ("<a>\u{FFFD}\u{1F600}</a>", "<a>\u{FFFD}\u{1F600}</>"),
      ("<a b=\"1\r\n2\"/>", "<a b=1 2></>"), ("<a b=\"1\n2\r3\t4\"/>", "<a b=1 2 3 4></>"),
      ("<a b=\"1\r\n\r\n2\"/>", "<a b=1  2></>"), ("<a b=\"1&#13;&#10;2\"/>", "<a b=1\r\n2></>"),
    ])
  func wellFormed(text: String, expected: String) throws {
    #expect(try Self.events(text) == expected)
  }

  // Each row has the offset of the error. The attack "billion laughs" and references to local files (XXE) or addresses need
  // declarations in a document type.
  @Test(
    "refuses a document type, and therefore all custom entities, and names the place of a syntax error",
    arguments: [
      ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", 0, XMLSyntaxError.Reason.documentType),
      ("<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>", 0, .documentType),
      ("<a><!ENTITY b SYSTEM \"http://x\"></a>", 3, .documentType), ("<a>&b;</a>", 3, .unknownReference("b")),
      ("", 0, .noElement), (" <!-- c -->", 11, .noElement), ("x<a/>", 0, .textOutside),
      ("<a/>x", 4, .textOutside), ("<a/><b/>", 4, .secondElement), ("<a>", 3, .endOfFile),
      ("<", 1, .badMarkup), ("<a", 2, .endOfFile), ("<a b", 4, .badAttribute("b")),
      ("<a b=", 5, .badAttribute("b")), ("<a b=\"c", 7, .endOfFile), ("<!-- c", 6, .endOfFile),
      ("<!--><a/>", 9, .endOfFile),
      ("<a></b>", 3, .wrongEnd("b", open: "a")), ("</a>", 0, .endWithoutStart("a")),
      ("<a =\"1\"/>", 3, .badName), ("<a b></a>", 4, .badAttribute("b")), ("<a b=c/>", 5, .badAttribute("b")),
      ("<a b=\"1\" b=\"2\"/>", 9, .repeatedAttribute("b")), ("<a b=\"1\"c=\"2\"/>", 8, .badMarkup),
      ("<a b=\"<\"/>", 6, .badMarkup), ("<1/>", 1, .badMarkup), ("<a>< b/></a>", 4, .badMarkup),
      ("<a>&</a>", 3, .unknownReference("")), ("<a>&#0;</a>", 3, .unknownReference("#0")),
      ("<a>&#xD800;</a>", 3, .unknownReference("#xD800")),
      ("<a>&#+65;</a>", 3, .unknownReference("#+65")),
      ("<a>&#xFFFE;</a>", 3, .unknownReference("#xFFFE")),
      ("<a>&#xFFFF;</a>", 3, .unknownReference("#xFFFF")), ("<a>&#X41;</a>", 3, .unknownReference("#X41")),
      ("<a>\u{1}</a>", 3, .forbiddenCharacter),
      ("<a>\u{FFFF}</a>", 3, .forbiddenCharacter), ("<![CDATA[x]]><a/>", 0, .textOutside),
    ])
  func refused(text: String, offset: Int, reason: XMLSyntaxError.Reason) {
    #expect(throws: XMLSyntaxError(reason, at: offset)) { try Self.events(text) }
  }

  @Test("reads 64 levels and 64 attributes, and refuses more")
  func limits() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    _ = try Self.events(nested(64))
    #expect(throws: XMLSyntaxError(.deep, at: 3 * 64)) { try Self.events(nested(65)) }
    func wide(_ count: Int) -> String { "<a\((0..<count).map { " b\($0)=\"\"" }.joined())/>" }
    _ = try Self.events(wide(64))
    #expect(throws: XMLSyntaxError.self) { try Self.events(wide(65)) }
  }

  // Foundation's XMLParser uses libxml2.
  @Test("accepts only texts that libxml2 accepts, and reads the same content", arguments: 0..<40)
  func mutations(seed: Int) throws {
    let valid = "<a b=\"c &lt; d\">x<e>&#65;<![CDATA[<f>]]></e>\r\n<g/>ü</a>"
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      var bytes = Array(valid.utf8)
      for _ in 0...random.next(upperBound: UInt64(3)) {
        let index = Int(random.next(upperBound: UInt64(bytes.count)))
        // Only ASCII is changed, because Almanac does not check which other letters a name can have.
        guard bytes[index] < 0x80 else { continue }
        bytes[index] = UInt8(random.next(upperBound: UInt64(0x80)))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      // Almanac skips comments and instructions without checking them.
      guard !text.contains("<?"), !text.contains("<!-"), let events = try? Self.events(text) else { continue }
      let oracle = Oracle()
      let parser = XMLParser(data: Data(bytes))
      parser.delegate = oracle
      #expect(parser.parse(), "\(text.debugDescription)")
      #expect(events == oracle.events, "\(text.debugDescription)")
    }
  }
}

/// Collects what Foundation's parser reads, in the same form as the texts that `events` returns.
private final class Oracle: NSObject, XMLParserDelegate {
  var events = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    events += "<\(name)\(attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())>"
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    events += "</>"
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { events += string }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    events += String(decoding: block, as: UTF8.self)
  }
}
