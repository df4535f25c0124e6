import PixelImages
import SnapshotTesting

/// A view's picture with what of it does not count.
struct MaskedPicture {
  var bitmap: Bitmap
  var masks: [PictureMask]
}
