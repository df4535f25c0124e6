public import DeclarativeUI
public import LayoutValues

/// A kind whose views are of one type of the user's.
public protocol CustomViewType {
  /// The type.
  associatedtype T: DeclarativeUI.View
}

/// A kind whose views are what modifiers of one type of the user's make.
public protocol CustomViewModifierType {
  /// The type of the modifiers.
  associatedtype M: DeclarativeUI.ViewModifier
}

/// A kind whose views are named by tests, and so are not looked through.
protocol UserViewType {}

extension ViewType {
  /// A view of a type of the user's, whose body is inside of it.
  public struct View<T: DeclarativeUI.View>: ViewMatching, CustomViewType, UserViewType, SingleViewContent,
    MultipleViewContent
  {
    /// The name of the type.
    public static var typePrefix: String { nameInCode(of: T.self) }

    /// Whatever the type is generic over.
    static func matches(_ element: ViewElement) -> Bool {
      element.type == T.self || Self.genericName(of: element.type).map { $0 == Self.genericName(of: T.self) } == true
    }

    /// The name of a generic type, or of one inside of it, in its module, without what it is generic over; nil of another type.
    private static func genericName(of type: Any.Type) -> String? {
      let name = String(reflecting: type)
      guard name.contains("<") else { return nil }
      var depth = 0
      return name.filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      }
    }
  }

  /// What a modifier of the user's makes of a view.
  public struct ViewModifier<T: DeclarativeUI.ViewModifier>: ViewMatching, CustomViewModifierType, UserViewType,
    SingleViewContent, MultipleViewContent
  {
    /// The type of the modifiers.
    public typealias M = T

    /// The name of the type.
    public static var typePrefix: String { nameInCode(of: T.self) }

    static func matches(_ element: ViewElement) -> Bool { element.type == T.self }
  }

  /// The place of the modified view in what a modifier of the user's makes of it.
  public struct ViewModifierContent: ViewMatching {
    /// The name of the place.
    public static var typePrefix: String { "ViewModifierContent" }

    static func matches(_ element: ViewElement) -> Bool {
      element.kind.placeholder == .content
    }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as one of a type, such as `ProfileCard.self`.
  public func view<T: DeclarativeUI.View>(_ type: T.Type) throws -> InspectableView<ViewType.View<T>> { try single() }

  /// The view inside as the place of the modified view.
  public func viewModifierContent() throws -> InspectableView<ViewType.ViewModifierContent> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as one of a type, such as `ProfileCard.self`.
  public func view<T: DeclarativeUI.View>(
    _ type: T.Type, _ index: Int
  ) throws -> InspectableView<ViewType.View<T>> { try indexed(index) }

  /// One of the views inside as the place of the modified view.
  public func viewModifierContent(
    _ index: Int
  ) throws -> InspectableView<ViewType.ViewModifierContent> { try indexed(index) }
}

extension InspectableView where View: CustomViewType {
  /// The view itself, with the state and environment that its body was evaluated with.
  public func actualView() throws -> View.T { try value(of: View.T.self) }
}

extension InspectableView where View: CustomViewModifierType {
  /// The modifier itself, with the state and environment that its body was evaluated with.
  public func actualView() throws -> View.M { try value(of: View.M.self) }
}

extension InspectableView {
  /// What a modifier of the user's makes of the view.
  /// - Parameters:
  ///   - type: the type of the modifier.
  ///   - index: which of the view's modifiers of that type, counted from the view outwards.
  public func modifier<T: DeclarativeUI.ViewModifier>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ViewModifier<T>> {
    let bodies = element.modifierBodies.filter { $0.type == T.self }
    guard bodies.indices.contains(index ?? 0) else {
      throw missing("modifier(\(nameInCode(of: T.self)).self\(index.map { ", \($0)" } ?? ""))")
    }
    return try InspectableView<ViewType.ViewModifier<T>>(bodies[index ?? 0])
  }

  /// The value that the view was made of, as one of a type.
  func value<Value>(of type: Value.Type) throws -> Value {
    guard let value = element.value as? Value else {
      throw InspectionError.typeMismatch(factual: element.describedType, expected: nameInCode(of: Value.self))
    }
    return value
  }
}

extension InspectableView {
  /// One of the view's overlays, counted from the view outwards.
  public func overlay(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> { try layer(.overlay, index) }

  /// One of the view's backgrounds, counted from the view outwards.
  public func background(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer(.background, index)
  }

  /// What hides parts of the view, counted from the view outwards.
  public func mask(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> { try layer(.mask, index) }

  func layer<Kind: BaseViewType>(_ kind: LayerKind, _ index: Int?) throws -> InspectableView<Kind> {
    guard let layer = element.layers.first(where: { $0.role == .layer(kind, index: index ?? 0) }) else {
      throw missing(kind.rawValue + (index.map { "(\($0))" } ?? ""))
    }
    return try InspectableView<Kind>(layer)
  }
}

extension InspectableView where View == ViewType.Overlay {
  /// The guides by which the layer and the view are aligned.
  public func alignment() throws -> Alignment { element.layerAlignment ?? .center }

  /// The edges at which a layer that is a style grows into the unsafe area; all of those that are views.
  public func ignoresSafeAreaEdges() throws -> Edge.Set { element.edgesOfStyle ?? .all }
}
