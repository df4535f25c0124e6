public import Foundation
import PixelImages
import ImageSnapshotTesting
import SnapshotTesting
import TextFormats

/// A part of a view's picture that a comparison ignores, though it is recorded as it is.
///
/// For what cannot be the same twice: a clock, an advertisement, a random colour. Better than a mask is a view that is
/// given its time or its colour. The failure's difference picture shows masks hatched, and its text names them. A mask
/// that covers nothing fails the assertion, as do masks that cover everything.
public struct ViewMask: Hashable, Sendable {
  enum Region: Hashable, Sendable {
    case rect(CGRect)
    case view(identifier: String)
  }

  let region: Region

  /// A rectangle in points, from the screen's top left corner; its edges are moved outwards to whole pixels.
  public static func rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> ViewMask {
    ViewMask(region: .rect(CGRect(x: x, y: y, width: width, height: height)))
  }

  /// The frames of all views with an identifier, given by `id(_:)` or `accessibilityIdentifier(_:)`.
  ///
  /// They are ignored where they are now and where the reference has them: a clock is wider at another time. References
  /// remember the frames of views with identifiers; one that was recorded before its view had an identifier does not.
  ///
  /// The frame is the one of the layout, so what a view draws beyond it, a shadow for instance, is compared.
  public static func view(id: String) -> ViewMask {
    ViewMask(region: .view(identifier: id))
  }
}

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

/// A mask names a view that is not in the layout.
struct UnknownIdentifier: Error, Equatable, CustomStringConvertible {
  var identifier: String
  /// Those that are there, each once.
  var known: [String]

  var description: String {
    let names = known.map(\.quoted).joined(separator: ", ")
    let others = known.isEmpty ? "No view has one." : "There \(known.count == 1 ? "is" : "are") \(names)."
    return """
      A mask names the view "\(identifier)", but no view that is drawn has that identifier. \(others) Give it with \
      .id("\(identifier)") or .accessibilityIdentifier("\(identifier)"), or remove the mask.
      """
  }
}

extension CGRect {
  /// The whole pixels that a rectangle in points touches; none where it has no extent.
  func pixels(scale: CGFloat) -> PixelRect {
    let (x, width) = CGRect.pixels(origin.x, size.width, scale)
    let (y, height) = CGRect.pixels(origin.y, size.height, scale)
    return PixelRect(x: x, y: y, width: width, height: height)
  }

  private static func pixels(_ start: CGFloat, _ length: CGFloat, _ scale: CGFloat) -> (start: Int, length: Int) {
    // Sums of doubles: an edge that should lie between two pixels may miss that by a rounding error.
    let error: CGFloat = 1e-6
    // Far more than any picture has, and far less than overflows.
    func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e12), 1e12)) }
    guard length > 0, !start.isNaN else { return (whole((start * scale).rounded(.down)), 0) }
    let first = whole((start * scale + error).rounded(.down))
    return (first, max(1, whole(((start + length) * scale - error).rounded(.up)) - first))
  }
}
