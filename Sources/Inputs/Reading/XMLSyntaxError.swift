/// The reason why Almanac cannot read a text as XML, and the number of bytes in the text before the problem.
package struct XMLSyntaxError: Error, Equatable, Sendable {
  package let offset: Int
  package let reason: Reason

  package enum Reason: Equatable, Sendable {
    case endOfFile
    case noElement
    case textOutside
    case secondElement
    case documentType
    case badName
    case badAttribute(String)
    case repeatedAttribute(String)
    case manyAttributes
    case wrongEnd(String, open: String)
    case endWithoutStart(String)
    case unknownReference(String)
    case forbiddenCharacter
    case badMarkup
    case deep
  }

  package init(_ reason: Reason, at offset: Int) {
    self.offset = offset
    self.reason = reason
  }
}

extension XMLSyntaxError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .endOfFile: "The file ends too early. Save the complete file."
    case .noElement: "The file has no XML element. Choose an XML file."
    case .textOutside: "This text is outside the root element. Remove it."
    case .secondElement: "An XML file has one root element, but this is a second one. Remove it."
    case .documentType: "Document types and entities are not allowed. Remove this declaration."
    case .badName: "The name of an attribute is missing here. Write a name, or remove these characters."
    case .badAttribute(let name): "'\(name)' has no value in quotes. Add a value in quotes."
    case .repeatedAttribute(let name): "'\(name)' occurs twice. Remove one of them."
    case .manyAttributes:
      "The element has more than \(XMLCursor.attributeLimit) attributes. Remove some of them."
    case .wrongEnd(let name, let open):
      "'</\(name)>' does not match the open element '<\(open)>'. Write '</\(open)>'."
    case .endWithoutStart(let name): "'</\(name)>' ends an element that is not open. Remove it."
    case .unknownReference(""): "'&' does not begin a reference here. Write '&amp;'."
    case .unknownReference(let name): "XML does not define '&\(name);'. Write '&amp;' for '&'."
    case .forbiddenCharacter: "XML does not allow this character. Remove it."
    case .badMarkup: "This is not valid XML. Correct the tag, or write '&lt;' instead of '<' if it is text."
    case .deep:
      "Elements are nested too deeply here (limit: \(XMLCursor.depthLimit) levels). Use fewer levels."
    }
  }
}
