/// A rectangle of a picture that a comparison ignores, though it is recorded as it is.
///
/// For what cannot be the same twice: a clock, an advertisement, a random colour. The failure's difference picture shows
/// masks hatched, and its text names them. A mask that covers nothing of the picture fails the assertion, because it
/// protects from nothing any more; masks that cover everything fail it too, because then nothing is compared.
public struct PictureMask: Hashable, Sendable {
  /// What the rectangle covers, for failures: `view "clock"`.
  package let name: String
  /// The left and top edges, and the extents, in pixels.
  package let x, y, width, height: Int

  package init(name: String, x: Int, y: Int, width: Int, height: Int) {
    self.name = name
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle in pixels, from the picture's top left corner.
  public static func rect(x: Int, y: Int, width: Int, height: Int) -> PictureMask {
    PictureMask(name: "rectangle", x: x, y: y, width: width, height: height)
  }
}
