/// Whether a view is one for the container around it, as its type says; others may be several, or none.
@MainActor
enum SingleView {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func isSingle<Content: View>(_ type: Content.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    // A body of its own type never ends, whatever is said of it.
    known[ObjectIdentifier(type)] = true
    let isOne = isSingle(type, modifiedIsOne: false)
    known[ObjectIdentifier(type)] = isOne
    return isOne
  }

  /// - Parameter modifiedIsOne: whether the view is one that stands in the body of a modifier for what it changes.
  static func isSingle<Content: View>(_ type: Content.Type, modifiedIsOne: Bool) -> Bool {
    if type is any ModifiedPlace.Type { return modifiedIsOne }
    if let modified = type as? any ModifiedView.Type { return modified.isSingle(modifiedIsOne: modifiedIsOne) }
    if type is any SeveralViews.Type { return false }
    return Content.Body.self == Never.self || Content.Body.self == type
      || isSingle(Content.Body.self, modifiedIsOne: modifiedIsOne)
  }
}

/// A view that the container around it may take for several, or for none.
package protocol SeveralViews {}
extension AnyView: SeveralViews {}
extension ConditionalContent: SeveralViews {}
extension EmptyView: SeveralViews {}
extension ForEach: SeveralViews {}
extension Group: SeveralViews {}
extension GroupElementsOfContent: SeveralViews {}
extension Optional: SeveralViews {}
extension TupleView: SeveralViews {}

/// A view with a modifier: as many as the view, or as the modifier's body says.
private protocol ModifiedView {
  @MainActor static func isSingle(modifiedIsOne: Bool) -> Bool
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  fileprivate static func isSingle(modifiedIsOne: Bool) -> Bool {
    // What is said to the container is known where the view is listed.
    if Modifier.self is any ContainerValueChange.Type { return false }
    let isOne = SingleView.isSingle(Content.self, modifiedIsOne: modifiedIsOne)
    return Modifier.Body.self == Never.self ? isOne : SingleView.isSingle(Modifier.Body.self, modifiedIsOne: isOne)
  }
}
