/// Why a text is not XML that Almanac reads, and the byte where.
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
    case .endOfFile: "The file ends too early. Save it again, as a whole."
    case .noElement: "The file has no XML element. Name an XML file."
    case .textOutside: "This text is outside the first element. Remove it."
    case .secondElement: "XML has one outermost element, and this is a second one. Remove it."
    case .documentType:
      "Document types and entities are not allowed. Remove this declaration."
    case .badName: "A name is missing here. Write the name of an element or attribute."
    case .badAttribute(let name): "'\(name)' has no value in quotes. Write one."
    case .repeatedAttribute(let name): "'\(name)' is here for the second time. Remove one of them."
    case .manyAttributes: "The element has more than \(XMLCursor.attributeLimit) attributes. Remove some."
    case .wrongEnd(let name, let open):
      "'</\(name)>' ends an element that is not open; '<\(open)>' is. Write '</\(open)>'."
    case .endWithoutStart(let name): "'</\(name)>' ends an element that is not open. Remove it."
    case .unknownReference(""): "'&' begins no reference here. Write '&amp;'."
    case .unknownReference(let name): "'&\(name);' is not a character. Write '&amp;' for '&'."
    case .forbiddenCharacter: "XML has no such character. Remove it."
    case .badMarkup: "This is not XML. Write '&lt;' for '<'."
    case .deep: "Elements are nested too deeply here (limit: \(XMLCursor.depthLimit) levels)."
    }
  }
}
