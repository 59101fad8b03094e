import AlmanacTestSupport

extension SplitMix64 {
  /// The random numbers for one input, which do not depend on earlier inputs.
  init(seed: UInt64, input: Int) {
    self.init(seed: seed &* 0xD134_2543_DE82_EF95 &+ UInt64(input) &* 0x2545_F491_4F6C_DD1D)
  }

  /// A random number from 0 to `count - 1`; 0 if the count is 0.
  mutating func index(below count: Int) -> Int {
    count > 0 ? Int(truncatingIfNeeded: next() % UInt64(count)) : 0
  }
}
