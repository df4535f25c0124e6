/// The numbers of a table that `generate.py` has written: hexadecimal digits, with one space or line's end between two numbers.
///
/// Tables are text because a literal of thousands of numbers goes through every step of the compiler, number by number:
/// those of this module took a sixth of its time. All tables are read in less time than a screen takes to be drawn, and each
/// where it is needed first.
func hexadecimalNumbers<Number: FixedWidthInteger>(_ text: StaticString) -> [Number] {
  text.withUTF8Buffer { bytes in
    var numbers: [Number] = []
    numbers.reserveCapacity(bytes.count / (Number.bitWidth / 4 + 1) + 1)
    var number: Number = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number &<< 4 | Number(byte &- UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "F"): number = number &<< 4 | Number(byte &- UInt8(ascii: "A") &+ 10)
      default:
        numbers.append(number)
        number = 0
      }
    }
    numbers.append(number)
    return numbers
  }
}
