import SnapshotTesting

/// A view's picture with what of it does not count.
struct MaskedPicture {
  var picture: SnapshotPicture
  var masks: [PictureMask]
}
