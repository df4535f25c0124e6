import Foundation
import LayoutValues

/// What a stack offers to each of its children.
///
/// The space is dealt out one child at a time, the least flexible first, so that what a child leaves over goes to the
/// ones after it. Children of a lower priority are kept their minimum only.
struct StackShares {
  private(set) var proposals: [ProposedViewSize]

  /// - Parameters:
  ///   - available: the space along `axis` without the gaps, in points; nil offers every child its ideal extent.
  ///   - minor: the space across `axis`.
  init(_ axis: Axis, children: [LayoutBox], available: CGFloat?, minor: CGFloat?) {
    // There may be nothing to deal out, and then nobody need be asked how little or much a child takes.
    let equal = ProposedViewSize(axis, major: available.map { _ in 0 }, minor: minor)
    proposals = children.map { _ in equal }
    guard var available, !(available <= 0) else { return }
    let members = Self.members(of: children, axis: axis, minor: minor)
    // An endless space stays endless whatever is taken from it.
    let isEndless = !available.isFinite
    var start = 0
    while start < members.count {
      let end = Self.groupEnd(start, members)
      let kept = isEndless ? 0 : members[end...].reduce(0) { $0 + $1.minimum }
      for place in start..<end {
        let index = members[place].index
        let share = max((available - kept) / CGFloat(end - place), 0)
        let proposal = ProposedViewSize(axis, major: share, minor: minor)
        proposals[index] = proposal
        if !isEndless { available -= children[index].size(for: proposal)[axis] }
      }
      start = end
    }
  }

  private struct Member {
    var index: Int
    var priority: Double
    var minimum: CGFloat
    var flexibility: CGFloat

    func isServedBefore(_ other: Member) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
      return index < other.index
    }
  }

  /// Where the children end that have the priority of the first of them.
  private static func groupEnd(_ start: Int, _ members: [Member]) -> Int {
    var end = start + 1
    while end < members.count, members[end].priority == members[start].priority { end += 1 }
    return end
  }

  /// A length without what sums of the same lengths differ by when they are added in another order.
  ///
  /// Three buttons of which the first two have pictures beside the same title are equally flexible, and a picture of iOS cuts
  /// the titles of the first two, which are served first.
  private static func noticeable(_ length: CGFloat) -> CGFloat { (length * 1024).rounded() / 1024 }

  /// The children in the order in which they are served: those of a higher priority first, then the least flexible.
  private static func members(of children: [LayoutBox], axis: Axis, minor: CGFloat?) -> [Member] {
    if children.count == 1 { return [Member(index: 0, priority: 0, minimum: 0, flexibility: 0)] }
    var members: [Member] = []
    members.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let minimum = child.size(for: ProposedViewSize(axis, major: 0, minor: minor))[axis]
      let maximum = child.size(for: ProposedViewSize(axis, major: .infinity, minor: minor))[axis]
      members.append(
        Member(
          index: index, priority: child.priority, minimum: minimum,
          flexibility: Self.noticeable(maximum.distance(from: minimum))))
    }
    members.sort { $0.isServedBefore($1) }
    return members
  }
}
