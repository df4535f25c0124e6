import Foundation
import LayoutTree

/// The bar of a container of tabs.
struct TabBar: View {
  let entries: [TabEntry]
  let generation: Int
  @Environment(\.systemDesign) private var design

  var body: some View {
    if design == .iOS26 {
      GlassTabBar(entries: entries, generation: generation)
    } else {
      HStack(spacing: 0) {
        ForEach(entries.indices, id: \.self) { index in
          TabButton(entry: entries[index], generation: generation)
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: 49)
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }
}

/// The bar of iOS 26: a capsule of glass with the tabs in it, of which the chosen one has a background of its own.
///
/// Measured: 62 high, 21 above the screen's edge; with up to four tabs each of them has 86 points where there is room, as with
/// three tabs at 390, 402 and 428, and on phones of 430 points 93, which is a quarter of what a bar from 21 inside one edge to
/// 21 inside the other has besides 16; the background of a tab is 54 high and 8 wider than its part. That a part is not wider
/// than 96 is a guess. Beside the circle to search by three tabs take all that is left to 8 before it, as measured at 402.
private struct GlassTabBar: View {
  /// In the order of the bar.
  let entries: [TabEntry]
  let generation: Int
  @Environment(\.colorScheme) private var scheme

  init(entries: [TabEntry], generation: Int) {
    self.entries = entries
    self.generation = generation
  }

  /// Measured in light.
  private var chosenBackground: Color { Color.primary.opacity(scheme == .light ? 0.072 : 0.09) }

  var body: some View {
    GeometryReader { geometry in
      if let search = entries.first(where: \.isSearch) {
        HStack(spacing: 0) {
          platter(
            entries.filter { !$0.isSearch }, in: geometry.size.width - 42 - 62 - 8, of: geometry.size.width - 42,
            isBesideSearch: true)
          Spacer(minLength: 8)
          SearchTabButton(entry: search, generation: generation)
        }
        .padding(.horizontal, 21)
      } else {
        platter(entries, in: geometry.size.width - 42, of: geometry.size.width - 42)
          .frame(maxWidth: .infinity, alignment: .center)
      }
    }
  }

  /// The room of wide phones: 86 points for a part are measured on one of 428, a quarter of the room on those of 430.
  private static let wide: CGFloat = 430 - 42

  private func platter(
    _ entries: [TabEntry], in most: CGFloat, of widest: CGFloat, isBesideSearch: Bool = false
  ) -> some View {
    TabRow(usualPart: widest < Self.wide ? 86 : min((widest - 16) / 4, 96), most: most, isBesideSearch: isBesideSearch)
    {
      ForEach(entries.indices, id: \.self) { index in
        TabButton(entry: entries[index], generation: generation)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            if entries[index].isSelected { Capsule(style: .circular).fill(chosenBackground) }
          }
          .layoutValue(key: IsChosen.self, value: entries[index].isSelected)
      }
    }
    .background { GlassSurface(shape: Capsule(style: .circular)) }
  }
}

/// Whether a tab is the chosen one.
private struct IsChosen: LayoutValueKey {
  static let defaultValue = false
}

/// Tabs beside each other on a bar, whose backgrounds lie partly on each other.
///
/// Measured with a title of 64 points among shorter ones at 402: all backgrounds are 40 wider than the widest title, and the
/// tabs as much nearer to each other. A title is as wide then as if its tab were chosen: 1.33 wider at 64 points. Measured with
/// five tabs and a title of 44 points: backgrounds of 74, of which each lies on the next by 4.5 and not by 8. Where between
/// those titles backgrounds become wider is not known: here above 46 points. Measured with three tabs beside the circle to
/// search by: backgrounds of 98.67, of which each lies on the next by 7. Of one or two tabs there it is not known, and they are
/// as wide as without it.
private struct TabRow: Layout {
  /// How far tabs are apart where their titles are short.
  let usualPart: CGFloat
  /// How wide the bar may be.
  let most: CGFloat
  /// Whether the circle to search by is beside the bar.
  let isBesideSearch: Bool

  private static let height: CGFloat = 62

  /// How wide a background is, and the bar.
  private func widths(of tabs: Subviews) -> (background: CGFloat, bar: CGFloat) {
    let count = CGFloat(max(tabs.count, 1))
    let title =
      tabs.map { tab in
        tab.sizeThatFits(.unspecified).width * (tab[IsChosen.self] ? 1 : 1 + 1.33 / 64)
      }.max() ?? 0
    let wide = title > 46 ? title + 40 : 0
    let part = max(usualPart, wide - 8)
    let isFull = isBesideSearch && tabs.count > 2
    let bar = isFull ? most : min(part * count + 16, most)
    let shared: CGFloat = count > 4 ? 4.5 : isFull ? 7 : 8
    return (max((bar - 8 + shared * (count - 1)) / count, min(wide, bar - 8)), bar)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: widths(of: subviews).bar, height: Self.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (background, bar) = widths(of: subviews)
    let pitch = subviews.count > 1 ? (bar - 8 - background) / CGFloat(subviews.count - 1) : 0
    for (index, tab) in subviews.enumerated() {
      let offer = ProposedViewSize(width: background, height: Self.height - 8)
      tab.place(at: CGPoint(x: bounds.minX + 4 + CGFloat(index) * pitch, y: bounds.minY + 4), proposal: offer)
    }
  }
}

/// The tab to search by, in a circle of its own at the end of the bar.
///
/// Measured on devices: as high as the bar, and as far from the edge. That 8 points at least are before it is a guess.
private struct SearchTabButton: View {
  let entry: TabEntry
  let generation: Int

  var body: some View {
    Button(action: entry.select) {
      BorrowedViews(node: entry.node, generation: generation, part: .symbol).frame(width: 62, height: 62)
        .background { GlassSurface(shape: Capsule(style: .circular)) }
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(entry.isSelected ? .isSelected : [])
  }
}

/// A tab: its picture above its title, in the tint where it is chosen.
private struct TabButton: View {
  let entry: TabEntry
  let generation: Int
  @Environment(\.systemDesign) private var design
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let isNew = design == .iOS26
    Button(action: entry.select) {
      // Measured from the bar's top: the picture's middle at 18.2 in iOS 17 and 24 in iOS 26, where the background begins at 4.
      TabLayout(iconMiddle: isNew ? 20 : 18.2, titleTop: isNew ? 35 : 35.5) {
        if !entry.leadsToOthers {
          Group { BorrowedViews(node: entry.node, generation: generation, part: .pictures) }.layoutValue(
            key: IsPicture.self, value: true)
          BorrowedViews(node: entry.node, generation: generation, part: .words)
        } else {
          Image(systemName: "ellipsis").font(.system(size: isNew ? 23 : 18)).imageScale(isNew ? .medium : .large)
            .layoutValue(key: IsPicture.self, value: true)
          Text("More").font(.system(size: 10, weight: isNew && entry.isSelected ? .semibold : .medium))
        }
      }
      .foregroundStyle(color)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .overlay(alignment: .top) { badge.allowsHitTesting(false) }
    .accessibilityAddTraits(entry.isSelected ? .isSelected : [])
    .modifier(TabBadgeValue(badge: entry.badge))
  }

  private var color: AnyShapeStyle {
    if entry.isSelected { return ChosenTabTint.style(in: design) }
    return AnyShapeStyle(design == .iOS26 ? GlassInk.tabs.color(in: scheme) : ChosenTabTint.otherGrey(in: scheme))
  }

  /// Measured in iOS 26: 20 high, 8.5 beside the middle of the picture and 6 below the bar's top.
  @ViewBuilder private var badge: some View {
    if let badge = entry.badge {
      badge.font(.system(size: 13)).foregroundStyle(.white).padding(.horizontal, 4)
        .frame(minWidth: 20, minHeight: 20)
        .background { Capsule(style: .circular).fill(Color.red) }
        .fixedSize()
        .frame(width: 0, alignment: .leading)
        .offset(x: 8.5, y: 2)
        .accessibilityHidden(true)
    }
  }
}

/// Says a badge after the title of a tab.
struct TabBadgeValue: ViewModifier {
  let badge: Text?

  func body(content: Content) -> some View {
    if let badge { content.accessibilityValue(badge) } else { content }
  }
}

/// Whether a view is the picture of a tab.
private struct IsPicture: LayoutValueKey {
  static let defaultValue = false
}

/// Places the picture and the title of a tab; one of them alone is in the middle.
private struct TabLayout: Layout {
  let iconMiddle: CGFloat
  let titleTop: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: proposal.width ?? widest, height: proposal.height ?? 49)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let icon = subviews.first(where: { $0[IsPicture.self] }),
      let title = subviews.first(where: { !$0[IsPicture.self] })
    else {
      subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
      return
    }
    icon.place(at: CGPoint(x: bounds.midX, y: bounds.minY + iconMiddle), anchor: .center, proposal: .unspecified)
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    title.place(at: CGPoint(x: bounds.midX, y: bounds.minY + titleTop), anchor: .top, proposal: offer)
  }
}
