import Foundation
import LayoutTree

extension View {
  /// The view, whose containers of tabs have a view above their bar in iOS 26.
  /// - Remark: how high it is and how far above the bar is a guess; before iOS 26 nothing is seen of it.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// The view, whose containers of tabs have a view above their bar in iOS 26, or not.
  /// - Remark: how high it is and how far above the bar is a guess; before iOS 26 nothing is seen of it.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }

  /// The view, whose bar of tabs becomes small in iOS 26 where its contents are scrolled one way, and as it was where they
  /// are scrolled back.
  /// - Remark: the figures of the small bar are guesses.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}

/// Where the accessory of a container of tabs stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of a bar that has become small.
  case inline
  /// Above the bar.
  case expanded
}

/// A view above the bar of tabs, on a capsule of glass.
struct TabAccessory: View {
  static let height: CGFloat = 48
  static let gap: CGFloat = 8
  /// How much of the screen it takes, in points.
  static var room: CGFloat { height + gap }

  let view: AnyView

  var body: some View {
    view.frame(maxWidth: .infinity).frame(height: TabAccessory.height)
      .clipShape(Capsule(style: .circular))
      .background { GlassSurface(shape: Capsule(style: .circular)) }
      .padding(.horizontal, 21)
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
  }
}

/// The bar of tabs where the contents are scrolled: the chosen tab alone, with the accessory beside it.
struct SmallTabBar: View {
  let entries: [TabEntry]
  let accessory: AnyView?
  let generation: Int

  var body: some View {
    HStack(spacing: 8) {
      if let entry = entries.first(where: \.isSelected) ?? entries.first {
        Button(action: entry.select) {
          BorrowedViews(node: entry.node, generation: generation, part: .pictures).frame(width: 48, height: 48)
            .background { GlassSurface(shape: Capsule(style: .circular)) }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(.isSelected)
      }
      if let accessory {
        accessory.frame(maxWidth: .infinity).frame(height: TabAccessory.height)
          .background { GlassSurface(shape: Capsule(style: .circular)) }
          .environment(\.tabViewBottomAccessoryPlacement, .inline)
      } else {
        Spacer(minLength: 0)
      }
      if let search = entries.first(where: { $0.isSearch && !$0.isSelected }) {
        Button(action: search.select) {
          BorrowedViews(node: search.node, generation: generation, part: .symbol).frame(width: 48, height: 48)
            .background { GlassSurface(shape: Capsule(style: .circular)) }
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.horizontal, 21).padding(.bottom, 28)
    .frame(maxHeight: .infinity, alignment: .bottom)
  }
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum TabBarMinimizeBehaviorKey: EnvironmentKey {
  static let defaultValue = TabBarMinimizeBehavior.automatic
}

private enum TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// What stands above the bar of a container of tabs; nil where nothing does.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// When the bar of a container of tabs becomes small.
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeBehaviorKey.self] }
    set { self[TabBarMinimizeBehaviorKey.self] = newValue }
  }

  /// Where the accessory stands that the view is in; nil outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}
