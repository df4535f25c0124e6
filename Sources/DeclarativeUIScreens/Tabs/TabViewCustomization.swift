import LayoutTree

/// What people have changed of the bars of a container of tabs.
///
/// Nobody changes it in a test but the test itself; bars follow it.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  /// What was changed of a tab.
  public struct TabCustomization: Codable, Hashable, Sendable {
    /// Whether the tab stands in the bar at the side.
    public var sidebarVisibility: Visibility {
      get { side.map { $0 ? .visible : .hidden } ?? .automatic }
      set { side = newValue.isVisible }
    }
    /// Whether the tab stands in the bar above the screens.
    public var tabBarVisibility: Visibility {
      get { bar.map { $0 ? .visible : .hidden } ?? .automatic }
      set { bar = newValue.isVisible }
    }

    private var side: Bool?
    private var bar: Bool?
  }

  /// What was changed of a section.
  public struct SectionCustomization: Codable, Hashable, Sendable {
    /// The tabs by their identities, in the order that people chose; nil where they chose none.
    public var tabOrder: [String]?

    /// Puts the tabs in the order of the code again.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates a customization in which nothing is changed.
  public init() {}

  /// What was changed of the tab of an identity.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// What was changed of the section of an identity.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  /// Takes back which tabs people hid and showed.
  public mutating func resetVisibility() { tabs = [:] }

  /// Puts all sections and their tabs in the order of the code again.
  public mutating func resetSectionOrder() { sections = [:] }
}

extension Visibility {
  /// Nil where it is left to what is usual.
  fileprivate var isVisible: Bool? {
    switch self {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}

extension View {
  /// The view, whose container of tabs has its bars as people have changed them.
  /// - Remark: there is no button with which people begin to change them.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization)
  }
}

private enum TabViewCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
  /// What people have changed of the bars; nil where they cannot.
  var tabViewCustomization: Binding<TabViewCustomization>? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}
