package import LayoutTree

// What can be done with a view without seeing it. The actions are kept in the tree; nobody calls them in a still picture.

extension View {
  /// The view with an action of one of the kinds that the system offers.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.actions = [AccessibilityAction(actionKind.kind, perform: handler)] })
  }

  /// The view with an action of a name.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// The view with an action of a name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// The view with an action of a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// The view with an action that is called what a label says.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let button = Button(action: action, label: label)
    return modifier(AccessibilityContentModifier(button, as: .actions))
  }

  /// The view with an action for each of some buttons, which are not drawn.
  /// - Remark: the buttons' names; which other views SwiftUI takes is not known.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AccessibilityContentModifier(content(), as: .actions))
  }

  /// The view with something to do when people zoom into it and out of it without seeing it.
  /// - Remark: two actions of the names "Zoom In" and "Zoom Out" here, at the view's middle.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityAction(named: "Zoom In") { handler(AccessibilityZoomGestureAction(direction: .zoomIn)) }
      .accessibilityAction(named: "Zoom Out") { handler(AccessibilityZoomGestureAction(direction: .zoomOut)) }
  }

  /// The view with a value that goes up and down.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier {
        $0.addedTraits = .isAdjustable
        $0.actions = [
          AccessibilityAction(.increment) { handler(.increment) },
          AccessibilityAction(.decrement) { handler(.decrement) },
        ]
      })
  }
}

/// What a view can be made to do without seeing it.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let kind: AccessibilityAction.Kind

  private init(_ kind: AccessibilityAction.Kind) {
    self.kind = kind
  }

  /// Something with a name of its own.
  public init(named name: Text) {
    self.init(.named(name.words))
  }

  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(.activate)
  /// What leaves a view.
  public static let escape = AccessibilityActionKind(.escape)
  /// What is most likely wanted on a screen.
  public static let magicTap = AccessibilityActionKind(.magicTap)
}

/// Which way a value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// It becomes larger.
  case increment
  /// It becomes smaller.
  case decrement
}

/// How people zoom into a view without seeing it.
public struct AccessibilityZoomGestureAction {
  /// Whether they look closer.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// Whether they look closer.
  public let direction: Direction
  /// Where in the view, in parts of its extents.
  public let location: UnitPoint = .center
}
