/// `value` / 255 rounded to nearest, exactly, for values up to 255 * 255 (Blinn, "Three wrongs make a right", 1995).
@inlinable @inline(__always)
public func dividedBy255(_ value: UInt32) -> UInt32 {
  let biased = value &+ 128
  return (biased &+ (biased &>> 8)) &>> 8
}
