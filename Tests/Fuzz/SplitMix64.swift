/// Steele, Lea and Flood's generator: the same numbers for the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// The generator of one input, so that each can be made again without those before it.
  init(seed: UInt64, input: Int) {
    state = seed &* 0xD134_2543_DE82_EF95 &+ UInt64(input) &* 0x2545_F491_4F6C_DD1D
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to a count; 0 if there is nothing to choose from.
  mutating func index(below count: Int) -> Int {
    count > 0 ? Int(truncatingIfNeeded: next() % UInt64(count)) : 0
  }
}
