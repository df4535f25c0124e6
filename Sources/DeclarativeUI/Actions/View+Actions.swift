// What happens while a view is on a screen and is touched. Nothing happens in a still picture: these modifiers exist so
// that view code compiles, return the view as it is, and never call the closures that they are given.

extension View {
  /// The view as it is: the action is never called, so give a view whose picture is taken its data from the start.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// The view as it is: the action is never called.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// The view as it is: the work is never started, so give a view whose picture is taken its data from the start.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { self }

  /// The view as it is: the action is never called.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

  /// The view as it is: where it can be touched has no effect in a picture.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// The view as it is: whether it can be touched has no effect in a picture.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
