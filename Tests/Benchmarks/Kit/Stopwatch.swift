/// Measures how long functions take.
struct Stopwatch {
  /// The number of measured calls of each function.
  let runs: Int

  /// The time of one call.
  static func once(_ body: () throws -> Void) rethrows -> Duration {
    try ContinuousClock().measure(body)
  }

  /// The median time of a call, after a first call that is not measured.
  func median(_ body: () throws -> Void) rethrows -> Duration {
    try body()
    return try (0..<runs).map { _ in try Self.once(body) }.sorted()[runs / 2]
  }
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }
  var microseconds: Double { self / .microseconds(1) }
}
