import TextFormats

/// How much may be drawn of what elements refer to.
///
/// What stands in a file is drawn once, which takes as long as the file is. What others refer to (with `use`, patterns,
/// markers, masks and clips) may be drawn again and again, and again within itself: a few lines could keep a machine busy
/// for hours. So all of that together is limited; what stands in the file by itself is drawn beside it, whatever happens.
struct SVGBudget {
  private var rest: Int

  /// Small files may do as much as icons and charts do; larger ones more.
  init(fileOf byteCount: Int) {
    rest = Self.smallest + byteCount / Self.bytesPerStep
  }

  private static let smallest = 20_000
  private static let bytesPerStep = 4

  /// Takes some steps from what is left.
  /// - Returns: whether there were as many.
  mutating func spend(_ steps: Int) -> Bool {
    guard rest >= steps else {
      rest = 0
      return false
    }
    rest -= steps
    return true
  }

  /// What things cost, in elements that are looked at.
  enum Price {
    /// A layer that is painted and then laid through a mask.
    static let mask = 16
    /// A layer that is cut off or faded.
    static let layer = 4
    /// As many elements of a path, or copies of what a pattern repeats, or stops of a gradient, take a step.
    static let share = 8
  }
}

extension SVGReader {
  /// Counts work that is done for an element that others refer to.
  /// - Throws: `SVGError` that names the outermost of those, where too much of it was done.
  mutating func spend(_ steps: Int) throws(SVGError) {
    guard let name = followed.first, !budget.spend(steps) else { return }
    throw SVGError(
      "parts of it are left out, because what it refers to by \(name.quoted) is drawn too often, again and again within "
        + "itself; write out what is meant, or export the picture as PNG for the scales 1x, 2x and 3x")
  }
}
