public import Foundation
public import Pictures
public import PixelImages

#if !canImport(AppKit)
  /// A picture, by AppKit's name.
  /// - Remark: the same type as `UIImage`, and a value.
  public typealias NSImage = SnapshotPicture
#endif

extension SnapshotPicture {
  /// Whether a view takes only the picture's opacity, and its own colour.
  public var isTemplate: Bool {
    get { isDrawnAsTemplate ?? false }
    set { isDrawnAsTemplate = newValue ? true : nil }
  }

  /// Creates a picture of pixels that is so many points large; of no size it has one pixel a point.
  ///
  /// Its width says how many pixels a point has; a height that does not fit it is a warning.
  public init(cgImage: CGImage, size: NSSize) {
    let scale = size.width == 0 ? 1 : CGFloat(cgImage.width) / size.width
    self.init(cgImage: cgImage, scale: scale)
    if size != .zero, self.size != size {
      UsageWarning.warn(
        "NSImage of \(cgImage.width) x \(cgImage.height) pixels cannot be \(size.width) x \(size.height) points: "
          + "one of \(self.size.width) x \(self.size.height) is made; give the size of the pixels' own shape")
    }
  }

  /// Finds a symbol by the name that Apple gives to its own; nil where there is no drawing of it.
  /// - Parameters:
  ///   - name: the name.
  ///   - description: what is read aloud of it; a view says what it is itself.
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(systemName: name)
  }
}

extension Image {
  /// Creates a picture of AppKit's.
  /// - Remark: the same as with `uiImage`.
  public init(nsImage: NSImage) {
    self.init(uiImage: nsImage)
  }
}
