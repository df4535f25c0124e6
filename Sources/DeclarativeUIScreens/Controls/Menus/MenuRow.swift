import Foundation

/// A button of a menu: a row.
struct MenuRowAppearance: ButtonStyle, Hashable {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(role: configuration.role, isPressed: configuration.isPressed, label: configuration.label)
  }
}

/// A switch in a menu: a row that is checked while it is on.
struct MenuToggleAppearance: ToggleStyle, Hashable {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .environment(\.menuMark, configuration.isOn ? .check : .none)
  }
}

/// A title with its mark before it, and its picture: before it in iOS 26, and before that at the end.
struct MenuRow<Label: View>: View {
  let role: ButtonRole?
  let isPressed: Bool
  let label: Label
  @Environment(\.menuMark) private var mark
  @Environment(\.menuColumns) private var columns
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemDesign) private var design
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let metrics = MenuMetrics(design, size)
    MenuRowLabel(label: label)
      .padding(.vertical, 10)
      .padding(.leading, metrics.leading(columns)).padding(.trailing, metrics.trailing)
      .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
      .overlay(alignment: .leading) { MenuMarkView(mark: mark).frame(width: 2 * metrics.markMiddle) }
      .overlay(alignment: .trailing) {
        if design == .iOS26, mark == .submenu || mark == .openSubmenu {
          Image(systemName: mark == .submenu ? "chevron.forward" : "chevron.down").imageScale(.small)
            .padding(.trailing, mark == .submenu ? 2 : 0)  // Its ink stands in the middle.
            .frame(width: 2 * metrics.chevronMiddle)
        }
      }
      .foregroundStyle(color)
      .background { Rectangle().fill(Color.primary.opacity(isPressed ? 0.08 : 0)) }
      .contentShape(Rectangle())
      .transformPreference(MenuColumnsPreference.self) { $0.formUnion(needed) }
  }

  private var needed: MenuColumns {
    switch mark {
    case .none: []
    case .check: .marks
    case .submenu, .openSubmenu: design == .iOS18 ? .marks : []
    }
  }

  private var color: Color {
    guard isEnabled else { return Color(.tertiaryLabel) }
    return role == .destructive ? .red : .primary
  }
}

/// What stands before a title.
private struct MenuMarkView: View {
  let mark: MenuMark
  @Environment(\.systemDesign) private var design

  var body: some View {
    switch mark {
    case .none: EmptyView()
    case .check: Image(systemName: "checkmark").font(.subheadline.weight(.semibold)).accessibilityHidden(true)
    case .submenu, .openSubmenu:
      if design == .iOS18 {
        Image(systemName: mark == .submenu ? "chevron.forward" : "chevron.down").font(.footnote.weight(.semibold))
          .padding(.trailing, mark == .submenu ? 2 : 0).accessibilityHidden(true)
      }
    }
  }
}

/// The views of a label: a title, below it what it says besides, and a picture.
private struct MenuRowLabel<Label: View>: View {
  let label: Label

  var body: some View {
    Group(subviews: label) { parts in
      let images = parts.filter { $0.unmodified is Image }
      let texts = parts.filter { !($0.unmodified is Image) }
      MenuTitle(
        title: VStack(alignment: .leading, spacing: 0) {
          ForEach(texts) { text in
            if text.id == texts.first?.id {
              text
            } else {
              text.font(.subheadline).foregroundStyle(Color(.secondaryLabel))
            }
          }
        }, icon: images.first)
    }
  }
}

/// A label in a menu.
struct MenuLabelAppearance: LabelStyle, Hashable {
  func makeBody(configuration: Configuration) -> some View {
    MenuTitle(title: configuration.title, icon: configuration.icon)
  }
}

/// A title with its picture.
private struct MenuTitle<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon?
  @Environment(\.systemDesign) private var design
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    if let icon {
      if design == .iOS26 {
        // In a column of its own, 24 wide, that ends 8 before the titles.
        let column = MenuMetrics(design, size).pictureColumn
        title.overlay(alignment: .leading) { icon.frame(width: column).padding(.leading, -column - 8) }
          .preference(key: MenuColumnsPreference.self, value: .images)
      } else {
        HStack(spacing: 8) {
          title.frame(maxWidth: .infinity, alignment: .leading)
          // Measured: the middle of pictures is 28 from the end, and they make no row higher.
          icon.frame(width: 24, height: 22)
        }
      }
    } else {
      title
    }
  }
}
