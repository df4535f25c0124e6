/// How many pixels may differ in any square of a size.
///
/// A share of the whole picture hides local damage: 0.1 % of a phone's screen is 3000 pixels, enough for an icon that is
/// missing. The same 3000 pixels, spread as noise, are 1 in any 32 x 32. Every position of the square is looked at, pixel
/// by pixel, not only the cells of a grid; a picture that is smaller than the square is one window.
public struct WindowLimit: Hashable, Sendable {
  /// The side of the square in pixels, 1 or more.
  public let side: Int
  /// How many pixels may differ in it, 0 or more.
  public let differingPixels: Int

  /// The side where nobody chose one, in pixels: about a letter or a small icon at two or three pixels a point.
  public static let defaultSide = 32

  /// Creates a limit.
  /// - Parameters:
  ///   - side: the side of the square in pixels, 1 or more.
  ///   - differingPixels: how many pixels may differ in it, 0 or more.
  public init(side: Int = WindowLimit.defaultSide, differingPixels: Int) {
    precondition(side >= 1, "The side of a window is \(side), but must be 1 or more pixels")
    precondition(differingPixels >= 0, "A window's limit is \(differingPixels), but must be 0 or more pixels")
    self.side = side
    self.differingPixels = differingPixels
  }
}
