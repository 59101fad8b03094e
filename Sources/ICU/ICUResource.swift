import CAlmanacICU

/// A value of a resource bundle.
package enum ICUResource: Sendable {
  case text(String)
  case array([ICUResource])
  case table([(key: String, value: ICUResource)])
  case numbers([Int])

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var elements: [ICUResource]? { if case .array(let elements) = self { elements } else { nil } }

  package var entries: [(key: String, value: ICUResource)]? {
    if case .table(let entries) = self { entries } else { nil }
  }

  package var numbers: [Int]? { if case .numbers(let numbers) = self { numbers } else { nil } }
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

/// The entries of a bundle or a table, in ICU's order; an entry is left out if `value` returns `nil`.
func children<Value>(
  of handle: OpaquePointer, _ value: (OpaquePointer) throws(ICUError) -> Value?
) throws(ICUError) -> [(key: String, value: Value)] {
  var result: [(key: String, value: Value)] = []
  for index in 0..<cicu_ures_getSize(handle) {
    let child = try opened(Call("ures_getByIndex", "\(index)")) {
      cicu_ures_getByIndex(handle, index, nil, &$0)
    }
    defer { cicu_ures_close(child) }
    guard let value = try value(child) else { continue }
    result.append((cicu_ures_getKey(child).map { String(cString: $0) } ?? "", value))
  }
  return result
}

/// Reads the value of an open ICU resource; `nil` if the value is of a kind that Almanac does not read.
func read(_ handle: OpaquePointer) throws(ICUError) -> ICUResource? {
  switch cicu_ures_getType(handle) {
  case cicuResourceString.asStatus: .text(try text(of: handle))
  case cicuResourceArray.asStatus: .array(try children(of: handle, read).map(\.value))
  case cicuResourceTable.asStatus: .table(try children(of: handle, read))
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
