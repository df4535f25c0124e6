public import Foundation

extension View {
  /// The view with its controls' labels left out; what is said of them stays.
  public nonisolated func labelsHidden() -> some View {
    labelsVisibility(.hidden)
  }

  /// The view with its controls' labels shown or left out; what is said of them stays.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// The view with a size for its controls.
  /// - Remark: buttons with borders and what shows progress follow it; the other controls of iOS have one size.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// The view, whose buttons have borders of a shape.
  /// - Remark: how large a circle iOS draws around a label was not measured.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// The view as it is: nobody holds a button down.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// The view, whose menus show that they are menus.
  /// - Remark: seen of the menus of pickers; the label of a `Menu` has no sign on iOS.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// The view with an order for the items of its menus: where a menu opens upwards, the first ones are at its lower end.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// The view, whose menus close or stay open where one of their items is chosen.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension View {
  /// The view, whose controls have a size within a range: the size around, or the nearest one in the range.
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let sizes = ControlSize.allCases
      guard !range.contains(size), let index = sizes.firstIndex(of: size) else { return }
      let nearest = sizes.indices.filter { range.contains(sizes[$0]) }.min { abs($0 - index) < abs($1 - index) }
      if let nearest { size = sizes[nearest] }
    }
  }

  /// The view, whose buttons with a border are as wide as there is room, or as their labels.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

/// How wide buttons with a border are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As is usual: as their labels.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As their labels.
  public static let fitted = ButtonSizing(name: "fitted")
}

private enum ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// How wide buttons with a border are.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, capsule, circle, roundedRectangle
  }

  let kind: Kind
  private(set) var radius: CGFloat?

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// As is usual where it is.
  public static let automatic = ButtonBorderShape(.automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(.circle)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    var shape = roundedRectangle
    shape.radius = radius
    return shape
  }
}

/// What happens while a button is held down.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// In which order a menu has its items.
public enum MenuOrder: Hashable, Sendable {
  /// Of pickers and of views that scroll `fixed`, else `priority`.
  case automatic
  /// The first items are next to where people touch: a menu that opens upwards has them at its lower end.
  case priority
  /// From top to bottom, wherever the menu opens.
  case fixed
}

/// What becomes of a menu after one of its items was chosen.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

private enum LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}
private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}
private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// The shape of buttons' borders.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
