import LayoutTree

/// One of two views, as a branch of a `ViewBuilder` has chosen.
public struct ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }
}

extension ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping(self)) { inside in
      switch storage {
      case .first(let content): [content.resolved(in: inside.at(.position(0)))]
      case .second(let content): [content.resolved(in: inside.at(.position(1)))]
      }
    }
  }
}
