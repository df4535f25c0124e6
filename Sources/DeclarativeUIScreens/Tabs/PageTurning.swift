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
      if showsIndex(of: count) { PageDots(count: count, selected: selected, hasBackground: hasBackground) }
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
private struct PageDots: View {
  let count: Int
  let selected: Int
  let hasBackground: Bool
  @Environment(\.systemDesign) private var design

  var body: some View {
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
    .padding(.bottom, 12)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("page \(selected + 1) of \(count)")
    .allowsHitTesting(false)
  }

  private func color(isSelected: Bool) -> Color {
    let told = UIPageControl.followed
    let color = isSelected ? told.currentPageIndicatorTintColor : told.pageIndicatorTintColor
    return color.map { Color($0) } ?? Color.white.opacity(isSelected ? 1 : 0.45)
  }
}
