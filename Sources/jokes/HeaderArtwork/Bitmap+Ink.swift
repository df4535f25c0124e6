import PixelImages

extension Bitmap {
  /// A black drawing on white paper as ink on transparent ground: the darker a pixel, the more ink.
  func inkFromDarkness(_ ink: RGBAColor) -> Bitmap {
    withUnsafePixels { drawing in
      Bitmap(width: width, height: height) { inked in
        for index in inked.indices {
          inked[index] = PremultipliedColor(ink.multiplyingAlpha(by: 255 - drawing[index].green))
        }
      }
    }
  }
}
