extension UInt8 {
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  package var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  package var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
