import LayoutTree

/// Tabs that stand together in the bar at the side.
struct TabSidebarGroup {
  /// Nil where there is nothing above the tabs.
  var header: AnyView?
  var entries: [TabEntry]
  /// Buttons after the tabs; nil for none.
  var actions: AnyView?
}

/// The bar of tabs at the side of a tablet's screen.
///
/// Measured on a picture of a tablet with iOS 26: a panel 270 wide, rows 44 high from 63 below its top, 16 inside, and 54 for a
/// header after other rows. That it is as wide as the first column of a split view in iOS 18, and that pictures have the tint,
/// is generally known; all other figures are guesses.
struct TabSidebar: View {
  /// In points.
  static func width(in design: SystemDesign) -> CGFloat { design == .iOS26 ? 270 : 320 }

  let groups: [TabSidebarGroup]
  let options: TabSidebarOptions
  let generation: Int
  let hide: @MainActor () -> Void
  @Environment(\.systemDesign) private var design

  init(groups: [TabSidebarGroup], options: TabSidebarOptions, generation: Int, hide: @escaping @MainActor () -> Void) {
    self.groups = groups
    self.options = options
    self.generation = generation
    self.hide = hide
  }

  private var isNew: Bool { design == .iOS26 }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        if isNew { Spacer(minLength: 0) }
        SidebarToggleButton(toggle: SidebarToggle(isInColumn: true, perform: hide))
        if !isNew { Spacer(minLength: 0) }
      }
      .padding(.leading, 16).padding(.trailing, isNew ? 14 : 16)
      .frame(height: isNew ? 44 : nil).padding(.bottom, isNew ? 10 : 0)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          if let header = options.header { header.padding(.horizontal, 12).padding(.bottom, 12) }
          ForEach(groups.indices, id: \.self) { index in
            TabSidebarRows(group: groups[index], isFirst: index == 0, generation: generation)
          }
          if let footer = options.footer { footer.padding(.horizontal, 12).padding(.top, 12) }
        }
        .padding(.horizontal, 16).padding(.top, isNew ? 9 : 8).padding(.bottom, 8)
      }
      if let bar = options.bottomBar { bar.padding(16) }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .background {
      if !isNew {
        Rectangle().fill(Color(.secondarySystemBackground)).ignoresSafeArea()
          .overlay(alignment: .trailing) { TabSidebarLine() }
      }
    }
  }
}

/// The line between the bar and the screens in iOS 18.
private struct TabSidebarLine: View {
  @Environment(\.pixelLength) private var pixel

  var body: some View { SplitLine().frame(width: pixel).ignoresSafeArea() }
}

/// The tabs of one section, below its header.
private struct TabSidebarRows: View {
  let group: TabSidebarGroup
  let isFirst: Bool
  let generation: Int
  @State private var isFolded = false
  @Environment(\.systemDesign) private var design
  private var isNew: Bool { design == .iOS26 }

  init(group: TabSidebarGroup, isFirst: Bool, generation: Int) {
    self.group = group
    self.isFirst = isFirst
    self.generation = generation
  }

  var body: some View {
    if let header = group.header {
      FoldingHeader(title: header, isFolded: $isFolded)
        .padding(.horizontal, isNew ? 16 : 12).padding(.top, isFirst ? 4 : isNew ? 21 : 20)
        .padding(.bottom, isNew ? 12.5 : 8)
    } else if !isFirst {
      Color.clear.frame(height: 12)
    }
    if !isFolded {
      ForEach(group.entries.indices, id: \.self) { index in
        TabSidebarRow(entry: group.entries[index], generation: generation)
      }
      if let actions = group.actions {
        Group(subviews: actions) { buttons in
          ForEach(buttons) { $0.padding(.horizontal, 12).frame(height: 44) }
        }
      }
    }
  }
}

/// The header of a section, which folds it at a tap.
///
/// Measured in iOS 26: grey, as large as the rows, with an arrow down; how it looks in iOS 18 is a guess.
private struct FoldingHeader: View {
  let title: AnyView
  @Binding var isFolded: Bool
  @Environment(\.systemDesign) private var design

  private var isNew: Bool { design == .iOS26 }

  var body: some View {
    Button {
      isFolded.toggle()
    } label: {
      HStack(spacing: 0) {
        title.font(isNew ? .body.weight(.medium) : .title3.weight(.semibold)).labelStyle(.titleOnly).lineLimit(1)
          .foregroundStyle(Color(isNew ? .secondaryLabel : .label))
        Spacer(minLength: 8)
        Image(systemName: "chevron.right").font(.footnote.weight(.semibold))
          .foregroundStyle(isNew ? AnyShapeStyle(Color(.label)) : AnyShapeStyle(TintShapeStyle()))
          .flipsForRightToLeftLayoutDirection(true).rotationEffect(
            .degrees(isFolded ? 0 : 90), anchor: UnitPoint(x: 0.6, y: 0.5))
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(.isHeader)
    .accessibilityValue(Text(verbatim: isFolded ? "Collapsed" : "Expanded"))
  }
}

/// A tab in the bar at the side: its picture, its title, and its badge at the end.
private struct TabSidebarRow: View {
  let entry: TabEntry
  let generation: Int
  @Environment(\.systemDesign) private var design

  var body: some View {
    if let menu = entry.menu {
      button.contextMenu { menu }
    } else {
      button
    }
  }

  private var button: some View {
    Button(action: entry.select) {
      HStack(spacing: design == .iOS26 ? 9.33 : 12) {
        BorrowedViews(node: entry.node, generation: generation, part: .pictures).frame(width: 28)
        BorrowedViews(node: entry.node, generation: generation, part: .words)
        Spacer(minLength: entry.badge == nil ? 0 : 40)
      }
      .padding(.horizontal, design == .iOS26 ? 16 : 12)
      .frame(height: 44)
      .background {
        if entry.isSelected {
          RoundedRectangle(cornerRadius: design == .iOS26 ? 22 : 10, style: .continuous)
            .fill(design == .iOS26 ? Color.primary.opacity(0.11) : Color(.systemFill))
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .overlay(alignment: .trailing) { badge.padding(.trailing, 12).allowsHitTesting(false) }
    .accessibilityAddTraits(entry.isSelected ? .isSelected : [])
    .modifier(TabBadgeValue(badge: entry.badge))
  }

  @ViewBuilder private var badge: some View {
    if let badge = entry.badge {
      badge.font(.system(size: 17)).foregroundStyle(Color(.secondaryLabel)).accessibilityHidden(true)
    }
  }
}

extension EnvironmentValues {
  /// Whether people can have the tabs at the side.
  var canHaveTabsAtSide: Bool { hasTabsAbove && tabViewStyle is SidebarAdaptableTabViewStyle }
}
