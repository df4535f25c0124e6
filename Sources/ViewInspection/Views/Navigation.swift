import DeclarativeUI
public import Foundation
import LayoutTree

extension ViewType {
  /// Screens that lie on each other; the view inside is the root.
  public struct NavigationStack: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "NavigationStack" }
  }

  /// Screens that lie on each other, by the name that SwiftUI had first; the view inside is the root.
  public struct NavigationView: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "NavigationView" }
  }

  /// A button that puts a screen on top; the views inside are the screen.
  public struct NavigationLink: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "NavigationLink" }
  }

  /// Screens with a bar of tabs; the views inside are the screens.
  public struct TabView: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "TabView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a stack of screens.
  public func navigationStack() throws -> InspectableView<ViewType.NavigationStack> { try single() }

  /// The view inside as a stack of screens.
  public func navigationView() throws -> InspectableView<ViewType.NavigationView> { try single() }

  /// The view inside as a link to a screen.
  public func navigationLink() throws -> InspectableView<ViewType.NavigationLink> { try single() }

  /// The view inside as screens with a bar of tabs.
  public func tabView() throws -> InspectableView<ViewType.TabView> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a stack of screens.
  public func navigationStack(_ index: Int) throws -> InspectableView<ViewType.NavigationStack> { try indexed(index) }

  /// One of the views inside as a stack of screens.
  public func navigationView(_ index: Int) throws -> InspectableView<ViewType.NavigationView> { try indexed(index) }

  /// One of the views inside as a link to a screen.
  public func navigationLink(_ index: Int) throws -> InspectableView<ViewType.NavigationLink> { try indexed(index) }

  /// One of the views inside as screens with a bar of tabs.
  public func tabView(_ index: Int) throws -> InspectableView<ViewType.TabView> { try indexed(index) }
}

extension InspectableView {
  /// Finds a link by a text in its label or on its screen.
  public func find(
    navigationLink text: String, locale: Locale? = nil
  ) throws -> InspectableView<ViewType.NavigationLink> {
    try find(ViewType.NavigationLink.self, containing: text, locale: locale)
  }
}

extension InspectableView where View == ViewType.NavigationLink {
  /// What the link shows, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// Puts the screen on top, as a tap does.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could tap the link.
  public func activate() throws {
    try guardIsResponsive()
    let content = try value(of: (any LinkTarget).self)
    if let isActive = content.isActive { return isActive.wrappedValue = true }
    guard !element.showsDestination, let link = element.node.content as? NavigationLinkContent, link.isEnabled else {
      throw InspectionError.notSupported(
        "\(pathToRoot) leads to a screen that only a host can show: give the view to one, or the link a binding")
    }
    link.action()
  }

  /// Takes the screen away again.
  public func deactivate() throws {
    InspectionActions.willAct()
    try binding().wrappedValue = false
  }

  /// Whether the link's binding says that the screen is there.
  public func isActive() throws -> Bool { try binding().wrappedValue }

  /// The value that the link leads to the screen of, as one of a type.
  public func value<Value: Hashable>(_ type: Value.Type = Value.self) throws -> Value {
    guard let target = try value(of: (any LinkTarget).self).target else {
      throw InspectionError.attributeNotFound(label: "value", type: "NavigationLink")
    }
    guard let wanted = target.base as? Value else {
      throw InspectionError.typeMismatch(factual: "\(Swift.type(of: target.base))", expected: "\(Value.self)")
    }
    return wanted
  }

  private func binding() throws -> Binding<Bool> {
    guard let isActive = try value(of: (any LinkTarget).self).isActive else {
      throw InspectionError.notSupported(
        "\(pathToRoot) has no binding: make it with isActive: or with tag: and selection: to read and write it")
    }
    return isActive
  }

  /// Puts the screen on top.
  public func tap() throws { try activate() }
}

extension ViewType {
  /// Screens beside each other.
  public struct NavigationSplitView: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "NavigationSplitView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as screens beside each other.
  public func navigationSplitView() throws -> InspectableView<ViewType.NavigationSplitView> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as screens beside each other.
  public func navigationSplitView(_ index: Int) throws -> InspectableView<ViewType.NavigationSplitView> {
    try indexed(index)
  }
}

extension InspectableView where View == ViewType.NavigationSplitView {
  /// The first column; where a host has no room for it, evaluated beside what is shown.
  public func sidebarView() throws -> InspectableView<ViewType.ClassifiedView> { try column(.sidebar) }

  /// The last column; where a host has no room for it, evaluated beside what is shown.
  public func detailView() throws -> InspectableView<ViewType.ClassifiedView> { try column(.detail) }

  private func column(_ part: ControlPart) throws -> InspectableView<ViewType.ClassifiedView> {
    if let shown = element.part(part) { return try InspectableView<ViewType.ClassifiedView>(shown) }
    let split = try value(of: (any SplitView).self)
    return try possible(part == .detail ? split.detailView : split.sidebarView, by: part.call + "()")
  }
}
