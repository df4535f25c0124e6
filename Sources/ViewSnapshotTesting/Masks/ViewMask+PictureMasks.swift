import Foundation
import SnapshotTesting

extension ViewMask {
  /// The masks of a picture that has a number of pixels a point.
  /// - Throws: `UnknownIdentifier` where no view has the identifier.
  func pictureMasks(in picture: SnapshotPicture, scale: CGFloat) throws(UnknownIdentifier) -> [PictureMask] {
    switch region {
    case .rect(let rect):
      return [.rect(rect.pixels(scale: scale))]
    case .view(let identifier):
      guard let frames = picture.viewFrames[identifier] else {
        throw UnknownIdentifier(identifier: identifier, known: picture.viewFrames.keys.sorted())
      }
      return frames.map { .view(identifier, $0) }
    }
  }
}
