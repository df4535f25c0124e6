import PixelImages

extension UnsafePointer<PremultipliedColor> {
  /// The bytes of a pixel, or of several from there to the right, as one value.
  @inline(__always)
  func bits<Bits: BitwiseCopyable>(_ offset: Int, as type: Bits.Type) -> Bits {
    UnsafeRawPointer(self + offset).loadUnaligned(as: Bits.self)
  }
}
