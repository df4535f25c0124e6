import PixelImages

/// The sums over pixels of two pictures, of each channel.
struct ChannelSums {
  private(set) var red = StructureSums()
  private(set) var green = StructureSums()
  private(set) var blue = StructureSums()

  init() {}

  /// The terms of one opaque pixel of each picture.
  @inline(__always)
  init(_ reference: PremultipliedColor, _ actual: PremultipliedColor) {
    red = StructureSums(reference.red, actual.red)
    green = StructureSums(reference.green, actual.green)
    blue = StructureSums(reference.blue, actual.blue)
  }

  @inline(__always)
  static func += (left: inout ChannelSums, right: ChannelSums) {
    left.red += right.red
    left.green += right.green
    left.blue += right.blue
  }

  @inline(__always)
  static func -= (left: inout ChannelSums, right: ChannelSums) {
    left.red -= right.red
    left.green -= right.green
    left.blue -= right.blue
  }
}
