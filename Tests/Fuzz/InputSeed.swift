import AlmanacTestSupport

extension SplitMix64 {
  /// The generator of one input, so that each can be made again without those before it.
  init(seed: UInt64, input: Int) {
    self.init(seed: seed &* 0xD134_2543_DE82_EF95 &+ UInt64(input) &* 0x2545_F491_4F6C_DD1D)
  }

  /// A number from 0 up to a count; 0 if there is nothing to choose from.
  mutating func index(below count: Int) -> Int {
    count > 0 ? Int(truncatingIfNeeded: next() % UInt64(count)) : 0
  }
}
