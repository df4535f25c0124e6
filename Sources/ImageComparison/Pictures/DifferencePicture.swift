public import PixelImages

/// A picture that shows where two pictures differ.
///
/// The reference as a pale grey background, pixels that do not match red, forgiven ones yellow, a blue box around each
/// cluster, wide enough to be seen when the picture is shrunk. What masks cover is hatched in violet. Where the sizes
/// differ both are aligned at the top left corner; what only one of them has is striped red, what neither has is grey.
public struct DifferencePicture: Sendable {
  /// The picture, as large as both together.
  public let bitmap: Bitmap

  /// Draws a difference.
  /// - Returns: nil where a picture as large as both would be larger than a bitmap may be.
  public init?(of difference: ImageDifference, reference: Bitmap) {
    precondition(reference.size == difference.referenceSize, "The reference is not the one compared")
    let size = difference.referenceSize.union(difference.actualSize)
    guard size.fitsBitmap else { return nil }
    var canvas = PictureCanvas(size: size, withPale: reference, outside: DifferencePalette.outside)
    canvas.drawStripes(of: difference.referenceSize, beyond: difference.actualSize)
    canvas.drawStripes(of: difference.actualSize, beyond: difference.referenceSize)
    for mask in difference.masks {
      canvas.drawHatch(in: mask.rect.intersection(PixelRect(difference.map.size)))
    }
    // Boxes come first: at an edge, or between clusters, a line must not hide the pixel it points at.
    for cluster in difference.clusters { canvas.drawBox(around: cluster) }
    canvas.fill(.forgiven, of: difference.map, with: DifferencePalette.forgiven)
    canvas.fill(.different, of: difference.map, with: DifferencePalette.different)
    bitmap = canvas.bitmap
  }
}
