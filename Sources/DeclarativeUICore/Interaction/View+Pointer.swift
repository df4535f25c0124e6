public import Foundation

// What happens where a pointer or a gaze rests on a view. In a picture nothing does.

extension View {
  /// The view as it is: no pointer rests on it in a picture.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// The view as it is: no pointer rests on it in a picture.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// The view as it is: no pointer rests on it in a picture.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// The view as it is: no pointer rests on it in a picture.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  /// The view as it is: no pointer rests on it in a picture.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// The view as it is: no pointer rests on it in a picture.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}

// A tooltip is not drawn either, but on iOS its text is an accessibility hint.
extension View {
  /// What the view is for: an accessibility hint; no tooltip is drawn.
  /// - Remark: a hint, as on iOS; no tooltip is drawn.
  public nonisolated func help(_ text: Text) -> some View {
    accessibilityHint(text).noted("help", ["": text])
  }

  /// What the view is for: an accessibility hint; no tooltip is drawn.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// What the view is for: an accessibility hint; no tooltip is drawn.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// How a view looks while a pointer rests on it.
public enum HoverEffect: Hashable, Sendable {
  /// As is usual where it is.
  case automatic
  /// The pointer becomes the view's background.
  case highlight
  /// The view comes nearer.
  case lift
}

/// Where a pointer is that rests on a view.
public enum HoverPhase: Hashable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}
