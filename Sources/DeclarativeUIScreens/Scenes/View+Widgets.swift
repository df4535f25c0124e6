public import Foundation
import LayoutTree

// Widgets, by WidgetKit's names. A view is one here where its environment has a `widgetFamily`; its margins, which the system
// adds, are not known and not added.

extension View {
  /// The view as it is: nobody taps a widget here.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }

  /// The view as it is: no system colours its widgets here.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// The view as it is: nothing stands beside a widget here.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// The view as it is: nothing stands beside a widget here.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: no lock screen shows it.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// The view as it is: no lock screen shows it.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// The view with a style behind all of the container around it; of the containers there is only the widget yet.
  /// - Remark: drawn behind all of a widget; see `EnvironmentValues.widgetFamily`. Of other containers there is none.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// The view with other views behind all of the container around it; of the containers there is only the widget yet.
  ///
  /// A view is in a widget where `EnvironmentValues.widgetFamily` is set. Elsewhere nothing is behind it, as on iOS.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(ContainerBackgroundModifier(container: container, alignment: alignment, background: content()))
  }
}

/// Behind what a background lies.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case widget, navigation, navigationSplitView, tabView
}

/// The shape of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

/// As what a preview shows a live activity: on the lock screen, or in one of the forms around the camera.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// A form around the camera.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case compact, expanded, minimal
  }

  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// How a widget is coloured.
public enum WidgetRenderingMode: Hashable, Sendable {
  case fullColor, accented, vibrant
}

private enum WidgetFamilyKey: EnvironmentKey {
  static let defaultValue: WidgetFamily? = nil
}
private enum WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

private enum WidgetContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// The shape of the widget that the view is; setting it makes the view one.
  ///
  /// What views outside of widgets have on iOS is not known; here it is `systemMedium`.
  /// - Remark: a view is a widget where it is set.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] ?? .systemMedium }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The margins that the system puts around the widget that the view is, unless the widget turns them off.
  /// - Remark: those of a widget's previews; elsewhere none.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }

  /// How the widget is coloured that the view is; only in full colour here, unless a test says otherwise.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether the background of a widget is seen: always here.
  /// - Remark: always true.
  public var showsWidgetContainerBackground: Bool { true }

  fileprivate var isInWidget: Bool { self[WidgetFamilyKey.self] != nil }
}

private struct ContainerBackgroundModifier<Background: View>: PrimitiveModifier {
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background

  var call: ModifierCall {
    ModifierCall("containerBackground", ["for": container, "alignment": alignment.ifNotCentered])
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    guard container == .widget, context.environment.isInWidget else {
      context.fill(node, Grouping()) { [content.resolved(in: $0)] }
      return node.from(self, in: context)
    }
    let entry = node.memory as? ContainerBackground ?? ContainerBackground()
    node.memory = entry
    let aligned = ZStack(alignment: alignment) { background }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    context.fill(node, BackgroundContent(background: entry)) { inside in
      let seen = content.resolved(in: inside)
      let surface = inside.inStack(nil).at(.attachment(path: [])).node(ContainerBackground.self, BackgroundSurface()) {
        [aligned.resolved(in: $0)]
      }
      entry.surface = surface
      return [seen, surface]
    }
    return node.from(self, in: context)
  }
}

/// What is behind all views of a screen that is a container; of several the first one counts.
final class ContainerBackground: PreferenceEntry {
  fileprivate(set) weak var surface: Node?

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry { self }
}

/// A view that tells the screen what is behind all.
private struct BackgroundContent: NodeContent {
  let background: ContainerBackground

  func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    preferences[ContainerBackground.self] = background
    return preferences
  }
}

/// The surface behind all views: no part of the layout.
private struct BackgroundSurface: NodeContent {
  var isSurface: Bool { true }

  func boxes(of node: Node) -> LayoutBoxes { [] }

  func preferences(around inside: Preferences) -> Preferences { Preferences() }
}
