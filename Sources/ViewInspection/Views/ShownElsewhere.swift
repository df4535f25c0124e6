public import DeclarativeUI
public import Foundation

// Views that a modifier shows beside the view or elsewhere.

extension ViewType {
  /// What keeps room at an edge.
  public struct SafeAreaInset: BaseViewType, ViewPointing, SingleViewContent, MultipleViewContent {
    /// Any view.
    public static var typePrefix: String { "" }
  }

  /// The views of which VoiceOver makes actions.
  public struct AccessibilityActions: BaseViewType, ViewPointing, SingleViewContent, MultipleViewContent {
    /// Any view.
    public static var typePrefix: String { "" }
  }

  /// The screen that a binding puts on top.
  public struct NavigationDestination: BaseViewType, ViewPointing, SingleViewContent, MultipleViewContent {
    /// Any view.
    public static var typePrefix: String { "" }
  }
}

extension InspectableView {
  /// What keeps room at an edge of the view.
  /// - Parameter index: which one, counted outwards.
  public func safeAreaInset(_ index: Int = 0) throws -> InspectableView<ViewType.SafeAreaInset> {
    try shown(.safeAreaInset, index)
  }

  /// The screen that a binding puts on top at the moment.
  /// - Parameter index: which one, counted from the view outwards.
  public func navigationDestination(_ index: Int = 0) throws -> InspectableView<ViewType.NavigationDestination> {
    try shown(.navigationDestination, index)
  }

  /// What leads to the view in a bar of tabs.
  public func tabItem() throws -> InspectableView<ViewType.ClassifiedView> { try shown(.tabItem, 0) }

  /// What is behind the view where it is a row of a list.
  public func listRowBackground(_ index: Int? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
    try shown(.listRowBackground, index ?? 0)
  }

  /// What is in front of the view, made of what views inside tell.
  public func overlayPreferenceValue(_ index: Int = 0) throws -> InspectableView<ViewType.Overlay> {
    try shown(.overlayPreferenceValue, index)
  }

  /// What is behind the view, made of what views inside tell.
  public func backgroundPreferenceValue(_ index: Int = 0) throws -> InspectableView<ViewType.Overlay> {
    try shown(.backgroundPreferenceValue, index)
  }

  /// The buttons and other views of which VoiceOver makes actions.
  public func accessibilityActions(_ index: Int = 0) throws -> InspectableView<ViewType.AccessibilityActions> {
    try shown(.accessibilityActions, index)
  }

  private func shown<Kind: BaseViewType>(_ kind: LayerKind, _ index: Int) throws -> InspectableView<Kind> {
    try layer(kind, index == 0 ? nil : index)
  }
}

extension InspectableView where View == ViewType.SafeAreaInset {
  /// At which edge it is.
  public func edge() throws -> Edge {
    guard let edge = element.layerCall?.argument("edge", as: Edge.self) else {
      throw InspectionError.attributeNotFound(label: "edge", type: "safeAreaInset")
    }
    return edge
  }

  /// How much is free between it and the view, in points; nil where the code does not say.
  public func spacing() throws -> CGFloat? { element.layerCall?.argument("spacing") }

  /// What it makes smaller, which is always what bars do.
  public func regions() throws -> SafeAreaRegions { .container }
}

extension InspectableView where View == ViewType.NavigationDestination {
  /// Whether the binding says that the screen is there.
  public func isPresented() throws -> Bool { try presentation().wrappedValue }

  /// Tells the binding whether the screen is there.
  public func set(isPresented: Bool) throws {
    InspectionActions.willAct()
    try presentation().wrappedValue = isPresented
  }

  private func presentation() throws -> Binding<Bool> {
    guard let presentation = element.layerPresentation else {
      throw InspectionError.notSupported("\(pathToRoot) is presented by no binding")
    }
    return presentation
  }
}
