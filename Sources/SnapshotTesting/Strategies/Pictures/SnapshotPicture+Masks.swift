import ImageComparison
import PixelImages

extension SnapshotPicture {
  /// Compares with masks for the frames, too, that masked views have in this picture, the reference.
  ///
  /// A clock's frame changes with the time, and what is seen of it in the reference must not count either.
  /// - Throws: `ImageMaskError` where all masks together cover the whole picture, and what the comparison throws.
  func withMaskedViews<R>(of actual: SnapshotPicture, _ compare: () throws -> R) throws -> R {
    var details = SnapshotDetails.current
    let added = maskedViews(of: details.masks, in: bitmap.size.intersection(actual.bitmap.size))
    guard !added.isEmpty else { return try compare() }
    details.masks += added
    try ImageMask.check(details.masks.map(ImageMask.init), for: actual.bitmap)
    return try SnapshotDetails.$current.withValue(details, operation: compare)
  }

  /// The frames that views of masks have here and nowhere in the masks.
  private func maskedViews(of masks: [PictureMask], in size: PixelSize) -> [PictureMask] {
    let known = Set(masks.map(\.rect))
    let visible = PixelRect(size)
    return Set(masks.compactMap(\.view)).sorted().flatMap { identifier in
      (viewFrames[identifier] ?? []).filter { !known.contains($0) && !$0.intersection(visible).isEmpty }
        .map { PictureMask.view(identifier, inReference: $0) }
    }
  }
}
