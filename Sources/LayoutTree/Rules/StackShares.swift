import Foundation

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
    let groups = Self.groups(of: children, axis: axis, minor: minor)
    // An endless space stays endless whatever is taken from it.
    let isEndless = !available.isFinite
    for (index, group) in groups.enumerated() {
      let kept = isEndless ? 0 : groups[(index + 1)...].reduce(0) { $0 + $1.minimum }
      for (served, member) in group.members.enumerated() {
        let share = max((available - kept) / CGFloat(group.members.count - served), 0)
        proposals[member.index] = ProposedViewSize(axis, major: share, minor: minor)
        if !isEndless { available -= children[member.index].size(for: proposals[member.index])[axis] }
      }
    }
  }

  /// Children of the same priority, the least flexible first.
  private struct Group {
    var priority: Double
    var members: [Member]
    var minimum: CGFloat { members.reduce(0) { $0 + $1.minimum } }
  }

  private struct Member {
    var index: Int
    var minimum: CGFloat
    var flexibility: CGFloat

    func isServedBefore(_ other: Member) -> Bool {
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
      return index < other.index
    }
  }

  private static func groups(of children: [LayoutBox], axis: Axis, minor: CGFloat?) -> [Group] {
    if children.count == 1 {
      return [Group(priority: 0, members: [Member(index: 0, minimum: 0, flexibility: 0)])]
    }
    var groups: [Group] = []
    for (index, child) in children.enumerated() {
      let minimum = child.size(for: ProposedViewSize(axis, major: 0, minor: minor))[axis]
      let maximum = child.size(for: ProposedViewSize(axis, major: .infinity, minor: minor))[axis]
      let member = Member(index: index, minimum: minimum, flexibility: maximum.distance(from: minimum))
      if let group = groups.firstIndex(where: { $0.priority == child.priority }) {
        groups[group].members.append(member)
      } else {
        groups.append(Group(priority: child.priority, members: [member]))
      }
    }
    groups.sort { $0.priority > $1.priority }
    for index in groups.indices { groups[index].members.sort { $0.isServedBefore($1) } }
    return groups
  }
}
