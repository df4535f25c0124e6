import Foundation
import LayoutValues

/// Derives from a finished layout what VoiceOver hears of it.
///
/// Texts, named pictures and buttons are elements. What a modifier says goes to each element inside, or makes an element of
/// a view that has none, such as a shape. A modifier of a group makes one element of the whole group; whether SwiftUI makes
/// one of each of its views is not known. What is not placed is not heard of, and neither is what is wholly transparent;
/// what is placed outside of the screen or of a clip is.
package struct AccessibilityReader {
  private var frames: [ObjectIdentifier: CGRect] = [:]

  /// Creates a reader of a finished layout.
  package init(_ placed: PlacedTree) {
    for place in placed.nodes {
      let key = ObjectIdentifier(place.node)
      // A modifier of a group stands in several places.
      frames[key] = frames[key]?.union(place.frame) ?? place.frame
    }
  }

  /// The elements and containers of the layout in VoiceOver's order.
  package func elements(of root: Node) -> [AccessibilityElement] {
    found(in: root).inReadingOrder
  }

  /// What is in a node, hidden things included, in the order of the code.
  private func found(in node: Node) -> [AccessibilityElement] {
    guard let attributes = node.content.accessibility else {
      // What is lent is heard where it is seen.
      if node.content is any LentContent { return [] }
      if let borrowed = node.content as? BorrowedNode { return borrowed.heard.flatMap(found) }
      if let rows = node.content as? any RowActing { return found(in: node, actingBy: rows) }
      return node.children.flatMap(found)
    }
    let frame = frame(of: node)
    var undrawn: [AccessibilityElement] = []
    if attributes.contentUse != nil, let frame, let child = node.children.last {
      undrawn = Self.elements(ofUndrawn: child, in: frame)
    }
    let seen = attributes.contentUse == nil ? node.children[...] : node.children.dropLast()
    var elements = seen.flatMap(found)
    if let frame {
      elements = attributes.shape(elements, frame: frame, undrawn: undrawn)
    }
    for index in elements.indices { elements[index].apply(attributes) }
    if attributes.isHidden {
      for index in elements.indices { elements[index].isHidden = true }
    }
    return elements
  }

  /// What is in the rows below a node, of which each can be made to do something.
  private func found(in node: Node, actingBy rows: any RowActing) -> [AccessibilityElement] {
    if rows.isOneRow { return acting(node.children.flatMap(found), rows.actions(ofRow: node)) }
    return node.children.flatMap { child in
      if case .element = child.step { return acting(found(in: child), rows.actions(ofRow: child)) }
      return child.content.accessibility == nil && !(child.content is any RowActing)
        ? found(in: child, actingBy: rows) : found(in: child)
    }
  }

  private func acting(
    _ elements: [AccessibilityElement], _ actions: [AccessibilityAction]
  ) -> [AccessibilityElement] {
    var elements = elements
    for index in elements.indices { elements[index].add(actions) }
    return elements
  }

  /// Where a node stands: in its own frame, or in those of the outermost ones inside; nil where it is not placed.
  private func frame(of node: Node) -> CGRect? {
    if let frame = frames[ObjectIdentifier(node)] { return frame }
    return node.children.reduce(nil) { whole, child in
      guard let frame = frame(of: child) else { return whole }
      return whole?.union(frame) ?? frame
    }
  }

  /// The elements of a view that is laid out in a frame and not drawn.
  private static func elements(ofUndrawn node: Node, in frame: CGRect) -> [AccessibilityElement] {
    guard let box = node.boxes.first else { return [] }
    let pass = PlacingPass(bounds: frame, safeArea: frame, problems: ProblemLog())
    pass.place(box, proposal: ProposedViewSize(frame.size))
    return AccessibilityReader(pass.placed).elements(of: node)
  }
}

extension AccessibilityAttributes {
  /// Whether they say what a view is or does besides what becomes of the elements inside.
  private var isOfControl: Bool { !addedTraits.isEmpty || !actions.isEmpty }

  /// Makes of the elements in a frame those that the attributes ask for, before they take what the attributes say.
  fileprivate func shape(
    _ elements: [AccessibilityElement], frame: CGRect, undrawn: [AccessibilityElement]
  ) -> [AccessibilityElement] {
    switch contentUse {
    case .representation:
      return undrawn.map { element in
        var element = element
        // Of where a representation is laid out nothing is seen; that its elements stand where the view does is a guess.
        element.frame = frame
        return element
      }
    case .children:
      // Apple: an element that is there becomes the container, and one is made where it is needed.
      var container = elements.count == 1 ? elements[0] : AccessibilityElement(frame: frame)
      container.children = undrawn
      return [container]
    case .actions:
      var attributes = self
      attributes.contentUse = nil
      // The last one of the code is offered first, as pictures of iOS 18 and 26 show of one view with five buttons.
      attributes.actions = undrawn.flatMap(\.leaves).flatMap(\.actionsWithNamedActivation).reversed()
      var acting = attributes.shape(elements, frame: frame, undrawn: [])
      for index in acting.indices { acting[index].add(attributes.actions) }
      return acting
    case nil: break
    }
    switch children {
    case .ignore: return [AccessibilityElement(frame: frame)]
    case .contain: return [AccessibilityElement(frame: frame, children: elements.inReadingOrder)]
    case .combine:
      let heard = elements.inReadingOrder
      guard heard.count == 1, heard[0].children == nil else {
        return [.combining(heard, frame: frame, withoutSymbols: !isOfControl)]
      }
      // Apple: an element that is there already is only modified.
      var element = heard[0]
      element.frame = frame
      return [element]
    case nil: return elements.isEmpty && (makeElement || isHidden) ? [AccessibilityElement(frame: frame)] : elements
    }
  }
}
