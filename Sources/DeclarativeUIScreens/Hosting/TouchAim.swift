import Foundation
import LayoutTree
import TextFormats

/// What a test wants to touch.
enum TouchTarget {
  /// What says a text.
  case label(String)
  /// A toggle that says a text.
  case toggle(String)
  /// A view with an identifier.
  case identifier(String)
  /// A place on the screen, in points.
  case point(CGPoint)
  /// The middle of the screen.
  case middle
}

/// A place where a touch reaches what a test wants to touch.
@MainActor
struct TouchAim {
  /// In points from the screen's top left corner.
  let point: CGPoint
  /// What is touched, as a sentence names it.
  let description: String

  /// Finds the place.
  /// - Throws: why a touch does not reach it.
  init(at target: TouchTarget, in layout: HostedLayout) throws(TouchError) {
    switch target {
    case .label(let label): self = try TouchAim(at: layout.element(labelled: label), in: layout)
    case .toggle(let label): self = try TouchAim(at: layout.element(labelled: label, kind: "Toggle"), in: layout)
    case .identifier(let identifier): self = try TouchAim(at: layout.node(identified: identifier), in: layout)
    case .point(let point): self = try TouchAim(at: point, in: layout)
    case .middle: self = try TouchAim(at: CGPoint(x: layout.bounds.midX, y: layout.bounds.midY), in: layout)
    }
  }

  /// What a test means, whether a touch reaches it or not.
  static func target(_ target: TouchTarget, in layout: HostedLayout) throws(TouchError) -> Node {
    switch target {
    case .label(let label): try layout.element(labelled: label, isScrolledTo: true)
    case .toggle(let label): try layout.element(labelled: label, kind: "Toggle", isScrolledTo: true)
    case .identifier(let identifier): try layout.node(identified: identifier)
    case .point, .middle: layout.root
    }
  }

  /// The middle of what is seen of what a test means; nil where there is nothing.
  static func point(of target: TouchTarget, in layout: HostedLayout) -> CGPoint? {
    if case .point(let point) = target { return point }
    if case .middle = target { return CGPoint(x: layout.bounds.midX, y: layout.bounds.midY) }
    guard let node = try? Self.target(target, in: layout), let frame = layout.frame(of: node) else { return nil }
    let seen = layout.seen(frame, of: node)
    return seen.isNull ? nil : CGPoint(x: seen.midX, y: seen.midY)
  }

  private init(at point: CGPoint, in layout: HostedLayout) throws(TouchError) {
    guard layout.bounds.holds(point) else { throw .offScreen(point, layout) }
    let touched = layout.placed.touched(at: point)
    let name = touched.flatMap { ScreenElement(around: $0.node)?.name }
    guard let receivers = touched?.receivers, !receivers.isEmpty else { throw .nothing(at: point, name, layout) }
    if receivers.allSatisfy({ !$0.node.isUsable }) { throw .disabled(name ?? "The view", at: point) }
    self.point = point
    description = name ?? "a view"
  }

  private init(at node: Node, in layout: HostedLayout) throws(TouchError) {
    let name = ScreenElement(around: node)?.name ?? "The view"
    let receivers = node.receivers
    // A control is touched where it listens, a toggle on its switch.
    let isControl = node.content is any ControlContent
    let controls = receivers.filter { isControl || ($0.content as? any TouchReceiver)?.takesWholeFrame ?? false }
    let listening = controls.count == 1 && !controls[0].isAbove(node) ? controls[0] : node
    guard let frame = layout.frame(of: listening) ?? layout.frame(of: node) else {
      throw node.isInLazyContainer ? .scrolledAway(name) : .hidden(name)
    }
    let seen = layout.seen(frame, of: listening)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else {
      if node.ancestors.contains(where: { $0.content is ScrollRule }) { throw .scrolledAway(name, frame) }
      throw .offScreen(name, frame, layout)
    }
    guard !receivers.isEmpty else { throw .deaf(name, frame, layout) }
    if receivers.allSatisfy({ !$0.isUsable }) { throw .disabled(name, at: nil) }
    point = CGPoint(x: seen.midX, y: seen.midY)
    description = name
    let touched = layout.placed.touched(at: point)
    if touched?.receivers.contains(where: { receiver in receivers.contains { $0 === receiver.node } }) ?? false {
      return
    }
    let front = touched.flatMap { ScreenElement(around: $0.node) }
    throw layout.reason(listening, name, at: point, behind: front?.name)
  }
}

@MainActor
extension HostedLayout {
  /// The element that says a text: a control or what listens before a text that nothing listens to.
  /// - Parameters:
  ///   - kind: what it must be; nil is anything.
  ///   - isScrolledTo: whether it is to be seen only then.
  fileprivate func element(
    labelled label: String, kind: String? = nil, isScrolledTo: Bool = false
  ) throws(TouchError) -> Node {
    let elements = elements.filter { kind == nil || $0.kind == kind }
    var matches = elements.filter { $0.label == label }
    if matches.isEmpty {
      matches = elements.filter { element in
        element.isControl && element.node.descendants().contains { ScreenElement($0)?.label == label }
      }
    }
    guard !matches.isEmpty else {
      // Where it is in a lazy container it may not be made yet.
      let says = { (node: Node) in
        ScreenElement(node).map { $0.label == label && (kind == nil || $0.kind == kind) } ?? false
      }
      if root.making(where: says) != nil {
        return try element(labelled: label, kind: kind, isScrolledTo: isScrolledTo)
      }
      // A container may have a label, too.
      if kind == nil, let node = root.descendants().first(where: { $0.accessibilityLabel == label }) { return node }
      throw .unknownLabel(label, kind: kind, self)
    }
    var drawn = matches.filter { frame(of: $0.node) != nil }
    // An open menu may say what the view says that has opened it.
    let inFront = drawn.filter { front.isAbove($0.node) }
    if !inFront.isEmpty { drawn = inFront }
    if drawn.isEmpty, isScrolledTo, let offscreen = matches.first(where: { $0.node.isInLazyContainer }) {
      return offscreen.node
    }
    guard !drawn.isEmpty else {
      throw matches[0].node.isInLazyContainer ? .scrolledAway(matches[0].name) : .hidden(matches[0].name)
    }
    for preferred in [drawn.filter(\.isControl), drawn.filter { !$0.node.receivers.isEmpty }, drawn] {
      guard let first = preferred.first else { continue }
      guard preferred.allSatisfy({ $0.node.hears(what: first.node) }) else {
        throw .ambiguous(first.name, preferred.compactMap { frame(of: $0.node) })
      }
      return first.node
    }
    return drawn[0].node
  }

  /// The view with an identifier.
  fileprivate func node(identified identifier: String) throws(TouchError) -> Node {
    let known = root.descendants().filter { $0.identifier != nil }
    if !known.contains(where: { $0.identifier == identifier }),
      root.making(where: { $0.identifier == identifier }) != nil
    {
      return try node(identified: identifier)
    }
    let matches = known.filter { $0.identifier == identifier }
    guard let first = matches.first else {
      throw .unknownIdentifier(identifier, known: known.compactMap(\.identifier))
    }
    let drawn = matches.filter { frame(of: $0) != nil }
    guard drawn.count < 2 else {
      throw .ambiguous("The identifier \(identifier.quoted)", drawn.compactMap { frame(of: $0) })
    }
    return drawn.first ?? first
  }

  /// The part of a node's frame that the screen and the scroll views around show.
  fileprivate func seen(_ frame: CGRect, of node: Node) -> CGRect {
    node.ancestors.reduce(frame.common(with: bounds)) { seen, ancestor in
      guard let scroll = ancestor.content as? ScrollRule, scroll.isClipped else { return seen }
      return seen.common(with: scroll.state.window)
    }
  }

  /// Why a touch does not reach a node at a point.
  fileprivate func reason(_ node: Node, _ name: String, at point: CGPoint, behind front: String?) -> TouchError {
    if ([node] + node.ancestors).contains(where: { !$0.content.takesTaps }) { return .untouchable(name) }
    let inside = Set(node.descendants().map(ObjectIdentifier.init))
    let own = placed.nodes.filter { inside.contains(ObjectIdentifier($0.node)) && $0.frame.holds(point) }
    if !own.isEmpty, own.allSatisfy({ !placed.shows(point, through: $0.clip) }) { return .clipped(name, at: point) }
    if let front { return .covered(name, at: point, by: front) }
    return .empty(name, at: point)
  }
}

@MainActor
extension Node {
  /// Whether what listens here may be used.
  fileprivate var isUsable: Bool {
    if let control = content as? any ControlContent { return control.isEnabled }
    return (content as? any GestureReceiver)?.attachment.isEnabled ?? true
  }

  /// Whether the node is placed only where it is seen.
  fileprivate var isInLazyContainer: Bool { ancestors.contains { $0.memory is LazyMemory } }

  fileprivate func isAbove(_ node: Node) -> Bool { node.ancestors.contains { $0 === self } }

  /// Whether the same listen to this node and to another one.
  fileprivate func hears(what other: Node) -> Bool {
    self === other
      || !receivers.isEmpty && receivers.map(ObjectIdentifier.init) == other.receivers.map(ObjectIdentifier.init)
  }
}
