import LayoutTree

// A host stands at the end of an animation. One that repeats for ever has none: pictures of iOS show where it begins, and so
// do those here. What goes to other values without end keeps those that it had: each modifier that gives a view another
// size, place or look, and each shape.

/// The changes that are made while an animation without end is asked for.
enum EndlessChange {
  @TaskLocal static var isMade = false
}

/// Whether the views that are resolved go to their new values without end.
@MainActor
enum EndlessMotion {
  private(set) static var isRunning = false

  /// Does something while changes of attributes run without end, or do not.
  static func running<Result>(_ runs: Bool, _ resolve: () -> Result) -> Result {
    let before = isRunning
    isRunning = runs
    defer { isRunning = before }
    return resolve()
  }
}

/// The attributes that a place keeps while it goes from them to others without end.
private final class MotionBeginning<Content: NodeContent> {
  let content: Content
  var target: Content

  init(_ content: Content, target: Content) {
    self.content = content
    self.target = target
  }
}

extension Node {
  /// The attributes at which the place stands: others than those it is given where it goes to these without end.
  @MainActor fileprivate func standing<Content: NodeContent>(before target: Content) -> Content {
    if let beginning = memory as? MotionBeginning<Content> {
      if EndlessMotion.isRunning {
        beginning.target = target
      } else if !ValueComparison.areEqual(beginning.target, target) {
        memory = nil
        return target
      }
      return beginning.content
    }
    guard EndlessMotion.isRunning, memory == nil, let earlier = content as? Content,
      !ValueComparison.areEqual(earlier, target)
    else { return target }
    memory = MotionBeginning(earlier, target: target)
    return earlier
  }
}

extension ResolveContext {
  /// The node of attributes that may be animated.
  @MainActor func animatedNode(
    _ type: Any.Type, _ content: some NodeContent, children: (ResolveContext) -> [Node] = { _ in [] }
  ) -> Node {
    let node = place(of: type, content)
    fill(node, node.standing(before: content), children: children)
    return node
  }
}

extension Animation {
  /// Whether it repeats for ever.
  var isEndless: Bool {
    adjustments.contains {
      if case .repeats(nil, _) = $0 { true } else { false }
    }
  }
}
