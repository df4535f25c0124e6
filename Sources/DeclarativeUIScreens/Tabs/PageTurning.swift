import Foundation

/// What lies in front of pages: points that say which one is seen, and the gesture that turns them.
struct PageTurning: View {
  let memory: TabMemory
  let generation: Int
  @Environment(\.tabViewStyle) private var style
  @Environment(\.indexHasBackground) private var hasBackground

  var body: some View {
    let count = memory.screens.count
    let selected = memory.screens.firstIndex { $0 === memory.selected } ?? 0
    Color.clear.overlay(alignment: .bottom) {
      if showsIndex(of: count) {
        PageDots(count: count, selected: selected, hasBackground: hasBackground).padding(.bottom, 12)
      }
    }
  }

  private func showsIndex(of count: Int) -> Bool {
    switch (style as? PageTabViewStyle)?.indexDisplayMode ?? .never {
    case .automatic: count > 1
    case .always: true
    case .never: false
    }
  }
}

/// The points that say which page is seen: 7.67 wide and 17.67 apart in a bar of 25.67, as measured on iOS 26.
///
/// The bar's colour is measured in the dark in iOS 26: #242827 on #101714; in light it is a guess after it.
package struct PageDots: View {
  let count: Int
  let selected: Int
  let hasBackground: Bool
  /// Whose colours they have; nil is those that all have.
  let control: UIPageControl?
  @Environment(\.systemDesign) private var design

  /// - Parameter control: the dots of UIKit whose colours they have, or nil for those that all have.
  package init(count: Int, selected: Int, hasBackground: Bool, like control: UIPageControl? = nil) {
    (self.count, self.selected, self.hasBackground, self.control) = (count, selected, hasBackground, control)
  }

  package var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(color(isSelected: index == selected)).frame(width: 7.67, height: 7.67)
      }
    }
    // Measured: 17.67 for each point and 20 more.
    .padding(.horizontal, 15)
    .frame(height: 25.67)
    .background {
      if hasBackground { Capsule().fill(Color(design == .iOS26 ? .quaternarySystemFill : .systemFill)) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("page \(selected + 1) of \(count)")
    .allowsHitTesting(false)
  }

  private func color(isSelected: Bool) -> Color {
    let told = control ?? UIPageControl.followed
    let color = isSelected ? told.currentPageIndicatorTintColor : told.pageIndicatorTintColor
    return color.map { Color($0) } ?? Color.white.opacity(isSelected ? 1 : 0.45)
  }
}
