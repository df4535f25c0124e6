package import LayoutTree

/// The identity of a list of subviews: an object that is new after each evaluation.
package protocol Listed: AnyObject, NodeContent {}

/// A view that is one for the container around it: it waits to be evaluated where it is put.
package final class ListedView: Listed {
  fileprivate let view: any View

  private init(_ view: any View) {
    self.view = view
  }

  @MainActor package static func node<Content: View>(of view: Content, in context: ResolveContext) -> Node {
    context.node(Content.self, ListedView(view))
  }
}

/// A modifier around views that are told apart: each of them has it where it is put.
final class ListedModifier: Listed {
  fileprivate let modifier: any ViewModifier

  private init(_ modifier: any ViewModifier) {
    self.modifier = modifier
  }

  /// Bodies in the list read what the modifier changes, too.
  @MainActor static func node<Modifier: ViewModifier>(
    of modifier: Modifier, around content: some View, in context: ResolveContext
  ) -> Node {
    var context = context
    if let change = modifier as? any EnvironmentModifier { change.change(&context.environment, in: context) }
    return context.node(Modifier.self, ListedModifier(modifier)) { [content.resolved(in: $0)] }
  }

  fileprivate func around(_ subview: Subview) -> Subview {
    func modified<Modifier: ViewModifier>(_ modifier: Modifier) -> any View {
      func open<Content: View>(_ view: Content) -> any View { ModifiedContent(content: view, modifier: modifier) }
      return open(subview.view)
    }
    var values = subview.containerValues
    if let change = modifier as? any ContainerValueChange {
      change.change(&values)
      // Below it is a view, or the section that the view is in.
      if var section = values.section {
        change.change(&section.values)
        values.section = section
      }
    }
    return Subview(id: subview.id, containerValues: values, view: modified(modifier))
  }
}

extension SubviewsCollection {
  /// The views below a node, each by itself.
  package init(in list: Node) {
    subviews = list.subviews(below: list)
  }
}

extension Node {
  /// The view that waits at the node to be evaluated where a container puts it; nil of what has been evaluated here.
  package var waitingView: (any View)? { (content as? ListedView)?.view }

  /// What the views below are told apart by.
  package var listed: [any Listed] {
    ((content as? any Listed).map { [$0] } ?? []) + listedChildren.flatMap(\.listed)
  }

  /// Without views that a container in the list has told apart for itself.
  private var listedChildren: [Node] { children.filter { $0.type != SubviewList.self } }

  fileprivate func subviews(below list: Node) -> [Subview] {
    subviewsInside(below: list).map { $0.placed(inSection: self, below: list) }
  }

  private func subviewsInside(below list: Node) -> [Subview] {
    if let one = content as? ListedView {
      return [Subview(id: Subview.ID(path: path(below: list)), containerValues: ContainerValues(), view: one.view)]
    }
    let inside = listedChildren.flatMap { $0.subviews(below: list) }
    guard let modifier = content as? ListedModifier else { return inside }
    return inside.map(modifier.around)
  }
}
