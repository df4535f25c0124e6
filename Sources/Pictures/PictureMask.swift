package import PixelImages
import TextFormats

/// A rectangle of a picture that a comparison ignores, though it is recorded as it is.
///
/// For what cannot be the same twice: a clock, an advertisement, a random colour. The failure's difference picture shows
/// masks hatched, and its text names them. A mask that covers nothing of the picture fails the assertion, because it
/// protects from nothing any more; masks that cover everything fail it too, because then nothing is compared.
public struct PictureMask: Hashable, Sendable {
  /// What the rectangle covers, for failures: `view "clock"`.
  package let name: String
  /// The rectangle, in pixels.
  package let rect: PixelRect
  /// The identifier of the view that it covers, which may be elsewhere in the reference.
  package let view: String?

  private init(name: String, rect: PixelRect, view: String? = nil) {
    self.name = name
    self.rect = rect
    self.view = view
  }

  /// A rectangle in pixels, from the picture's top left corner.
  public static func rect(x: Int, y: Int, width: Int, height: Int) -> PictureMask {
    rect(PixelRect(x: x, y: y, width: width, height: height))
  }

  /// A rectangle in pixels.
  package static func rect(_ rect: PixelRect) -> PictureMask {
    PictureMask(name: "rectangle", rect: rect)
  }

  /// The frame of a view in pixels.
  package static func view(_ identifier: String, _ frame: PixelRect) -> PictureMask {
    PictureMask(name: "view \(identifier.quoted)", rect: frame, view: identifier)
  }

  /// The frame of a view in the reference, in pixels.
  package static func view(_ identifier: String, inReference frame: PixelRect) -> PictureMask {
    PictureMask(name: "view \(identifier.quoted) in the reference", rect: frame)
  }
}
