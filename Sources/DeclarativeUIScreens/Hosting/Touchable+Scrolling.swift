public import Foundation
import LayoutTree
import TextFormats

extension Touchable {
  /// Scrolls to what says a text, if it is in a scroll view.
  /// - Parameters:
  ///   - label: the accessibility label, or the text that is seen.
  ///   - anchor: which point of it and of the scroll view are to meet; nil scrolls as little as shows it.
  /// - Throws: `TouchError` where nothing says the text, or it is in no scroll view that fingers move.
  public func scroll(to label: String, anchor: UnitPoint? = nil) throws {
    let layout = host.currentLayout()
    try scroll(to: TouchAim.target(.label(label), in: layout), label.quoted, anchor, in: layout)
  }

  /// Scrolls to a view with an identifier, given by `id(_:)` or `accessibilityIdentifier(_:)`, if it is in a scroll view.
  /// - Parameters:
  ///   - id: the identifier.
  ///   - anchor: which point of it and of the scroll view are to meet; nil scrolls as little as shows it.
  /// - Throws: `TouchError` where no view has the identifier, or it is in no scroll view that fingers move.
  public func scroll(id: String, to anchor: UnitPoint? = nil) throws {
    let layout = host.currentLayout()
    try scroll(to: TouchAim.target(.identifier(id), in: layout), "The view \(id.quoted)", anchor, in: layout)
  }

  /// Scrolls to an edge of a scroll view's contents.
  /// - Parameters:
  ///   - edge: the edge.
  ///   - id: the identifier of the scroll view or of a view in it or around it; nil is the only scroll view, or the first.
  /// - Throws: `TouchError` where there is no such scroll view, or fingers do not move it.
  public func scroll(to edge: Edge, onID id: String? = nil) throws {
    let scroll = try scrollView(
      id, in: host.currentLayout(), along: edge == .top || edge == .bottom ? .vertical : .horizontal)
    let state = scroll.state
    move(scroll, to: edge.place(in: state.limit, from: state.currentOffset))
  }

  /// Scrolls on by a distance in points, as far as the contents of a scroll view go.
  /// - Parameters:
  ///   - distance: how much farther from their start the contents are looked at; a swipe up by 200 points scrolls on by 200.
  ///   - id: the identifier of the scroll view or of a view in it or around it; nil is the only scroll view, or the first.
  /// - Throws: `TouchError` where there is no such scroll view, or fingers do not move it.
  public func scroll(by distance: CGSize, onID id: String? = nil) throws {
    if distance.width.isNaN || distance.height.isNaN { throw TouchError.impossible("scroll", by: distance) }
    let axis: Axis = abs(distance.height) >= abs(distance.width) ? .vertical : .horizontal
    let scroll = try scrollView(id, in: host.currentLayout(), along: axis)
    move(scroll, by: distance)
  }

  /// Moves what a finger does with a drag that nothing else has heard.
  /// - Returns: whether there was something to move.
  func scroll(byDragAt point: CGPoint, of distance: CGSize) -> Bool {
    let layout = host.currentLayout()
    let axis: Axis = abs(distance.height) >= abs(distance.width) ? .vertical : .horizontal
    let scroll = layout.scrollViews.reversed().first { scroll in
      scroll.rule.axes.contains(Axis.Set(axis)) && scroll.rule.isEnabled && scroll.frame.holds(point)
        && layout.placed.shows(point, through: scroll.clip)
    }
    guard let scroll else { return false }
    // Known is only that it is a pull of contents that are at their start; how far it must go is a guess.
    if axis == .vertical, distance.height >= 60, scroll.rule.state.currentOffset.y <= 0,
      let pull = (scroll.node.memory as? ScrollMemory)?.pull
    {
      pull()
      _ = host.currentLayout()
      return true
    }
    // Contents begin at the right where lines run from there.
    let forwards = scroll.rule.isMirrored ? distance.width : -distance.width
    move(scroll.rule, by: CGSize(width: forwards, height: -distance.height))
    return true
  }

  private func scroll(to node: Node, _ name: String, _ anchor: UnitPoint?, in layout: HostedLayout) throws {
    let scrolls = node.ancestors.compactMap { $0.content as? ScrollRule }
    guard !scrolls.isEmpty else { throw TouchError.unscrollable(name) }
    guard scrolls.allSatisfy(\.isEnabled) else { throw TouchError.disabled("The scroll view around \(name)", at: nil) }
    node.scrollTo(anchor: anchor)
    _ = host.currentLayout()
    for scroll in scrolls { follow(scroll) }
  }

  /// The scroll view that a test means.
  private func scrollView(_ id: String?, in layout: HostedLayout, along axis: Axis) throws -> ScrollRule {
    let places = layout.scrollViews
    var candidates = places.map(\.node)
    if let id {
      let node = try TouchAim.target(.identifier(id), in: layout)
      let inside = candidates.filter { scroll in scroll === node || scroll.ancestors.contains { $0 === node } }
      let around = candidates.filter { scroll in node.ancestors.contains { $0 === scroll } }.reversed()
      candidates = inside + around
    }
    let rules = candidates.compactMap { $0.content as? ScrollRule }
    guard let rule = rules.first(where: { $0.axes.contains(Axis.Set(axis)) }) ?? rules.first else {
      throw TouchError.unscrollable(id.map { "The view \($0.quoted)" } ?? "The screen")
    }
    guard rule.isEnabled else { throw TouchError.disabled("The scroll view", at: nil) }
    return rule
  }

  private func move(_ scroll: ScrollRule, by distance: CGSize) {
    let current = scroll.state.currentOffset
    let width = scroll.axes.contains(.horizontal) ? distance.width : 0
    let height = scroll.axes.contains(.vertical) ? distance.height : 0
    move(scroll, to: CGPoint(x: current.x + width, y: current.y + height))
  }

  private func move(_ scroll: ScrollRule, to offset: CGPoint) {
    scroll.state.scroll(to: offset)
    _ = host.currentLayout()
    follow(scroll)
  }

  /// Tells the binding of a scroll view to which view it was moved.
  private func follow(_ scroll: ScrollRule) {
    let layout = host.currentLayout()
    guard let place = layout.scrollViews.first(where: { $0.rule.state === scroll.state }),
      let position = (place.node.memory as? ScrollMemory)?.position
    else { return }
    position.move(layout.scrollTarget(in: place.node, at: position.anchor, frame: scroll.state.frame))
    _ = host.currentLayout()
  }
}

extension HostedLayout {
  /// The scroll views of what is in front, from back to front.
  var scrollViews: [(node: Node, rule: ScrollRule, frame: CGRect, clip: Int?)] {
    placed.nodes.compactMap { place in
      guard let rule = place.node.content as? ScrollRule,
        place.node.chainOnSurface.contains(where: { $0 === front }) || front === root
      else { return nil }
      return (place.node, rule, place.frame, place.clip)
    }
  }

  /// The identity of the view that a scroll view shows at a point of it, or first.
  fileprivate func scrollTarget(in scroll: Node, at anchor: UnitPoint?, frame: CGRect) -> AnyHashable? {
    let targets = placed.scrollTargets(in: scroll)
    guard let anchor else {
      return targets.first { target in
        let seen = target.frame.common(with: frame)
        return seen.height > 0.5 && seen.width > 0.5
      }?.node.scrollID
    }
    let point = CGPoint(anchor.point(in: frame.insetBy(dx: 0.5, dy: 0.5)))
    return targets.first { $0.frame.holds(point) }?.node.scrollID
  }
}
