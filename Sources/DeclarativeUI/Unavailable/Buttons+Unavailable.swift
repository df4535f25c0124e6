// Buttons and fields that are not drawn yet, by their signatures in SwiftUI: the compiler names them where code uses them.

/// A button that begins to edit a list.
@available(*, unavailable, message: "not in Stills yet: use a Button")
public struct EditButton: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not yet.
  public nonisolated init() {}
}
