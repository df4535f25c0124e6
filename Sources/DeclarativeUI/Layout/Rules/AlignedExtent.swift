import Foundation

/// What children take together along one axis when they are aligned by a guide.
///
/// An endless child makes the whole endless. Nothing is subtracted from an endless length then: `infinity - infinity` is
/// no number, and one such number in a tree would spread to all sizes.
struct AlignedExtent {
  /// What is above the guide, or before it.
  private let before: CGFloat
  let length: CGFloat

  /// - Parameters:
  ///   - lengths: the extents of the children.
  ///   - guides: where each of them has the guide.
  init(lengths: [CGFloat], guides: [CGFloat]) {
    let before = guides.max() ?? 0
    self.before = before
    length = zip(lengths, guides).reduce(0) { longest, child in
      max(longest, child.0.isFinite && child.1.isFinite ? before + (child.0 - child.1) : .infinity)
    }
  }

  /// Where a child with the guide at `guide` begins.
  func start(ofGuide guide: CGFloat) -> CGFloat {
    before.distance(from: guide)
  }
}

extension CGFloat {
  /// How much larger the number is than `start`; two endless lengths do not differ.
  func distance(from start: CGFloat) -> CGFloat {
    self == start ? 0 : self - start
  }
}
