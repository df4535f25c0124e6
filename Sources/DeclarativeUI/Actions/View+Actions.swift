import LayoutTree

// What happens while a view is on a screen and is touched. Nothing happens in a still picture: these modifiers exist so
// that view code compiles, and never call the closures that they are given. Where a picture on a device would show what
// such a closure does, the result says so.

extension View {
  /// The view as it is: the action is not called, and the result says so.
  ///
  /// A view is given its data from the start; an action that changes no picture belongs to a view around the one whose
  /// picture is taken.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(IdleAction(call: action == nil ? nil : "onAppear"))
  }

  /// The view as it is: the action is never called.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// The view as it is: the work is not started, and the result says so.
  ///
  /// A view is given its data from the start; work that changes no picture belongs to a view around the one whose
  /// picture is taken.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(IdleAction(call: "task"))
  }

  /// The view as it is: the action is never called.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

  /// The view as it is: where it can be touched has no effect in a picture.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// The view as it is: whether it can be touched has no effect in a picture.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
}

/// Work that would begin when the view appears on a screen, which it never does here.
private struct IdleAction: PrimitiveModifier, NodeContent {
  /// The modifier that asks for the work; nil where there is none to do.
  let call: String?

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    if let call {
      let place = context.describedView.map { " of \($0)" } ?? ""
      context.problems.report(
        "The \(call)\(place) does not run here, so what it brings is not in the picture. Give the view its data from "
          + "the start; where \(call) changes nothing that is seen, move it to a view around this one, "
          + "and take the picture of the view inside")
    }
    return context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}
