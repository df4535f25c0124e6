import LayoutTree

/// What is submitted.
/// - Remark: nothing is searched.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit a trigger.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// A search; there is none here.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
  /// The view with something to do when a field inside is submitted, after what views inside do.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      SubmitModifier(
        action: triggers.contains(.text) ? action : {}, triggers: triggers, asGiven: action, isLimit: false))
  }

  /// The view, what is submitted inside of which is unknown around it.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitModifier(action: {}, isLimit: isBlocking))
  }
}

private struct SubmitModifier: PrimitiveModifier, SubmitContent {
  let action: () -> Void
  var triggers = SubmitTriggers.text
  /// What the code gives for triggers that never come, too.
  var asGiven: (() -> Void)?
  let isLimit: Bool

  var call: ModifierCall {
    isLimit
      ? ModifierCall("submitScope")
      : ModifierCall("onSubmit", ["of": triggers == .text ? nil : triggers], action: asGiven ?? action)
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

/// What a node is that hears of submitted fields inside.
protocol SubmitContent: NodeContent {
  var action: () -> Void { get }
  /// Whether nothing around hears of them.
  var isLimit: Bool { get }
}

extension Node {
  /// What is to be done when the field at this node is submitted, in order.
  package var submitActions: [() -> Void] {
    var actions: [() -> Void] = []
    for case let content as any SubmitContent in ancestors.map(\.content) {
      actions.append(content.action)
      if content.isLimit { break }
    }
    return actions
  }
}
