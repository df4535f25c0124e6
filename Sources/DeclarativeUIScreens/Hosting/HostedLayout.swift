package import Drawings
package import Foundation
package import LayoutTree

/// A view, laid out on a screen.
///
/// Its picture is made when it is first asked for: who only touches, hears or looks into views has nothing painted. Ask for
/// it before the views change, since a `Canvas` draws then.
package struct HostedLayout {
  private let picture: HostedPicture
  private var laterProblems: [String] = []
  /// The appearance in which the view was laid out.
  package let colorScheme: ColorScheme
  /// The view and all views inside of it.
  package let root: Node
  /// What is in front: the surface that is presented last, or the root.
  package let front: Node

  init(_ picture: HostedPicture, colorScheme: ColorScheme, root: Node, front: Node) {
    self.picture = picture
    self.colorScheme = colorScheme
    self.root = root
    self.front = front
  }

  /// The extents of the screen in points.
  package var size: CGSize { picture.size }
  /// Where each node stands, from back to front.
  package var placed: PlacedTree { picture.placed }
  /// What is seen, at fixed places.
  package var drawing: Drawing { picture.drawing }
  /// What could not be drawn as the view asks for: a sentence for each, with the way out.
  ///
  /// The picture is made to know it.
  package var problems: [String] { picture.problems + laterProblems }
  /// What could not be placed as the view asks for: of the problems those that are known without a picture.
  package var placingProblems: [String] { picture.placingProblems + laterProblems }

  /// Takes in what else cannot be as the view asks for.
  package mutating func report(_ problem: String) { laterProblems.append(problem) }

  /// The places of views with identifiers, from back to front.
  package var identifiedFrames: [IdentifiedFrame] {
    placed.places { $0.identifier != nil }.compactMap { node, frame in
      node.identifier.map { IdentifiedFrame(identifier: $0, frame: frame) }
    }
  }

  /// What VoiceOver says about the layout: elements and containers in VoiceOver's order.
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
