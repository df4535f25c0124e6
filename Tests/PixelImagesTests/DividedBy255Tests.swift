import PixelImages
import Testing

struct DividedBy255Tests {
  @Test func `every product of two bytes is divided and rounded exactly`() {
    for value in 0...(255 * 255) as ClosedRange<UInt32> where dividedBy255(value) != (2 * value + 255) / 510 {
      Issue.record("\(value) / 255 became \(dividedBy255(value))")
    }
  }
}
