import CAlmanacICU

/// A value of a resource bundle.
package enum ICUResource: Sendable {
  case text(String)
  case array([ICUResource])
  case table([(key: String, value: ICUResource)])
  case numbers([Int])

  /// The text; `nil` if the value is not a text.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The elements of the array; `nil` if the value is not an array.
  package var elements: [ICUResource]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The entries of the table; `nil` if the value is not a table.
  package var entries: [(key: String, value: ICUResource)]? {
    guard case .table(let entries) = self else { return nil }
    return entries
  }

  /// The numbers of the integer vector; `nil` if the value is not an integer vector.
  package var numbers: [Int]? {
    guard case .numbers(let numbers) = self else { return nil }
    return numbers
  }
}

/// The packages of ICU's data that Almanac reads.
package enum ICUPackage: Sendable {
  case main, languages, units

  func withName<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    switch self {
    case .main: body(nil)
    case .languages: body(cicu_languagePackage())
    case .units: body(cicu_unitPackage())
    }
  }
}

/// The keys of a bundle or a table, in ICU's order.
func keys(in handle: OpaquePointer) throws(ICUError) -> [String] {
  try (0..<cicu_ures_getSize(handle)).map { index throws(ICUError) in
    let child = try opened(Call("ures_getByIndex", "\(index)")) {
      cicu_ures_getByIndex(handle, index, nil, &$0)
    }
    defer { cicu_ures_close(child) }
    return cicu_ures_getKey(child).map { String(cString: $0) } ?? ""
  }
}

/// Reads the value of an open ICU resource; `nil` if the value is of a kind that Almanac does not read.
func read(_ handle: OpaquePointer) throws(ICUError) -> ICUResource? {
  switch cicu_ures_getType(handle) {
  case cicuResourceString.asStatus: .text(try text(of: handle))
  case cicuResourceArray.asStatus: .array(try children(of: handle).map(\.value))
  case cicuResourceTable.asStatus: .table(try children(of: handle))
  case cicuResourceNumbers.asStatus: .numbers(try numbers(of: handle))
  default: nil
  }
}

private func numbers(of handle: OpaquePointer) throws(ICUError) -> [Int] {
  var length: Int32 = 0
  let start = try checked(Call("ures_getIntVector", "")) { cicu_ures_getIntVector(handle, &length, &$0) }
  return UnsafeBufferPointer(start: start, count: Int(length)).map(Int.init)
}

private func text(of handle: OpaquePointer) throws(ICUError) -> String {
  var length: Int32 = 0
  let start = try checked(Call("ures_getString", "")) { cicu_ures_getString(handle, &length, &$0) }
  return String(utf16: UnsafeBufferPointer(start: start, count: Int(length)))
}

private func children(of handle: OpaquePointer) throws(ICUError) -> [(key: String, value: ICUResource)] {
  var result: [(key: String, value: ICUResource)] = []
  for index in 0..<cicu_ures_getSize(handle) {
    let child = try opened(Call("ures_getByIndex", "\(index)")) {
      cicu_ures_getByIndex(handle, index, nil, &$0)
    }
    defer { cicu_ures_close(child) }
    guard let value = try read(child) else { continue }
    result.append((cicu_ures_getKey(child).map { String(cString: $0) } ?? "", value))
  }
  return result
}
