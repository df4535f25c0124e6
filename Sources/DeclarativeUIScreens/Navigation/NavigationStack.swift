package import LayoutTree

/// Screens that lie on each other, of which the topmost one is seen, with a bar above it.
///
/// A push keeps the state of the screens below; a pop destroys what was on top. The values of the screens are those of a
/// path, which a binding may hold.
/// - Remark: a screen without title, buttons and anything below it has no bar here; whether that is so on iOS is a guess.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View> {
  private nonisolated(unsafe) let path: NavigationPathAccess?
  private nonisolated(unsafe) let root: Root

  private nonisolated init(access: NavigationPathAccess?, root: Root) {
    path = access
    self.root = root
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that remembers itself which screens lie on the root.
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.init(access: nil, root: root())
  }

  /// Creates a stack of a path.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      access: NavigationPathAccess(
        values: { path.wrappedValue.values },
        append: { value in
          path.wrappedValue = NavigationPath(values: path.wrappedValue.values + [value])
          return true
        },
        keep: { count in path.wrappedValue = NavigationPath(values: Array(path.wrappedValue.values.prefix(count))) }),
      root: root())
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Creates a stack of the values of a collection.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      access: NavigationPathAccess(
        values: { path.wrappedValue.map { AnyHashable($0) } },
        append: { value in
          guard let element = value.base as? Data.Element else { return false }
          path.wrappedValue.append(element)
          return true
        },
        keep: { count in
          let surplus = path.wrappedValue.count - count
          if surplus > 0 { path.wrappedValue.removeLast(surplus) }
        }),
      root: root())
  }
}

extension NavigationStack: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    NavigationMemory.node(of: Self.self, path: path, in: context) { root.resolved(in: $0) }
      .from(self, in: context)
  }
}

/// How the values of a stack's screens are read and changed.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  /// Puts a value on top, and says whether it is one of the path's.
  let append: (AnyHashable) -> Bool
  /// Leaves a number of values.
  let keep: (Int) -> Void
}
