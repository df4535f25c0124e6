import Foundation
import LayoutValues

/// What children take together along one axis when they are aligned by a guide.
///
/// An endless child makes the whole endless. Nothing is subtracted from an endless length then: `infinity - infinity` is
/// no number, and one such number in a tree would spread to all sizes.
struct AlignedExtent {
  /// How far the children reach before the guide and behind it, or above and below; without children nowhere.
  private var before, behind: CGFloat?
  private var isEndless = false

  var length: CGFloat { isEndless ? .infinity : max(0, (before ?? 0) + (behind ?? 0)) }

  /// Adds a child.
  /// - Parameters:
  ///   - length: the extent of the child.
  ///   - guide: where the child has the guide.
  mutating func add(_ length: CGFloat, guide: CGFloat) {
    before = max(before ?? guide, guide)
    if length.isFinite, guide.isFinite {
      behind = max(behind ?? length - guide, length - guide)
    } else {
      isEndless = true
    }
  }

  /// Where a child with the guide at `guide` begins.
  func start(ofGuide guide: CGFloat) -> CGFloat {
    (before ?? 0).distance(from: guide)
  }
}

/// Where a container has a guide that several of its children set: the uppermost first baseline, the lowest last one,
/// the mean of any other guide.
struct GuideUnion {
  private let key: AlignmentKey
  private var values: [CGFloat] = []

  init(of key: AlignmentKey) {
    self.key = key
  }

  /// Takes a child's guide in, measured from the container's edge.
  mutating func add(_ guide: CGFloat?, at offset: CGPoint) {
    guard let guide else { return }
    values.append(guide + (key.axis == .horizontal ? offset.x : offset.y))
  }

  var value: CGFloat? {
    guard !values.isEmpty else { return nil }
    if key.id == FirstTextBaselineID.self { return values.min() }
    if key.id == LastTextBaselineID.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
