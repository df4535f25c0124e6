public import PixelImages

/// A picture, and how what is in it was laid out.
///
/// The pixels decide whether two pictures match. The layout is for people: where pixels differ, the failure says which
/// texts and shapes moved, grew or changed their colour.
public struct SnapshotPicture: Equatable, Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// What was drawn, as `Drawing.description` has it, or nil where that is not known.
  public var layout: String?

  /// The frames of views with identifiers, in pixels: a mask of such a view covers them in the reference, too.
  public var viewFrames: [String: [PixelRect]]

  /// Creates a picture.
  public init(_ bitmap: Bitmap, layout: String? = nil, viewFrames: [String: [PixelRect]] = [:]) {
    self.bitmap = bitmap
    self.layout = layout
    self.viewFrames = viewFrames
  }
}

extension Snapshotting where Value == SnapshotPicture, Format == SnapshotPicture {
  /// A picture with its layout, stored as PNG.
  /// - Parameters:
  ///   - pixels: how the pixels are compared.
  ///   - masks: what does not count, in pixels.
  public init(comparing pixels: Diffing<Bitmap>, masks: [PictureMask] = []) {
    self.init(
      pathExtension: "png", diffing: Diffing(comparing: pixels),
      asyncSnapshot: { picture in Async(value: picture).masked { ($0, masks) } })
  }
}
