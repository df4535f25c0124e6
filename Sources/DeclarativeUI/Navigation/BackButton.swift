import Foundation

/// The button that leads to the screen below: a chevron in glass in iOS 26, a chevron and the title of that screen before.
struct BackButton: View {
  /// The title of the screen below; nil where it has none.
  let title: Text?
  let pop: () -> Void
  @Environment(\.systemDesign) private var design

  var body: some View {
    Button(action: pop) {
      if design == .iOS26 {
        BackChevron().foregroundStyle(Color(.label)).frame(width: 44, height: 44)
          .background { GlassSurface(shape: Capsule(style: .circular)) }
      } else {
        TitledBackButton(title: title)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title ?? Text("Back"))
    .accessibilityIdentifier("BackButton")
  }
}

/// The chevron that points back; its ink is 11 x 19 points in iOS 18, as measured.
private struct BackChevron: View {
  @Environment(\.systemDesign) private var design

  var body: some View {
    Image(systemName: "chevron.backward")
      .font(.system(size: 17, weight: design == .iOS26 ? .medium : .semibold)).imageScale(.large)
  }
}

/// The button of iOS 18: what fits of the title, or "Back", or the chevron alone.
private struct TitledBackButton: View {
  let title: Text?

  var body: some View {
    // Measured: the chevron's ink begins at 9.33, the title at 30.33 of the screen.
    HStack(spacing: 0) {
      BackChevron().frame(width: 11).padding(.leading, 1.33).padding(.trailing, 10)
      ViewThatFits(in: .horizontal) {
        words(title ?? Text("Back"))
        words(Text("Back"))
        Color.clear.frame(width: 0, height: 0)
      }
    }
    .foregroundStyle(color)
    .frame(height: 44)
  }

  /// What programs have told UIKit, or the tint.
  private var color: AnyShapeStyle {
    UINavigationBar.followed.tintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(TintShapeStyle())
  }

  private func words(_ text: Text) -> some View { text.font(.system(size: 17)).lineLimit(1) }
}

/// The button that shows and hides the first column.
struct SidebarToggleButton: View {
  let toggle: SidebarToggle
  @Environment(\.systemDesign) private var design

  var body: some View {
    Button(action: toggle.perform) {
      let symbol = Image(systemName: "sidebar.leading").font(.system(size: 17, weight: .medium)).imageScale(.large)
      if design == .iOS26 {
        symbol.foregroundStyle(Color(.label)).frame(width: 44, height: 44)
          .background { GlassSurface(shape: Capsule(style: .circular)) }
      } else {
        symbol.foregroundStyle(TintShapeStyle()).frame(height: 44)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Sidebar")
    .accessibilityIdentifier("ToggleSidebar")
  }
}
