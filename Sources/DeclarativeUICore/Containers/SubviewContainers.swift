package import LayoutTree

extension Group {
  /// Creates a group of what is made of the views in a view, each by itself.
  /// - Parameters:
  ///   - view: the view; its groups, branches and bodies are looked into, stacks and controls are not.
  ///   - transform: makes the group of them.
  /// - Remark: of a `Section`, header, content and footer count one after the other; what SwiftUI does is not known.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}

/// What is made of the views in a view.
/// - Remark: the content of a `Group(subviews:transform:)`.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    SubviewPlace(base: base, transform: transform).node(in: context)
  }
}

/// The views in a view, as a `ForEach` has them.
/// - Remark: the data of a `ForEach(subviews:content:)`.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// Whose views they are, as long as nobody has told them apart.
  let base: (any View)?
  let subviews: SubviewsCollection

  /// The index of the first view.
  public var startIndex: Int { 0 }

  /// The index behind the last view.
  public var endIndex: Int { subviews.endIndex }

  /// One of the views.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach {
  /// Creates a view for each of the views in a view.
  /// - Parameters:
  ///   - view: the view; its groups, branches and bodies are looked into, stacks and controls are not.
  ///   - content: makes the view of one of them.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(base: view, subviews: SubviewsCollection([])), content: content, id: { $0.id })
  }
}

/// The subviews of a view, separated or not.
protocol SubviewData {
  var base: (any View)? { get }

  /// The same of views that are told apart.
  static func of(_ subviews: SubviewsCollection) -> Self
}

extension ForEachSubviewCollection: SubviewData {
  static func of(_ subviews: SubviewsCollection) -> Self { Self(base: nil, subviews: subviews) }
}

extension ForEach where Content: View {
  /// The node of one whose views have to be told apart; nil where they are.
  @MainActor func resolvedSubviews(in context: ResolveContext) -> Node? {
    guard let unlisted = data as? any SubviewData, let base = unlisted.base else { return nil }
    func open<Base: View>(_ base: Base) -> Node {
      SubviewPlace(base: base) { subviews in
        var listed = self
        if let data = type(of: unlisted).of(subviews) as? Data { listed.data = data }
        return listed
      }.node(in: context)
    }
    return open(base)
  }
}
