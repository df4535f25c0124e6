import PixelImages
import ImageComparison

extension Async {
  /// A picture of the value with masks, which are checked as soon as they are there: before anything is recorded, too.
  package func masked(
    _ picture: @escaping (_ value: Value) -> (SnapshotPicture, masks: [PictureMask])
  ) -> Async<SnapshotPicture> {
    detailing { value in
      let (picture, masks) = picture(value)
      try ImageMask.check(masks.map(ImageMask.init), for: picture.bitmap)
      return DetailedValue(picture, details: SnapshotDetails(masks: masks))
    }
  }
}

extension ImageMask {
  init(_ mask: PictureMask) {
    self.init(name: mask.name, rect: mask.rect)
  }
}
