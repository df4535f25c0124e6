package import LayoutTree

/// A piece of a screen, described by other views or by its body.
@MainActor @preconcurrency
public protocol View {
  /// The kind of view that describes this one.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is no body.
  public typealias Body = Never
}

extension Never {
  /// Never called: there is no value of this type.
  public var body: Never { preconditionFailure("There is no value of this type") }
}

/// A view whose type is not known outside.
@MainActor @preconcurrency
public struct AnyView {
  package nonisolated(unsafe) let content: any View

  /// Hides the type of a view.
  public nonisolated init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public nonisolated init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Hides the type of a value that is a view; nil where it is none.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { [content.resolved(in: $0)] }
  }
}

/// No view at all: it takes no space, and stacks leave no distance around it.
@MainActor @preconcurrency
public struct EmptyView: Sendable {
  /// Creates a view that is not there.
  public nonisolated init() {}
}

extension EmptyView: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node { context.node(Self.self, Grouping()) }
}
