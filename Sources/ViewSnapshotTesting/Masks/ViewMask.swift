public import Foundation

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
