/// A guide of one axis, as it is looked up in the tree.
struct AlignmentKey: Hashable, Sendable {
  let axis: Axis
  let id: any AlignmentID.Type

  var isTextBaseline: Bool { id == FirstTextBaselineID.self || id == LastTextBaselineID.self }

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.axis == right.axis && left.id == right.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }
}
