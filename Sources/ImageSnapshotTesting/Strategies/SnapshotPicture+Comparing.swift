import Foundation
import ImageComparison
package import Pictures
import PixelImages
package import SnapshotTesting

extension SnapshotPicture {
  /// Makes sure that each mask covers a part of the picture, and that all together leave a part.
  /// - Throws: `ImageMaskError`.
  package func checkMasks() throws {
    try ImageMask.check(masks.map(ImageMask.init), for: bitmap)
  }

  /// The masks of this picture, and those for the frames that its masked views have in a reference.
  ///
  /// A clock's frame changes with the time, and what is seen of it in the reference must not count either.
  /// - Throws: `ImageMaskError` where all together cover the whole picture.
  func masks(comparedWith reference: SnapshotPicture) throws -> [ImageMask] {
    let known = Set(masks.map(\.rect))
    let visible = PixelRect(bitmap.size.intersection(reference.bitmap.size))
    let added = Set(masks.compactMap(\.view)).sorted().flatMap { identifier in
      (reference.viewFrames[identifier] ?? []).filter { !known.contains($0) && !$0.intersection(visible).isEmpty }
        .map { PictureMask.view(identifier, inReference: $0) }
    }
    let all = (masks + added).map(ImageMask.init)
    if !added.isEmpty { try ImageMask.check(all, for: bitmap) }
    return all
  }
}

extension ImageMask {
  fileprivate init(_ mask: PictureMask) {
    self.init(name: mask.name, rect: mask.rect)
  }
}

extension Snapshotting where Value == SnapshotPicture, Format == SnapshotPicture {
  /// A picture with its layout, stored as PNG.
  /// - Parameters:
  ///   - pictures: how pictures are stored and compared.
  ///   - masks: what does not count, in pixels.
  package init(comparing pictures: Diffing<SnapshotPicture>, masks: [PictureMask] = []) {
    self.init(
      pathExtension: "png", diffing: pictures,
      snapshot: { picture throws in
        var picture = picture
        picture.masks += masks
        try picture.checkMasks()
        return picture
      })
  }
}

extension SnapshotProblem {
  /// Joins a picture with what is wrong with it.
  /// - Throws: what the encoder of the picture throws.
  package init(sentences: [String], picture: SnapshotPicture) throws {
    self.init(
      sentences: sentences,
      actual: SnapshotAttachment(
        name: "actual", pathExtension: "png", data: try Diffing<SnapshotPicture>(tolerance: .exact).encode(picture)))
  }
}
