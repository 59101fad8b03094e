import Dispatch

/// A value that several threads read and change, only one thread at a time.
///
/// A dispatch queue stores the value, because the standard library's `Mutex` needs macOS 15.
package struct Locked<Value: Sendable>: Sendable {
  private let queue = DispatchQueue(label: "almanac.locked")
  private let key = DispatchSpecificKey<Value>()

  package init(_ value: Value) { queue.setSpecific(key: key, value: value) }

  /// Runs a function while no other thread reads or changes the value.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    queue.sync {
      guard var value = queue.getSpecific(key: key) else {
        preconditionFailure("The queue has lost its value.")
      }
      // If the queue still owned the value, every change would copy it.
      queue.setSpecific(key: key, value: nil)
      defer { queue.setSpecific(key: key, value: value) }
      return body(&value)
    }
  }
}
