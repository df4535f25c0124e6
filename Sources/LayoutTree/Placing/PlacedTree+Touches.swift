import Drawings
package import Foundation
import LayoutValues
import PlaneGeometry

/// What a node is that does something when it is touched.
package protocol TouchReceiver: NodeContent {
  /// Whether all of its frame takes touches, as that of a control, and not only what is seen in it.
  var takesWholeFrame: Bool { get }
}

/// What a touch at a point reaches.
package struct Touched {
  /// What listens to touches, where it stands.
  package struct Receiver {
    package let node: Node
    package let place: PlacedGeometry
  }

  /// What is in front.
  package let node: Node
  /// Where that is, in points from the screen's top left corner.
  package let frame: CGRect
  /// What listens around it, the innermost first.
  package let receivers: [Receiver]
  /// Whether it keeps touches from what is behind it.
  fileprivate let isOpaque: Bool

  /// Whether what listens here is inside of what listens around something in front of it.
  fileprivate func listensInside(_ front: Touched) -> Bool {
    guard let outer = front.receivers.first?.node else { return true }
    return receivers.dropFirst().contains { $0.node === outer }
  }
}

extension PlacedTree {
  /// What a touch at a point reaches, or nil where nothing is seen and nothing listens.
  ///
  /// What is drawn later is in front. A control takes touches in the frame of its label, enabled or not. A shape or a picture
  /// keeps a touch from what is behind it. A text lets it through where nothing listens around the text, and to what
  /// listens inside of what listens around the text. What is hidden, wholly transparent or clipped away is not reached, and a
  /// content shape stands for all that it contains. Linear in the number of nodes.
  package func touched(at point: CGPoint) -> Touched? {
    var found: Touched?
    for (index, placed) in nodes.enumerated().reversed() where placed.frame.holds(point) {
      guard let local = unprojected(index, point), local.frame.holds(local.point),
        shows(point, through: placed.clip), let touched = touched(index, at: point)
      else { continue }
      if found.map(touched.listensInside) ?? true { found = touched }
      if touched.isOpaque { break }
    }
    return found
  }

  /// Whether a point is inside of a clip and of all clips around it.
  package func shows(_ point: CGPoint, through clip: Int?) -> Bool {
    var next = clip
    while let index = next {
      let clip = clips[index]
      let place = clip.projection == nil ? Point(point) : clip.projection?.inverse?.apply(to: Point(point))
      guard let place, clip.style.covers(place, of: clip.path) else { return false }
      next = clips[index].outer
    }
    return true
  }

  /// What a touch reaches that the node at an index takes, or nil where it takes none.
  private func touched(_ index: Int, at point: CGPoint) -> Touched? {
    let placed = nodes[index]
    let isSeen = unprojected(index, point).map { placed.isSeen(at: $0.point, in: $0.frame) } ?? false
    var isControl = false
    var receivers: [(node: Node, frame: CGRect, spaceCount: Int)] = []
    // The innermost first.
    var spaces: [NamedSpace] = []
    var (frame, standing) = (placed.frame, index)
    var enclosing = enclosing(index)[...]
    for node in placed.node.chainOnSurface {
      if let next = enclosing.first, nodes[next].node === node {
        (frame, standing) = (nodes[next].frame, next)
        enclosing.removeFirst()
      }
      guard node.content.takesTaps else { return nil }
      if let shape = node.content as? ContentShapeRule {
        guard let local = unprojected(standing, point), shape.shape.covers(local.point, in: local.frame) else {
          return nil
        }
      }
      if let space = node.content as? CoordinateSpaceRule { spaces.append(NamedSpace(name: space.name, frame: frame)) }
      guard let receiver = node.content as? any TouchReceiver else { continue }
      isControl = isControl || receiver.takesWholeFrame
      if isSeen || isControl { receivers.append((node, frame, spaces.count)) }
    }
    guard isSeen || isControl else { return nil }
    return Touched(
      node: placed.node, frame: placed.frame,
      receivers: receivers.map { receiver in
        let around = spaces.dropFirst(receiver.spaceCount).reversed()
        return Touched.Receiver(
          node: receiver.node, place: PlacedGeometry(frame: receiver.frame, spaces: Array(around)))
      },
      isOpaque: isControl || !placed.node.isText)
  }

  /// The indices of the placed nodes around one, the innermost first.
  private func enclosing(_ index: Int) -> [Int] {
    var depth = nodes[index].depth
    var enclosing: [Int] = []
    for index in (0..<index).reversed() where nodes[index].depth < depth {
      enclosing.append(index)
      depth = nodes[index].depth
    }
    return enclosing
  }
}

extension PlacedNode {
  /// Whether something is at a point that people see, or that stands for it.
  fileprivate func isSeen(at point: CGPoint, in frame: CGRect) -> Bool {
    switch node.content {
    case let rule as ShapeRule: rule.shape.covers(point, in: frame)
    case is ContentShapeRule: true
    case let content where content.isSurface: true
    default:
      switch node.content.meaning {
      case .text, .image: true
      default: false
      }
    }
  }
}

extension FramedShape {
  fileprivate func covers(_ point: CGPoint, in frame: CGRect) -> Bool {
    // What cannot be drawn as it is asked for was reported when it was drawn.
    let contour = contour(in: frame, problems: ProblemLog())
    return contour.style.covers(Point(point), of: contour.path)
  }
}

extension DrawnShape.Style {
  /// Whether a point is inside of a path, or on its line.
  fileprivate func covers(_ point: Point, of path: PlaneGeometry.Path) -> Bool {
    switch self {
    case .fill(let rule): path.contains(point, rule: rule)
    case .stroke(let line): path.contains(point, rule: .nonZero, lineWidth: line.width)
    }
  }
}

extension Node {
  fileprivate var isText: Bool {
    if case .text = content.meaning { true } else { false }
  }

  /// Whether the node is something to press.
  package var isButton: Bool {
    if case .button = content.meaning { true } else { false }
  }
}
