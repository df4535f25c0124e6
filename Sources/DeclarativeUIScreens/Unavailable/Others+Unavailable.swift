// What else SwiftUI has, by its signatures there: the compiler names it where code uses it.

@available(*, unavailable, message: "not in Stills yet: iOS has it not, use defaultFocus(_:_:)")
extension View {
  /// Not available yet.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Not available yet.
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    self
  }
}

@available(*, unavailable, message: "not in Stills yet: have a TextRenderer draw the lines")
extension Text {
  /// Not available yet.
  public enum LayoutKey {}
}

/// Views beside each other, with lines between them that people move.
@available(*, unavailable, message: "not in Stills yet: use an HStack")
public struct HSplitView<Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// Views below each other, with lines between them that people move.
@available(*, unavailable, message: "not in Stills yet: use a VStack")
public struct VSplitView<Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
