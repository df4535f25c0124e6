import LayoutTree

/// What previews have around them: the objects, the models and the look that they need.
/// - Remark: each preview has a context of its own, since none is to depend on what another one did with it. One that waits
///   for something, and one that throws, is reported, and the preview drawn without the modifier.
public protocol PreviewModifier {
  /// The kind of view that is around.
  associatedtype Body: View
  /// What is made before the view.
  associatedtype Context = Void
  /// The preview itself.
  typealias Content = AnyView

  /// Makes what the view around needs.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  /// The view around a preview.
  @MainActor @preconcurrency @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  @MainActor @preconcurrency public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
  /// The preview with what is around it.
  @MainActor func modified(_ view: any View) -> any View {
    switch Self.context {
    case .success(let context): body(content: AnyView(view), context: context)
    case .failure(let error): UnmadeContext(content: AnyView(view), type: Self.self, error: error)
    }
  }

  /// The context, where making it does not wait.
  @MainActor private static var context: Result<Context, any Error> {
    // Begun at once, on the main actor: it is through when this returns, unless it waits.
    var context: Result<Context, any Error>?
    guard #available(macOS 26, iOS 26, *) else { return .failure(UnmadeContext.Waiting()) }
    Task.immediate { @MainActor in
      do { context = .success(try await makeSharedContext()) } catch { context = .failure(error) }
    }
    return context ?? .failure(UnmadeContext.Waiting())
  }
}

/// A preview whose modifier has no context.
private struct UnmadeContext: View, PrimitiveView, NodeContent {
  typealias Body = Never

  struct Waiting: Error, CustomStringConvertible {
    var description: String { "it waits" }
  }

  let content: AnyView
  let type: Any.Type
  let error: any Error

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, self) { inside in
      inside.problems.report("The context of the preview's modifier \(type) could not be made: \(error)")
      return [content.resolved(in: inside)]
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// What a modifier puts around the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    let kept = KeptModifier(modifier: modifier)
    return Self { $0.modifiers.append(kept.modifier) }
  }
}

/// A modifier on its way to the main actor, where it is used alone.
private struct KeptModifier: @unchecked Sendable {
  let modifier: any PreviewModifier
}
