import LayoutTree

/// A type that gives previews of views.
/// - Remark: what a view's body says of previews is not looked at.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The kind of view that the previews are.
  associatedtype Previews: View

  /// The previews: each view of a group is one of its own.
  @ViewBuilder static var previews: Previews { get }

  /// Accepted for SwiftUI's sake; every preview is drawn for phones or tablets.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No platform of its own.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews are for.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

extension View {
  /// The view, called so where it is a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewRequest("previewDisplayName", value) { $0.displayName = $0.displayName ?? value })
  }

  /// The view on a screen of such a size where it is a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewRequest("previewLayout", value) { $0.layout = $0.layout ?? value })
  }

  /// The view on a device where it is a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewRequest("previewDevice", value) { $0.device = $0.device ?? value })
  }

  /// The view on a device that is held so where it is a preview.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewRequest("previewInterfaceOrientation", value) { $0.orientation = $0.orientation ?? value })
  }
}

/// A request for the screen of a preview; elsewhere it changes nothing.
///
/// What is said nearer to the view counts; which counts in Xcode is not known.
private struct PreviewRequest: PrimitiveModifier, NodeContent {
  let call: ModifierCall
  let change: (inout PreviewSettings) -> Void

  init(_ name: String, _ value: Any?, _ change: @escaping (inout PreviewSettings) -> Void) {
    call = ModifierCall(name, ["": value])
    self.change = change
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

/// One of the previews of a provider.
@MainActor
package struct ProvidedPreview {
  package var settings = PreviewSettings()
  package let view: any View

  /// The previews of a provider, in the order of the code.
  ///
  /// Groups, `ForEach` and branches are gone into, also where a modifier is around them; any other view is one preview. What
  /// is said inside of a view's body is not looked at.
  package static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [ProvidedPreview] {
    Provider.previews.providedPreviews
  }
}

/// A view of which Xcode makes as many previews as it has views inside.
@MainActor
private protocol PreviewGroup {
  var previews: [ProvidedPreview] { get }
}

extension View {
  fileprivate var providedPreviews: [ProvidedPreview] {
    (self as? any PreviewGroup)?.previews ?? [ProvidedPreview(view: self)]
  }
}

extension EmptyView: PreviewGroup {
  fileprivate var previews: [ProvidedPreview] { [] }
}

extension AnyView: PreviewGroup {
  fileprivate var previews: [ProvidedPreview] { content.providedPreviews }
}

extension Group: PreviewGroup where Content: View {
  fileprivate var previews: [ProvidedPreview] { content.providedPreviews }
}

extension TupleView: PreviewGroup {
  fileprivate var previews: [ProvidedPreview] { children.flatMap { $0.providedPreviews } }
}

extension Optional: PreviewGroup where Wrapped: View {
  fileprivate var previews: [ProvidedPreview] { self?.providedPreviews ?? [] }
}

extension ConditionalContent: PreviewGroup where TrueContent: View, FalseContent: View {
  fileprivate var previews: [ProvidedPreview] {
    switch storage {
    case .first(let content): content.providedPreviews
    case .second(let content): content.providedPreviews
    }
  }
}

extension ForEach: PreviewGroup where Content: View {
  fileprivate var previews: [ProvidedPreview] { data.flatMap { content($0).providedPreviews } }
}

extension ModifiedContent: PreviewGroup where Content: View, Modifier: ViewModifier {
  fileprivate var previews: [ProvidedPreview] {
    content.providedPreviews.map { preview in
      if let request = modifier as? PreviewRequest {
        var preview = preview
        request.change(&preview.settings)
        return preview
      }
      return ProvidedPreview(settings: preview.settings, view: modified(preview.view))
    }
  }

  private func modified(_ view: some View) -> any View {
    ModifiedContent<_, Modifier>(content: view, modifier: modifier)
  }
}
