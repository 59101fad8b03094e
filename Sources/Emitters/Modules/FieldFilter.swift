import AlmanacKit

/// A visitor that passes some fields of a file to another visitor: the fields whose paths `isKept` accepts.
struct FieldFilter<Base: FieldVisitor>: FieldVisitor {
  private(set) var base: Base
  private let isKept: ([String]) -> Bool
  private var path: [String] = []
  /// How many of the open objects are left out.
  private var skipped = 0

  init(_ base: Base, keeping isKept: @escaping ([String]) -> Bool) {
    self.base = base
    self.isKept = isKept
  }

  private func has(_ key: String) -> Bool { skipped == 0 && isKept(path + [key]) }

  mutating func begin(_ key: String) {
    guard has(key) else {
      skipped += 1
      return
    }
    path.append(key)
    base.begin(key)
  }

  mutating func end() {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    path.removeLast()
    base.end()
  }

  mutating func text(_ key: String, _ value: String) { if has(key) { base.text(key, value) } }
  mutating func number(_ key: String, _ value: Int?) { if has(key) { base.number(key, value) } }
  mutating func numbers(_ key: String, _ values: [Int]) { if has(key) { base.numbers(key, values) } }
  mutating func list(_ key: String, _ values: [String], codes: EntryCodes?) {
    if has(key) { base.list(key, values, codes: codes) }
  }
  mutating func structure(_ key: String, _ value: Structure) { if has(key) { base.structure(key, value) } }
  mutating func labels(_ key: String, _ values: [String], codes: EntryCodes, isGroup: Bool) {
    if has(key) { base.labels(key, values, codes: codes, isGroup: isGroup) }
  }
  mutating func label(_ key: String, _ value: String) { if has(key) { base.label(key, value) } }
  mutating func pattern(_ key: String, _ value: String) { if has(key) { base.pattern(key, value) } }
  mutating func phrase(_ key: String, _ value: Phrase) { if has(key) { base.phrase(key, value) } }
  mutating func origins(_ key: String, _ values: [String: Origin]) {
    if has(key) { base.origins(key, values) }
  }
}

/// A file with only those fields whose paths `isKept` accepts.
struct FilteredFile<File: Walkable>: Walkable {
  let file: File
  let isKept: ([String]) -> Bool

  func walk(_ visitor: inout some FieldVisitor) {
    var filter = FieldFilter(visitor, keeping: isKept)
    file.walk(&filter)
    visitor = filter.base
  }
}
