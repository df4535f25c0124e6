package import Drawings
package import Foundation
package import LayoutTree

/// A view, laid out on a screen.
package struct HostedLayout {
  /// What is seen, at fixed places.
  package let drawing: Drawing
  /// What could not be drawn as the view asks for: a sentence for each, with the way out.
  package var problems: [String]
  /// The appearance in which the view was laid out.
  package let colorScheme: ColorScheme
  /// The view and all views inside of it.
  package let root: Node
  /// What is in front: the surface that is presented last, or the root.
  package let front: Node
  /// Where each node stands, from back to front.
  package let placed: PlacedTree

  /// The places of views with identifiers, from back to front.
  package var identifiedFrames: [IdentifiedFrame] {
    placed.places { $0.identifier != nil }.compactMap { node, frame in
      node.identifier.map { IdentifiedFrame(identifier: $0, frame: frame) }
    }
  }

  /// What people hear of the layout who do not see it: elements and containers in VoiceOver's order.
  package var accessibility: [AccessibilityElement] {
    AccessibilityReader(placed).elements(of: front)
  }

  /// The buttons from back to front.
  package var buttons: [PlacedButton] {
    placed.places { $0.isButton }.compactMap { node, frame in
      guard case .button(let isEnabled, let action) = node.content.meaning else { return nil }
      return PlacedButton(frame: frame, isEnabled: isEnabled, action: action)
    }
  }
}

/// Where a view with an identifier stands in a finished layout.
package struct IdentifiedFrame: Hashable, Sendable {
  /// The identifier.
  package let identifier: String
  /// The frame of the view, in points from the screen's top left corner.
  package let frame: CGRect
}

/// A button where it stands in a finished layout.
package struct PlacedButton {
  /// The frame of the label, in points.
  package let frame: CGRect
  /// Whether the button's environment allows to press it.
  package let isEnabled: Bool
  /// What pressing it does.
  package let action: () -> Void
}

extension Node {
  var identifier: String? {
    if case .identifier(let identifier) = content.meaning { identifier } else { nil }
  }
}
