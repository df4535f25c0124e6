/// How much may be drawn of what elements refer to.
///
/// What stands in a file is drawn once, which takes as long as the file is. What others refer to (forms, patterns,
/// markers, masks and clips) may be drawn again and again, and again within itself: a few lines could keep a machine busy
/// for hours. So all of that together is limited; what stands in the file by itself is drawn beside it, whatever happens.
package struct DrawingBudget {
  private var rest: Int

  /// Small files may do as much as icons and charts do; larger ones more.
  package init(fileOf byteCount: Int) {
    rest = Self.smallest + byteCount / Self.bytesPerStep
  }

  private static let smallest = 20_000
  private static let bytesPerStep = 4

  /// Takes some steps from what is left.
  /// - Returns: whether there were as many.
  package mutating func spend(_ steps: Int) -> Bool {
    guard rest >= steps else {
      rest = 0
      return false
    }
    rest -= steps
    return true
  }

  /// What things cost, in elements that are looked at.
  package enum Price {
    /// A layer that is painted and then laid through a mask.
    package static let mask = 16
    /// A layer that is cut off or faded.
    package static let layer = 4
    /// As many elements of a path, or copies of what a pattern repeats, or stops of a gradient, take a step.
    package static let share = 8
  }
}
