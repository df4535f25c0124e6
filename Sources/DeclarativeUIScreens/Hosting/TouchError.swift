import Foundation
import LayoutTree
import TextFormats

/// Why a touch does not reach what a test wants to touch.
public struct TouchError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The kind of reason.
  public enum Code: Hashable, Sendable {
    /// Nothing has the label or the identifier.
    case notFound
    /// Several views have it.
    case ambiguous
    /// It is not drawn.
    case hidden
    /// It is outside of the screen.
    case offScreen
    /// A clip around it leaves it out at that place.
    case clipped
    /// It is disabled.
    case disabled
    /// Something else is in front of it.
    case covered
    /// Nothing there listens to touches, or to this one.
    case unheard
    /// No field has the focus.
    case unfocused
    /// It is in no scroll view.
    case unscrollable
    /// A number of the touch is none that a finger can follow.
    case impossible
  }

  /// The kind of reason.
  public let code: Code
  /// The reason in words: what was touched, what is there, and the way out.
  public let description: String
}

// The sentences, in one place; tests pin them.
extension TouchError {
  static func unknownLabel(_ label: String, kind: String?, _ layout: HostedLayout) -> TouchError {
    TouchError(
      code: .notFound,
      description: "\(kind.map { "No \($0)" } ?? "Nothing") on the screen says \(label.quoted). "
        + touchables(of: layout, like: label))
  }

  static func unheard(_ url: URL) -> TouchError {
    TouchError(
      code: .unheard,
      description:
        "No view handles the URL \(url.absoluteString.quoted): add onOpenURL(perform:) to one that is "
        + "on the screen")
  }

  static func unfocused(_ text: String, _ layout: HostedLayout) -> TouchError {
    let fields = layout.elements.filter { $0.node.content is FieldContent }.map(\.name)
    let others =
      fields.isEmpty ? "there is none on the screen" : "tap one first; there \(fields.count == 1 ? "is" : "are") "
    return TouchError(
      code: .unfocused,
      description: "No field has the focus, so \(text.quoted) cannot be typed: \(others)\(fields.listed)")
  }

  static func unknownIdentifier(_ identifier: String, known: [String]) -> TouchError {
    let names = known.nearest(to: identifier).map(\.quoted)
    let others = names.isEmpty ? "No view has one" : "There \(names.count == 1 ? "is" : "are") \(names.listed)"
    return TouchError(
      code: .notFound,
      description:
        "No view has the identifier \(identifier.quoted). \(others); give it with .id(\(identifier.quoted)) or "
        + ".accessibilityIdentifier(\(identifier.quoted))")
  }

  static func ambiguous(_ name: String, _ frames: [CGRect]) -> TouchError {
    TouchError(
      code: .ambiguous,
      description: "\(name) is on the screen \(frames.count) times: \(frames.map(\.shortText).listed). Give each an "
        + "identifier and touch it by that (id:), or touch a point (at:)")
  }

  static func hidden(_ name: String) -> TouchError {
    TouchError(
      code: .hidden, description: "\(name) is hidden, so it cannot be touched: look for a hidden() around it")
  }

  static func offScreen(_ name: String, _ frame: CGRect, _ layout: HostedLayout) -> TouchError {
    TouchError(
      code: .offScreen,
      description:
        "\(name) is at \(frame.shortText), outside the screen of \(layout.bounds.size.shortText) points: give "
        + "the host a larger size, or the view another place")
  }

  static func offScreen(_ point: CGPoint, _ layout: HostedLayout) -> TouchError {
    TouchError(
      code: .offScreen,
      description:
        "\(point.shortText) is outside the screen of \(layout.bounds.size.shortText) points, which is that of "
        + "the latest picture, or of the host before the first picture")
  }

  static func scrolledAway(_ name: String, _ frame: CGRect) -> TouchError {
    TouchError(
      code: .offScreen,
      description: "\(name) is at \(frame.shortText), which its scroll view does not show: scroll to it first, "
        + "scroll(to:) or scroll(id:)")
  }

  static func scrolledAway(_ name: String) -> TouchError {
    TouchError(
      code: .offScreen,
      description:
        "\(name) is in a lazy container, which does not show it: scroll to it first, scroll(to:) or scroll(id:)")
  }

  static func impossible(_ movement: String, by distance: CGSize) -> TouchError {
    TouchError(
      code: .impossible, description: "A \(movement) by \(distance.shortText) is impossible: give finite numbers")
  }

  static func unscrollable(_ name: String) -> TouchError {
    TouchError(
      code: .unscrollable, description: "\(name) is not in a scroll view: put a ScrollView around it, or do not scroll")
  }

  static func clipped(_ name: String, at point: CGPoint) -> TouchError {
    TouchError(
      code: .clipped,
      description:
        "\(name) is clipped at \(point.shortText), the centre of its frame: touch a visible point of "
        + "it (at:)")
  }

  static func disabled(_ name: String, at point: CGPoint?) -> TouchError {
    let place = point.map { "The touch at \($0.shortText) reaches \(name), which" } ?? name
    return TouchError(
      code: .disabled, description: "\(place) is disabled: look for what disabled(_:) around it depends on")
  }

  static func covered(_ name: String, at point: CGPoint, by front: String) -> TouchError {
    TouchError(
      code: .covered,
      description:
        "\(name) is covered: the touch at \(point.shortText) reaches \(front) in front of it. Let touches through "
        + "with allowsHitTesting(false) there, or touch another place (at:)")
  }

  static func untouchable(_ name: String) -> TouchError {
    TouchError(
      code: .unheard,
      description:
        "\(name) receives no touches: it or a view around it has allowsHitTesting(false) or is fully transparent")
  }

  static func fixed(_ name: String, _ kind: AccessibilityAction.Kind) -> TouchError {
    TouchError(
      code: .unheard,
      description:
        "\(name.quoted) cannot be \(kind == .increment ? "incremented" : "decremented"): it is disabled, at "
        + "its bound, or not adjustable")
  }

  static func empty(_ name: String, at point: CGPoint) -> TouchError {
    TouchError(
      code: .unheard,
      description:
        "\(name) shows nothing at \(point.shortText), the centre of its frame, so a touch there misses it: "
        + "give it a contentShape(_:), or touch a visible point of it (at:)")
  }

  static func deaf(_ name: String, _ frame: CGRect, _ layout: HostedLayout) -> TouchError {
    TouchError(
      code: .unheard,
      description: "\(name) at \(frame.shortText) handles no touches, nor does a view around it. "
        + touchables(of: layout, like: name))
  }

  static func nothing(at point: CGPoint, _ name: String?, _ layout: HostedLayout) -> TouchError {
    let reached =
      name.map { "\($0) is at \(point.shortText), which handles no touches" } ?? "Nothing is at \(point.shortText)"
    return TouchError(
      code: .unheard, description: "\(reached). \(touchables(of: layout, like: ""))")
  }

  static func unheard(_ movement: String, at point: CGPoint, on name: String) -> TouchError {
    TouchError(
      code: .unheard,
      description:
        "No gesture recognized the \(movement) at \(point.shortText), on \(name): its gestures are of other kinds")
  }

  /// What can be touched instead, the most alike first.
  private static func touchables(of layout: HostedLayout, like name: String) -> String {
    let elements = layout.touchableElements
    guard !elements.isEmpty else { return "Nothing on the screen handles touches" }
    let nearest = elements.map(\.label).nearest(to: name)
    let names = nearest.compactMap { label in elements.first { $0.label == label } }.map { element in
      element.name + (layout.frame(of: element.node).map { " at \($0.shortText)" } ?? " (hidden)")
    }
    return "Views that handle touches: \(names.listed)"
  }
}

extension CGPoint {
  fileprivate var shortText: String { "(\(Double(x).formatted(as: .short)), \(Double(y).formatted(as: .short)))" }
}

extension CGSize {
  fileprivate var shortText: String {
    "\(Double(width).formatted(as: .short)) x \(Double(height).formatted(as: .short))"
  }
}

extension CGRect {
  fileprivate var shortText: String { "\(origin.shortText), \(size.shortText)" }
}
