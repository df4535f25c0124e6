import Drawings
import Foundation
import LayoutTree
import PixelImages

/// What the screens of a container lie on.
enum ScreenBackgroundKind {
  /// The colour of a screen.
  case screen
  /// Nothing: what they are presented on has its own background.
  case none
}

/// The background of a screen of a container.
struct ScreenBackground: View {
  @Environment(\.screenBackground) private var background

  var body: some View {
    if background == .screen { Rectangle().fill(Color(.systemBackground)) }
  }
}

private enum ScreenBackgroundKey: EnvironmentKey {
  static var defaultValue: ScreenBackgroundKind { .screen }
}

extension EnvironmentValues {
  /// What screens of containers lie on.
  var screenBackground: ScreenBackgroundKind {
    get { self[ScreenBackgroundKey.self] }
    set { self[ScreenBackgroundKey.self] = newValue }
  }
}

/// The background of a bar: a style, or else the material of bars, with a line where the bar ends.
///
/// In iOS 26 there is no line, as measured below a bar with a black background.
struct BarBackground: View {
  let style: AnyShapeStyle?
  /// Where the line is.
  let edge: VerticalEdge
  @Environment(\.colorScheme) private var scheme
  @Environment(\.pixelLength) private var pixel
  @Environment(\.systemDesign) private var design

  init(style: AnyShapeStyle?, edge: VerticalEdge) {
    self.style = style
    self.edge = edge
  }

  var body: some View {
    Rectangle().fill(style ?? AnyShapeStyle(BarMaterial()))
      .overlay(alignment: edge == .bottom ? .bottom : .top) {
        if design != .iOS26 { Rectangle().fill(Self.lineColor(scheme)).frame(height: pixel) }
      }
  }

  static func lineColor(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(white: 1, opacity: 0.15) : Color(white: 0, opacity: 0.3)
  }
}

/// What is below a bar of iOS 13 to 18, blurred under a veil, whose colours are those that Flutter has.
struct BarMaterial: Hashable, ShapeStyle, PaintingStyle {
  func paint(in context: ResolveContext) -> StylePaint {
    let white: UInt8 = context.environment.colorScheme == .dark ? 0x1D : 0xF9
    let veil = RGBAColor(red: white, green: white, blue: white, alpha: 0xF0)
    return .backdrop(Backdrop(blur: 20, colors: ColorChange.saturation(1.6).matrix, tint: veil))
  }
}

/// The title in a bar.
struct InlineTitle: View {
  let title: Text
  let subtitle: BarSubtitle?
  let hasMenu: Bool
  /// Whether it is there while the contents are not scrolled.
  let isAtEdge: Bool
  /// The em size.
  let size: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 4) {
        title.told(
          UINavigationBar.followed.titleAppearance(isAtEdge: isAtEdge), or: .system(size: size, weight: .semibold)
        )
        .lineLimit(1)
        // A larger one stands on the same baseline, as measured.
        .padding(.bottom, (size - 17) * 0.711)
        if hasMenu {
          Image(systemName: "chevron.down.circle.fill").font(.system(size: 14)).foregroundStyle(.secondary)
        }
      }
      subtitle
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }
}

/// What stands below a title in iOS 26: a text, or the views that are meant for that place.
struct BarSubtitle: View {
  let text: Text?
  let place: ToolbarPlace?
  let font: Font
  let generation: Int

  var body: some View {
    if let place {
      BorrowedViews(node: place.node, generation: generation)
    } else if let text {
      text.font(font).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// The title below a bar: its baseline is 36.33 below the bar in both designs, as measured, or lower where it is too large.
struct LargeTitle: View {
  let title: Text?
  /// The views that are meant for its place.
  let place: ToolbarPlace?
  let subtitle: BarSubtitle?
  let sizes: BarTextSizes
  /// Whether it stands in the bar, and not below it.
  let isInRow: Bool
  let generation: Int

  var body: some View {
    if isInRow { lines } else { slot }
  }

  private var slot: some View {
    lines
      // Measured in iOS 26 at medium text: the title is lower with a line below it, which is close to it. That both stay at
      // other sizes is a guess.
      .padding(.top, sizes.largeInset + (subtitle == nil ? 0 : 3.33))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: subtitle == nil ? 0 : -2.67) {
      if let place {
        BorrowedViews(node: place.node, generation: generation)
      } else if let title {
        // Set closer before it is cut, by 0.02 em on a picture of an iPhone.
        title.told(UINavigationBar.followed.largeTitleAppearance, or: .system(size: sizes.large, weight: .bold))
          .lineLimit(1)
          .allowsTightening(true)
          .accessibilityAddTraits(.isHeader)
      }
      subtitle
    }
  }
}
