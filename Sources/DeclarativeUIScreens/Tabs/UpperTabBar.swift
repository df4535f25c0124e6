import Foundation
import LayoutTree

/// The bar of tabs above the screens of a tablet: their titles in a capsule in the middle.
///
/// Measured in iOS 26: of glass and as high as the buttons of a bar, titles of 17 with 16 at their sides, the chosen one's
/// background 4 inside. All other figures are guesses.
struct UpperTabBar: View {
  let entries: [TabEntry]
  /// Puts the tabs to the side; nil where they cannot be there.
  let toggle: SidebarToggle?
  let generation: Int
  @Environment(\.systemDesign) private var design

  init(entries: [TabEntry], toggle: SidebarToggle?, generation: Int) {
    self.entries = entries
    self.toggle = toggle
    self.generation = generation
  }

  var body: some View {
    let isNew = design == .iOS26
    HStack(spacing: 0) {
      if let toggle { UpperSidebarToggle(toggle: toggle) }
      ForEach(entries.indices, id: \.self) { index in
        UpperTab(entry: entries[index], generation: generation)
      }
    }
    .padding(isNew ? 4 : 2)
    .frame(height: isNew ? 44 : 36)
    .background {
      if isNew {
        GlassSurface(shape: Capsule(style: .circular))
      } else {
        Capsule(style: .circular).fill(Material.bar).overlay(Capsule(style: .circular).fill(Color(.tertiarySystemFill)))
      }
    }
    .frame(height: 44)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

/// The button at the bar's beginning that puts the tabs to the side.
private struct UpperSidebarToggle: View {
  let toggle: SidebarToggle

  var body: some View {
    Button(action: toggle.perform) {
      SidebarSymbol(scale: 15.0 / 17)
        .foregroundStyle(Color(.label)).padding(.horizontal, 12).frame(maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Sidebar")
    .accessibilityIdentifier("ToggleSidebar")
  }
}

/// The title of a tab in the bar above, on a background of its own where the tab is chosen.
private struct UpperTab: View {
  let entry: TabEntry
  let generation: Int
  @Environment(\.systemDesign) private var design

  var body: some View {
    BadgedTab {
      Button(action: entry.select) {
        title
          .padding(.leading, 16)
          .padding(.trailing, entry.badge == nil ? 16 : 12)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .background {
            if entry.isSelected { Capsule(style: .circular).fill(background) }
          }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      badge.padding(.trailing, 12).allowsHitTesting(false)
    }
    .accessibilityAddTraits(entry.isSelected ? .isSelected : [])
    .modifier(TabBadgeValue(badge: entry.badge))
  }

  @ViewBuilder private var title: some View {
    if entry.isSearch {
      BorrowedViews(node: entry.node, generation: generation, part: .symbol)
    } else if let title = entry.title {
      let isStrong = design == .iOS26 && entry.isSelected
      title.labelStyle(.titleOnly).lineLimit(1)
        .font(.system(size: design == .iOS26 ? 17 : 15, weight: isStrong ? .semibold : .medium))
        .foregroundStyle(entry.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.label)))
    } else {
      BorrowedViews(node: entry.node, generation: generation, part: .words)
    }
  }

  @ViewBuilder private var badge: some View {
    if let badge = entry.badge {
      badge.font(.system(size: 13)).foregroundStyle(.white).padding(.horizontal, 4)
        .frame(minWidth: 20, minHeight: 20).background { Capsule(style: .circular).fill(Color.red) }
        .accessibilityHidden(true)
    }
  }

  private var background: Color { design == .iOS26 ? Color.primary.opacity(0.09) : Color(.systemFill) }
}

/// A button with room for a badge at its end, which is no part of what the button says.
private struct BadgedTab: Layout {
  /// Between the title and the badge, in points, less what the title has behind it.
  private static let gap: CGFloat = 8 - 12

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let button = subviews[0].sizeThatFits(ProposedViewSize(width: nil, height: proposal.height))
    guard subviews.count > 1 else { return button }
    return CGSize(width: button.width + Self.gap + subviews[1].sizeThatFits(.unspecified).width, height: button.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    guard subviews.count > 1 else { return }
    subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }
}

extension EnvironmentValues {
  /// Whether containers of tabs have their bar above the screens, as on tablets since iOS 18 where there is room.
  var hasTabsAbove: Bool { userInterfaceIdiom == .pad && horizontalSizeClass == .regular }

  /// How high the row of such a bar is: that of the bar of a screen, which stands in it, too.
  var tabRowHeight: CGFloat { systemDesign == .iOS26 ? 54 : 44 }
}
