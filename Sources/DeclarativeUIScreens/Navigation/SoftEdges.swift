import Foundation
import LayoutTree

// What is below bars of iOS 26 fades to the colour of its background.

/// What is below the bar above: the background is half as strong there, and ends softly 40 points below the bar.
struct SoftEdge: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let strength = scheme == .dark ? 0.6 : 0.5
    GeometryReader { geometry in
      let height = geometry.size.height
      BackgroundFade(
        stops: [BackgroundFadeRule.Stop(at: 0, strength), .init(at: height * 0.6, strength), .init(at: height, 0)],
        shade: 0
      )
    }
    .padding(.bottom, -40)
    .allowsHitTesting(false)
  }
}

/// What is below the bar of tabs.
///
/// Measured on five screens in light, from 31 above the bar to the screen's edge: black letters keep 0.76 of their strength 5
/// above the bar, 0.61 at 4 below its upper edge, and 0.145 from its lower edge on, over a background that is a hundredth
/// darker.
struct LowerSoftEdge: View {
  /// How far above the bar it begins, and how far below that it is as strong as it becomes, in points.
  static let (rise, length): (CGFloat, CGFloat) = (31, 76)
  private static let strength = 0.855

  var body: some View {
    // A soft step, by its values at eighths of its length.
    let stops = (0...8).map { eighth in
      let share = CGFloat(eighth) / 8
      return BackgroundFadeRule.Stop(at: share * Self.length, Self.strength * Double(share * share * (3 - 2 * share)))
    }
    BackgroundFade(stops: stops, shade: 0.012)
      .padding(.top, -Self.rise)
      .allowsHitTesting(false)
  }
}

/// The colour of the background over contents, stronger from place to place.
private struct BackgroundFade: View, PrimitiveView {
  typealias Body = Never

  let stops: [BackgroundFadeRule.Stop]
  let shade: Double

  func resolve(in context: ResolveContext) -> Node {
    let usual = Color(.systemBackground).paint(in: context).firstColor
    return context.node(Self.self, BackgroundFadeRule(stops, usual: usual, shade: shade))
  }
}
