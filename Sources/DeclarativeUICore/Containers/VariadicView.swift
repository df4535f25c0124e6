/// What is made of the views in a view, by the names that SwiftUI had for it before `Group(subviews:)`.
public enum _VariadicView {
  /// What makes something of views.
  public typealias Root = _VariadicView_Root
  /// What makes a view of views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of views.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes views of views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views that something is made of.
  public typealias Children = _VariadicView_Children

  /// What a root makes of the views in a view.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes something of the views.
    public var root: Root
    /// The view with the views.
    public var content: Content

    /// Creates what a root makes of the views in a view.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates what a root makes of the views in a view.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// What makes something of views.
public protocol _VariadicView_Root {}

/// What makes a view of views.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// What is made of the views.
  associatedtype Body: View

  /// Makes it.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes views of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// What the root makes of the views.
  public var body: some View {
    Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
  }
}

/// The views that something is made of, in their order.
public struct _VariadicView_Children: RandomAccessCollection {
  /// One of the views.
  public struct Element: Identifiable {
    let subview: Subview

    /// What tells the view from the others.
    public var id: AnyHashable { AnyHashable(subview.id) }
  }

  let subviews: SubviewsCollection

  /// The index of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The index behind the last view.
  public var endIndex: Int { subviews.endIndex }

  /// One of the views.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View {
  /// The views, one after the other.
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  /// The view.
  public var body: some View { subview }
}
