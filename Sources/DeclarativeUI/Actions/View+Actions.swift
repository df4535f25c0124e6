import LayoutTree

// What happens while a view is on a screen. No time passes in a picture: work that takes time is not started. Where a
// picture on a device would show what such work brings, the result says so.

extension View {
  /// The view with something to do when it appears, before the first picture of it is taken.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// The view with something to do when it is there no longer.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// The view with something to do after each update in which a value differs from what it was.
  /// - Parameters:
  ///   - value: the value.
  ///   - initial: whether it is done when the view appears, too; both values are the same then.
  ///   - action: what to do; it is given the old and the new value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// The view with something to do after each update in which a value differs from what it was.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// The view with something to do after each update in which a value differs; it is given the new value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, action: { action($1) }))
  }

  /// The view as it is: the work is not started, and the result says so.
  ///
  /// A view is given its data from the start; work that changes no picture belongs to a view around the one whose
  /// picture is taken.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(IdleAction(name: "task", action: action))
  }
}

private struct AppearanceModifier: PrimitiveModifier, NodeContent {
  let appear, disappear: (() -> Void)?

  var call: ModifierCall {
    disappear == nil ? ModifierCall("onAppear", action: appear) : ModifierCall("onDisappear", action: disappear)
  }

  private final class Part: Life.Part {
    var modifier: AppearanceModifier

    init(_ modifier: AppearanceModifier) {
      self.modifier = modifier
    }

    override func appear() { modifier.appear?() }
    override func disappear() { modifier.disappear?() }
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, self)
    context.fill(node, self) { [content.resolved(in: $0)] }
    if let part = node.memory as? Part {
      part.modifier = self
    } else {
      // After what is inside, which appears before.
      let part = Part(self)
      node.memory = part
      context.evaluation.life.add(part)
    }
    return node
  }
}

private struct ChangeModifier<Value: Equatable>: PrimitiveModifier, NodeContent {
  /// The value of the latest evaluation.
  private final class Latest {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  var call: ModifierCall {
    ModifierCall("onChange", ["of": value, "initial": isInitial ? true : nil], action: action)
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, self)
    let latest = node.memory as? Latest
    if latest.map({ $0.value != value }) ?? isInitial {
      let old = latest?.value ?? value
      context.evaluation.life.add(change: { [action, value] in action(old, value) })
    }
    node.memory = Latest(value)
    context.fill(node, self) { [content.resolved(in: $0)] }
    return node
  }
}

/// Work that would begin when the view appears and takes time, of which a still picture has none.
private struct IdleAction: PrimitiveModifier, NodeContent {
  /// The modifier that asks for the work.
  let name: String
  let action: @MainActor @Sendable () async -> Void

  var call: ModifierCall { ModifierCall(name, action: action) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let place = context.describedView.map { " of \($0)" } ?? ""
    context.problems.report(
      "The \(name)\(place) does not run here, so what it brings is not in the picture. Give the view its data from "
        + "the start; where \(name) changes nothing that is seen, move it to a view around this one, "
        + "and take the picture of the view inside")
    return context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}
