// What menus, remote controls, crowns and pencils tell views. In a picture nobody uses one.

extension View {
  /// The view as it is: nobody chooses a command.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// The view as it is: nobody chooses a command.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// The view as it is: nobody chooses a command.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// The view as it is: nobody moves the focus.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }

  /// The view as it is: nobody turns pages.
  public nonisolated func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View { self }

  /// The view as it is: nobody copies.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// The view as it is: nobody cuts.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// The view as it is: nobody pastes.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }

  /// The view as it is: nobody copies.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

  /// The view as it is: nobody cuts.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }

  /// The view as it is: nobody pastes.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }

  /// The view as it is: nobody presses a key.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  /// The view as it is: nobody presses the keys by which another one takes its place.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// The view as it is: nobody taps with a pencil.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// The view as it is: nobody squeezes a pencil.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }

  /// The view as it is: nobody pinches two fingers.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }

  /// The view as it is: nobody presses a button of a camera.
  public nonisolated func onCameraCaptureEvent(
    isEnabled: Bool = true, action: @escaping (CameraCaptureEvent) -> Void
  ) -> some View { self }
}

// The crown of a watch.
extension View {
  /// The view as it is: nobody turns a crown.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

  /// The view as it is: nobody turns a crown.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }
}

// The pointer of a Mac.
extension View {
  /// The view as it is: no picture shows the pointer.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// The view as it is: no picture shows the pointer.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// The view as it is: nothing is held above it.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

/// Where the focus is moved to.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

/// A tap of a pencil; there is none.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// How far a pencil is squeezed; it is not.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active, ended, failed
}

/// A movement of fingers that stands for a button.
public struct HandGestureShortcut: Hashable, Sendable {
  /// What is most likely wanted.
  public static let primaryAction = HandGestureShortcut()
}

/// A press of a button of a camera; there is none.
public struct CameraCaptureEvent: Hashable, Sendable {}

/// How far a crown is turned for a step.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
}

/// What the pointer looks like.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let `default` = PointerStyle(name: "default")
  /// A finger.
  public static let link = PointerStyle(name: "link")
  /// A hand that could grab.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A hand that grabs.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A beam across lines.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A beam across columns.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A cross.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A magnifying glass that enlarges.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A magnifying glass that makes smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Arrows between columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Arrows between rows.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// Whether something that is held above a button presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
