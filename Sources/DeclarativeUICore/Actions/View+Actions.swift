import LayoutTree

// What happens while a view is on a screen.

extension View {
  /// The view with something to do when it appears, before the first picture of it is taken.
  ///
  /// What is inside appears before what is around it, and the last of several views first.
  /// - Remark: runs before the first picture, which shows what it wrote.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// The view with something to do when it is there no longer.
  ///
  /// It runs at the end of a host, too, and not for the picture of a view without one.
  /// - Remark: runs where a hosting controller shows another view, and where it goes.
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

  /// The view with work that begins after it has appeared and is cancelled when it goes.
  ///
  /// A host's `settled()` waits for its end. The picture of a view without a host is taken before the work, which is then
  /// not begun.
  /// - Remark: begins after the first picture of a host; for a view without a host it is not begun.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: NoIdentity(), priority: priority, action: action))
  }

  /// The view with work that begins after it has appeared, and anew when a value changes; the old work is cancelled.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

private struct AppearanceModifier: PrimitiveModifier, NodeContent {
  let appear, disappear: (() -> Void)?

  var call: ModifierCall {
    disappear == nil ? ModifierCall("onAppear", action: appear) : ModifierCall("onDisappear", action: disappear)
  }

  private final class Part: Lifecycle.Part, Unmirrored {
    var modifier: AppearanceModifier

    init(_ modifier: AppearanceModifier) {
      self.modifier = modifier
    }

    override func appear() { modifier.appear?() }
    override func disappear() { modifier.disappear?() }
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, self)
    if let part = node.memory as? Part {
      part.modifier = self
    } else {
      let part = Part(self)
      node.memory = part
      context.evaluation.add(part, at: node)
    }
    context.fill(node, self) { [content.resolved(in: $0)] }
    return node
  }
}

private struct ChangeModifier<Value: Equatable>: PrimitiveModifier, NodeContent {
  /// The value of the latest evaluation, and what is done with the first one.
  private final class Latest: Lifecycle.Part {
    var value: Value
    private var begin: (() -> Void)?

    init(_ value: Value, begin: (() -> Void)?) {
      self.value = value
      self.begin = begin
    }

    /// Done once, however often the view comes into sight.
    override func appear() {
      begin?()
      begin = nil
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
    if let latest = node.memory as? Latest {
      let old = latest.value
      if old != value { context.evaluation.lifecycle.add(change: { [action, value] in action(old, value) }) }
      latest.value = value
    } else {
      let latest = Latest(value, begin: isInitial ? { [action, value] in action(value, value) } : nil)
      node.memory = latest
      if isInitial { context.evaluation.add(latest, at: node) }
    }
    context.fill(node, self) { [content.resolved(in: $0)] }
    return node
  }
}

/// The identity of work that begins once.
private struct NoIdentity: Equatable {}

private struct TaskModifier<ID: Equatable>: PrimitiveModifier, NodeContent {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  var call: ModifierCall { ModifierCall("task", ["id": id is NoIdentity ? nil : id], action: action) }

  private final class Part: Lifecycle.Part {
    var modifier: TaskModifier
    private let name: String
    private unowned let evaluation: Evaluation
    private var work: HostTasks.Work?

    init(_ modifier: TaskModifier, in context: ResolveContext) {
      self.modifier = modifier
      name = context.describedView ?? "a view"
      evaluation = context.evaluation
    }

    /// Begins the work; that of before is cancelled.
    override func appear() {
      work = nil
      work = evaluation.tasks.start(
        name, priority: modifier.priority, signal: evaluation.changes.signal, modifier.action)
    }

    override func disappear() { work = nil }
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, self)
    if let part = node.memory as? Part {
      let isOther = part.modifier.id != id
      part.modifier = self
      if isOther { context.evaluation.lifecycle.add(consequence: part.appear) }
    } else {
      let part = Part(self, in: context)
      node.memory = part
      context.evaluation.add(part, at: node)
    }
    context.fill(node, self) { [content.resolved(in: $0)] }
    return node
  }
}
