// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

extension UIImage {
  /// How a picture is turned.
  ///
  /// - Remark: the type that pictures of SwiftUI have, whose raw values are others.
  public typealias Orientation = Image.Orientation

  /// Upright: a picture is turned when it is read.
  public var imageOrientation: Orientation { .up }
}
