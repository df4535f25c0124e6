import Foundation
import LayoutTree

/// What a tab says of itself to the container around it.
struct TabTraits {
  var section: TabSectionPlace?
  var customizationID: String?
  var placement = TabPlacement.automatic
  var isHidden = false
  var defaultVisibilities: [AdaptableTabBarPlacement: Visibility] = [:]
  /// What follows the tabs of the section in the bar at the side.
  var sectionActions: AnyView?
  /// What makes the menu of the tab in the bar at the side.
  var menu: AnyView?
}

private enum TabTraitsKey: ContainerValueKey {
  static var defaultValue: TabTraits { TabTraits() }
}

extension ContainerValues {
  /// What a tab says of itself.
  var tabTraits: TabTraits {
    get { self[TabTraitsKey.self] }
    set { self[TabTraitsKey.self] = newValue }
  }
}

/// In which bars of tabs a tab stands.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// As is usual: in all.
  public static let automatic = TabPlacement(name: "automatic")
  /// In all, and at the end of the bar above the screens, where people cannot take it away.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the bar at the side only, where there is one.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What people may change of a tab where they customize bars.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// Its place.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

extension TabContent {
  private nonisolated func said<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some TabContent<TabValue> {
    BuiltTabContent<TabValue, _>(content: containerValue(keyPath, value))
  }

  /// The tab with the identity by which a `TabViewCustomization` names it.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    said(\.tabTraits.customizationID, id)
  }

  /// The tab as it is: nobody customizes bars in a test.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// The tab, which stands in some bars or not where no customization says otherwise.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let visibilities = Dictionary(placements.map { ($0, visibility) }, uniquingKeysWith: { _, last in last })
    return said(\.tabTraits.defaultVisibilities, visibilities)
  }

  /// The tab in some of the bars.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    said(\.tabTraits.placement, placement)
  }

  /// The tab, which stands in no bar while it is hidden.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    said(\.tabTraits.isHidden, hidden)
  }

  /// The section with buttons after its tabs in the bar at the side.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    said(\.tabTraits.sectionActions, AnyView(content()))
  }

  /// The tab with a menu that opens where a finger rests on it in the bar at the side.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TabContent<TabValue> {
    said(\.tabTraits.menu, AnyView(menuItems()))
  }

  /// The tab as it is: its actions are seen where people swipe it in the bar at the side, which has no swipes here.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// The tab as it is: nothing is dragged onto it for some time.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    self
  }
}

// What views have, too: with it a tab is still one.
extension TabContent {
  private nonisolated func built<Content: View>(_ content: Content) -> BuiltTabContent<TabValue, Content> {
    BuiltTabContent(content: content)
  }

  /// The tab with a number beside its title; 0 is none.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    built(modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)"))))
  }

  /// The tab with a text beside its title.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    built(modifier(BadgeModifier(label: label)))
  }

  /// The tab with a text beside its title.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    built(modifier(BadgeModifier(label: key.map { Text($0) })))
  }

  /// The tab with a text beside its title.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    built(modifier(BadgeModifier(label: label.map { Text($0) })))
  }

  /// The tab as a view, which has no modifiers of tabs.
  private nonisolated var view: Group<Self> { Group { self } }

  /// The tab with an identifier for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    built(view.accessibilityIdentifier(identifier))
  }

  /// The tab that a finger cannot choose while it is disabled: its screen cannot be used.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { built(view.disabled(disabled)) }

  /// The tab, whose screen has a popover as long as a value is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    built(
      view.popover(
        isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
  }
}
