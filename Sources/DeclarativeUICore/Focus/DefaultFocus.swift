package import LayoutTree

/// When a field has the focus because a view prefers it.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isForUser: Bool

  /// Where the focus moves by itself.
  public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
  /// Where people move it into the view, too, which they do with a keyboard or a remote control; nobody does here.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)
}

extension View {
  /// The view, of whose fields one has the focus when it appears, where no other has it.
  ///
  /// The field is that which stands for the value of the property; what stands there is written to it.
  /// - Remark: of a view that appears later, and of screens that are presented, it is a guess that the same holds.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(tie: FocusTie(binding, value)))
  }
}

private struct DefaultFocusModifier: PrimitiveModifier, DefaultFocusContent {
  let tie: FocusTie
  var chance = DefaultFocusChance()

  var call: ModifierCall { ModifierCall("defaultFocus") }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, self)
    let chance = node.memory as? DefaultFocusChance ?? chance
    node.memory = chance
    var modifier = self
    modifier.chance = chance
    context.fill(node, modifier) { [content.resolved(in: $0)] }
    return node
  }
}

/// The content of a node that gives one of its fields the focus when it appears.
package protocol DefaultFocusContent: NodeContent {
  /// By which value of which property the field has the focus.
  var tie: FocusTie { get }
  var chance: DefaultFocusChance { get }
}

/// Whether the focus was offered already to the fields of a view that has appeared.
package final class DefaultFocusChance {
  package var isOver = false
}
