import Foundation

/// The button that leads to the screen below: a chevron in glass in iOS 26, a chevron and the title of that screen before.
struct BackButton: View {
  /// The title of the screen below; nil where it has none.
  let title: Text?
  /// Whether it shows the chevron alone.
  let isBare: Bool
  /// How much larger the chevron of iOS 26 is than in usual text.
  let chevronScale: Double
  let pop: () -> Void
  @Environment(\.systemDesign) private var design
  @Environment(\.colorScheme) private var scheme

  init(title: Text?, isBare: Bool, chevronScale: Double, pop: @escaping () -> Void) {
    self.title = title
    self.isBare = isBare
    self.chevronScale = chevronScale
    self.pop = pop
  }

  var body: some View {
    Button(action: pop) {
      if design == .iOS26 {
        // Measured: the chevron's ink is 11 x 19 and begins 15 inside.
        BackChevron(scale: chevronScale).foregroundStyle(GlassInk.backButton.color(in: scheme)).frame(
          width: 44, height: 44
        )
        .background { GlassSurface(shape: Capsule(style: .circular)) }
      } else {
        TitledBackButton(title: title, isBare: isBare)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title ?? Text("Back"))
    .accessibilityIdentifier("BackButton")
  }
}

/// What lies on the glass of iOS 26: a part of the label's colour, as measured on pictures of several apps.
enum GlassInk {
  case backButton, tabs

  func color(in scheme: ColorScheme) -> Color {
    guard scheme == .dark else { return Color(.label).opacity(0.9) }
    return Color(.label).opacity(self == .tabs ? 0.97 : 0.95)
  }
}

/// The chevron that points back; its ink is 11 x 19 points in both designs, and its lines are 2.35 wide in iOS 26, as measured.
///
/// Measured in iOS 26 at `xLarge`: 1.1 times that, as texts of `title3` are larger; that it grows up to `xxLarge`, as the bar's
/// title does, is a guess.
private struct BackChevron: View {
  /// How much larger it is than in usual text.
  var scale = 1.0
  @Environment(\.systemDesign) private var design

  var body: some View {
    let isNew = design == .iOS26
    Image(systemName: "chevron.backward")
      .font(.system(size: 17 * CGFloat(scale), weight: isNew ? .bold : .semibold)).imageScale(.large)
  }
}

/// The button of iOS 18: what fits of the title, or "Back", or the chevron alone.
private struct TitledBackButton: View {
  let title: Text?
  let isBare: Bool

  var body: some View {
    // Measured: the chevron's ink begins at 9.33, the title at 30.33 of the screen.
    HStack(spacing: 0) {
      BackChevron().padding(.leading, 3.26).frame(width: 11).padding(.leading, 1.33).padding(.trailing, 10)
      if !isBare {
        ViewThatFits(in: .horizontal) {
          words(title ?? Text("Back"))
          words(Text("Back"))
          Color.clear.frame(width: 0, height: 0)
        }
      }
    }
    .foregroundStyle(color)
    .transformEnvironment(\.tintDimming) { $0?.times = 1 }
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
      if toggle.isInColumn, design == .iOS26 {
        SidebarSymbol().foregroundStyle(Color(.label)).frame(width: 42.5, height: 44)
      } else if design == .iOS26 {
        SidebarSymbol().foregroundStyle(Color(.label)).frame(width: 44, height: 44)
          .background { GlassSurface(shape: Capsule(style: .circular)) }
      } else {
        SidebarSymbol().foregroundStyle(TintShapeStyle()).padding(.horizontal, 2.5).frame(height: 44)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Sidebar")
    .accessibilityIdentifier("ToggleSidebar")
  }
}

/// A screen with a column that has rows.
///
/// Measured on pictures of tablets: 25.5 x 20 points with lines of 1.85 in iOS 26 and of 1.5 in iOS 18, beside a text of 17.
struct SidebarSymbol: View {
  var scale: CGFloat = 1
  @Environment(\.systemDesign) private var design

  init(scale: CGFloat = 1) {
    self.scale = scale
  }

  var body: some View {
    let line: CGFloat = design == .iOS26 ? 1.85 : 1.5
    ZStack {
      SidebarOutline(scale: scale).stroke(style: StrokeStyle(lineWidth: line * scale))
      SidebarRows(scale: scale).stroke(style: StrokeStyle(lineWidth: 1.35 * scale, lineCap: .round))
    }
    .frame(width: 25.5 * scale, height: 20 * scale)
    .flipsForRightToLeftLayoutDirection(true)
  }
}

private struct SidebarOutline: Shape {
  let scale: CGFloat

  func path(in rect: CGRect) -> Path {
    let frame = rect.insetBy(dx: 0.9 * scale, dy: 0.9 * scale)
    var path = Path(roundedRect: frame, cornerRadius: 3.6 * scale, style: .continuous)
    path.move(to: CGPoint(x: rect.minX + 9.35 * scale, y: frame.minY))
    path.addLine(to: CGPoint(x: rect.minX + 9.35 * scale, y: frame.maxY))
    return path
  }
}

private struct SidebarRows: Shape {
  let scale: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for y in [5.25, 8.25, 11.25] {
      path.move(to: CGPoint(x: rect.minX + 3.9 * scale, y: rect.minY + y * scale))
      path.addLine(to: CGPoint(x: rect.minX + 6.3 * scale, y: rect.minY + y * scale))
    }
    return path
  }
}
