import ImageComparison

extension Tolerance {
  /// How many pixels may differ in any square of a size, wherever it lies.
  ///
  /// A number of pixels for the whole picture hides local damage: what is spread as noise over a screen is enough for an
  /// icon that is missing. A window tells them apart.
  public struct Window: Hashable, Sendable {
    private let side: Int
    private let differingPixels: Int

    /// Creates a limit.
    /// - Parameters:
    ///   - side: the side of the square in pixels, 1 or more; 32 is about a letter or a small icon at two or three
    ///     pixels a point.
    ///   - differingPixels: how many pixels may differ in it, 0 or more.
    public init(side: Int = 32, differingPixels: Int) {
      self.side = side
      self.differingPixels = differingPixels
    }

    var limit: WindowLimit {
      get throws(UnusableArgument) {
        guard side >= 1 else { throw UnusableArgument("worstWindow.side", is: side, demand: "1 or more") }
        guard differingPixels >= 0 else {
          throw UnusableArgument("worstWindow.differingPixels", is: differingPixels, demand: "0 or more")
        }
        return WindowLimit(side: side, differingPixels: differingPixels)
      }
    }
  }
}
