import Foundation
import LayoutTree

/// What stands in the place of the bar of tabs in iOS 26 while the tab to search by is chosen: a circle that leads back to the
/// tab before, and the field.
///
/// Measured on devices: the circle is 48 and stands 28 from the edges, the field begins at 88 and ends 28 before the edge.
/// While people search the field stands 8 from the edges, with a circle that ends that, and no other.
struct SearchTabBar: View {
  /// The tab before.
  let previous: TabEntry?
  let search: SearchPlace
  let generation: Int
  @Environment(\.isKeyboardShown) private var isKeyboardShown

  init(previous: TabEntry?, search: SearchPlace, generation: Int) {
    self.previous = previous
    self.search = search
    self.generation = generation
  }

  var body: some View {
    let isActive = search.state.isActive
    HStack(spacing: isActive ? 8 : 12) {
      if let previous, !isActive {
        Button(action: previous.select) {
          BorrowedViews(node: previous.node, generation: generation, part: .symbol).frame(width: 48, height: 48)
            .background { GlassSurface(shape: Capsule(style: .circular)) }
            .contentShape(Circle())
        }
        .buttonStyle(.plain)
      }
      BottomSearchField(search: search, generation: generation)
    }
    .padding(.horizontal, isActive ? 8 : 28)
    .frame(height: 48)
    .padding(.bottom, isKeyboardShown ? 10 : 28)
    .frame(maxHeight: .infinity, alignment: .bottom)
  }
}

private enum SearchesInTabBarKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SearchBeginsWithTabKey: EnvironmentKey {
  static let defaultValue = false
}

private enum TabSearchActivationKey: EnvironmentKey {
  static let defaultValue = TabSearchActivation.automatic
}

extension EnvironmentValues {
  /// Whether the field to search by of the screen stands in the bar of tabs.
  var searchesInTabBar: Bool {
    get { self[SearchesInTabBarKey.self] }
    set { self[SearchesInTabBarKey.self] = newValue }
  }

  /// Whether people search as soon as they have chosen the tab that the screen is of.
  var searchBeginsWithTab: Bool {
    get { self[SearchBeginsWithTabKey.self] }
    set { self[SearchBeginsWithTabKey.self] = newValue }
  }

  /// When the tab to search by opens its field.
  var tabSearchActivation: TabSearchActivation {
    get { self[TabSearchActivationKey.self] }
    set { self[TabSearchActivationKey.self] = newValue }
  }
}
