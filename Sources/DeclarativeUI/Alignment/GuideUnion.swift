import Foundation

/// Where a container has a guide that several of its children set: the uppermost first baseline, the lowest last one,
/// the mean of any other guide.
struct GuideUnion {
  private let key: AlignmentKey
  private var values: [CGFloat] = []

  init(of key: AlignmentKey) {
    self.key = key
  }

  /// Takes a child's guide in, measured from the container's edge.
  mutating func add(_ value: CGFloat) {
    values.append(value)
  }

  var value: CGFloat? {
    guard !values.isEmpty else { return nil }
    if key.id == FirstTextBaselineID.self { return values.min() }
    if key.id == LastTextBaselineID.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
