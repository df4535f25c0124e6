/// One view or modifier at one place: what is left of it when its body was evaluated.
///
/// There is one node for each view value that was met, those without a shape of their own (groups, views of the user's)
/// included. Layout, drawing, buttons and masks read this tree; none of them keeps a list of its own. A node stays as long
/// as its place exists: another evaluation gives it other attributes and children.
///
/// Overlapping accesses are not looked for in what every layout writes, which takes a twentieth of its time: the fields are
/// read and written as a whole, and no code runs meanwhile.
package final class Node {
  /// One step down from a node.
  package enum Step: Hashable {
    /// To the body of a view.
    case body
    /// To what a container or a modifier contains.
    case content
    /// To the other view of a modifier, such as a background, for the view that lies at `path` in what is modified.
    indirect case attachment(path: [Step])
    /// To one of the views of a `ViewBuilder`, or to one of its branches; a step is no larger than a reference so.
    case position(Int32)
    /// To the view of an element of a `ForEach`.
    indirect case element(AnyHashable)
    /// To a view with an identity of its own.
    indirect case identity(AnyHashable)
  }

  /// The node above; nil at the root, and where the node is part of no tree any more.
  @exclusivity(unchecked) package private(set) unowned var parent: Node?
  /// The way from the parent to this node, which no other child has.
  package let step: Step
  /// The type of the view or modifier.
  package let type: Any.Type
  /// The attributes of the view or modifier, as data.
  @exclusivity(unchecked) package private(set) var content: any NodeContent
  /// What holds the view or modifier that the node comes from, for those who look into the tree; nil where nobody will, or
  /// where its attributes are that.
  package var origin: AnyObject?
  /// The nodes below, in the order of the code.
  package var children: [Node] { ownChildren }
  // Read from outside by a function of this module, since elsewhere accesses would be checked.
  @exclusivity(unchecked) private var ownChildren: [Node] = []
  /// What the views inside tell those around.
  @exclusivity(unchecked) package private(set) var preferences = Preferences()
  /// What the node puts into the container around it.
  @exclusivity(unchecked) package private(set) var boxes = LayoutBoxes.none
  /// What is remembered at this place from one evaluation to the next; nil where there is nothing.
  @exclusivity(unchecked) package var memory: AnyObject?

  /// Creates a node without children.
  package init(_ type: Any.Type, _ content: any NodeContent, below parent: Node?, at step: Step) {
    self.type = type
    self.content = content
    self.parent = parent
    self.step = step
  }

  /// Takes the children in, which are complete, and forms the boxes.
  /// - Parameter content: other attributes; nil leaves those of before.
  package func complete(_ content: (any NodeContent)? = nil, with children: [Node]) {
    if let content { self.content = content }
    ownChildren = children
    completeAgain()
  }

  /// Forms the boxes and preferences again, after those of nodes inside have changed.
  package func completeAgain() {
    let content = content
    boxes = content.boxes(of: self)
    preferences = content.preferences(around: Preferences(of: ownChildren))
  }

  /// Takes the node out of its tree.
  package func leave() {
    parent = nil
  }

  /// The boxes of all children, in order.
  package var childBoxes: LayoutBoxes {
    let children = ownChildren
    guard children.count > 1 else { return children.first?.boxes ?? .none }
    var boxes: [LayoutBox] = []
    boxes.reserveCapacity(children.count)
    for child in children {
      switch child.boxes {
      case .none: break
      case .one(let box): boxes.append(box)
      case .several(let several): boxes += several
      case .lazy: return .lazy(LazyBoxes(children.map(\.boxes)))
      }
    }
    return LayoutBoxes(boxes)
  }

  /// Whether the node itself takes part in the layout, and does not only hold what does.
  var isLaidOut: Bool { boxes.first?.node === self }

  /// The steps from the root to this node: they are the same in each evaluation of one body, so that what is remembered
  /// for a place is found again.
  package var path: [Step] { path(below: nil) }

  /// The steps from a node above to this one.
  package func path(below ancestor: Node?) -> [Step] {
    var steps: [Step] = []
    var node = self
    while node !== ancestor {
      steps.append(node.step)
      guard let parent = node.parent else { break }
      node = parent
    }
    return steps.reversed()
  }

  /// The nodes above, the nearest first.
  package var ancestors: some Sequence<Node> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }

  /// The node and those above, up to the surface that it is on.
  package var chainOnSurface: some Sequence<Node> {
    sequence(first: self) { $0.content.isSurface ? nil : $0.parent }
  }

  /// In how many other nodes the node lies.
  package var depth: Int { ancestors.reduce(0) { depth, _ in depth + 1 } }
}

/// What a node is: the attributes of a view or modifier, without the views inside.
package protocol NodeContent {
  /// What the node is to the people who see it; nil where it only arranges others.
  var meaning: Meaning? { get }

  /// The accessibility attributes of the node and of what is inside; nil if it has none.
  var accessibility: AccessibilityAttributes? { get }

  /// Whether taps reach the node and what is inside of it.
  var takesTaps: Bool { get }

  /// Whether the node is a surface in front of everything else, which keeps touches from what is around it in the tree.
  var isSurface: Bool { get }

  /// What it is to the rows of a list.
  static var listRoles: ListRoles { get }

  /// What a node of this content puts into the container around it; its children have their boxes already.
  func boxes(of node: Node) -> LayoutBoxes

  /// What the node tells the views around it.
  /// - Parameter inside: what the views inside tell.
  func preferences(around inside: Preferences) -> Preferences
}

extension NodeContent {
  package var meaning: Meaning? { nil }
  package var accessibility: AccessibilityAttributes? { nil }
  package var takesTaps: Bool { true }
  package var isSurface: Bool { false }
  package static var listRoles: ListRoles { [] }
  package func boxes(of node: Node) -> LayoutBoxes { node.childBoxes }
  package func preferences(around inside: Preferences) -> Preferences { inside }
}

/// What a node is to the user.
package enum Meaning {
  /// Something to read.
  case text(String)
  /// A picture by its name.
  case image(String)
  /// A painted shape by its name.
  case shape(String)
  /// Something to press.
  case button(isEnabled: Bool, action: () -> Void)
  /// A name by which tests find the node.
  case identifier(String)
}

/// A control that is one thing to the list around it: the line below its row does not begin at the words in it.
package protocol OpaqueControl: NodeContent {}

extension OpaqueControl {
  package static var listRoles: ListRoles { .opaque }
}

/// What only groups the views inside.
package struct Grouping: NodeContent {
  package init() {}
}
