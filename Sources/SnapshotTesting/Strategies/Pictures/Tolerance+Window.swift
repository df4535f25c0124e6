import ImageComparison

extension Tolerance {
  /// How many pixels may differ in any square of a size, wherever it lies.
  ///
  /// A number of pixels for the whole picture hides local damage: what is spread as noise over a screen is enough for an
  /// icon that is missing. A window tells them apart.
  public struct Window: Hashable, Sendable {
    let limit: WindowLimit

    /// Creates a limit.
    /// - Parameters:
    ///   - side: the side of the square in pixels, 1 or more; 32 is about a letter or a small icon at two or three
    ///     pixels a point.
    ///   - differingPixels: how many pixels may differ in it, 0 or more.
    public init(side: Int = 32, differingPixels: Int) {
      limit = WindowLimit(side: side, differingPixels: differingPixels)
    }
  }
}
