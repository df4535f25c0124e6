import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// Read in swift-snapshot-testing, which asks a view without a size for it before the view is in a window, and measured on
/// pictures of a design system of iOS 26, whose views learn their spacings and fonts when they appear.
@MainActor @Suite struct `A size that is asked for before a view appears` {
  /// Stars whose spacing is known when they have appeared.
  private struct Stars: View {
    @State private var spacing: CGFloat = 0

    var body: some View {
      HStack(spacing: spacing) {
        ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 40, height: 40) }
      }
      .onAppear { spacing = 8 }
    }
  }

  private func layout(_ view: some View, _ extent: HostedScreen.Extent) -> HostedLayout {
    HostedScreen(extent).layout(view)
  }

  @Test func `is that of what it was then, and what appears stands in the middle of it`() {
    let stars = Stars().padding(.horizontal, 20).fixedSize().accessibilityElement()
    let early = layout(stars, .fittingBeforeAppearing(ProposedViewSize(.zero)))
    #expect(early.size == CGSize(width: 240, height: 40))
    #expect(early.accessibility.map(\.frame) == [CGRect(x: -16, y: 0, width: 272, height: 40)])
    #expect(layout(stars, .fittingIn(ProposedViewSize(.zero))).size == CGSize(width: 272, height: 40))
  }

  @Test func `is what the view takes of what it is offered`() {
    let row = Color.red.frame(minWidth: 30, idealWidth: 60, maxWidth: .infinity).frame(height: 20)
    #expect(layout(row, .fittingBeforeAppearing(.unspecified)).size == CGSize(width: 60, height: 20))
    #expect(layout(row, .fittingBeforeAppearing(ProposedViewSize(.zero))).size == CGSize(width: 30, height: 20))
    #expect(
      layout(row, .fittingBeforeAppearing(ProposedViewSize(width: 90, height: nil))).size
        == CGSize(width: 90, height: 20))
  }

  @Test func `leaves what appears as often as without it`() {
    final class Count { var bodies = 0, appearances = 0 }
    struct Counted: View {
      let count: Count
      var body: some View {
        count.bodies += 1
        return Text("A").onAppear { count.appearances += 1 }
      }
    }
    let (early, late) = (Count(), Count())
    _ = layout(Counted(count: early), .fittingBeforeAppearing(.unspecified))
    _ = layout(Counted(count: late), .fitting)
    #expect(early.appearances == 1 && early.bodies == late.bodies)
  }

  /// A field that is focused when it appears, which has the view laid out once more.
  private struct FocusedStars: View {
    @FocusState private var isFocused: Bool
    let focuses: Bool

    var body: some View {
      VStack(spacing: 0) {
        Stars()
        TextField("A", text: .constant("")).focused($isFocused)
      }
      .onAppear { isFocused = focuses }
    }
  }

  @Test func `is asked for once a picture, however often the focus has it laid out`() {
    let screen = HostedScreen(.fittingBeforeAppearing(ProposedViewSize(width: 300, height: nil)))
    let sizes = [false, true].map { ViewHost(FocusedStars(focuses: $0).fixedSize()).layout(on: screen).size }
    #expect(sizes[0] == sizes[1] && sizes[0].width == 200)
  }

  @Test func `is that of the usual phone for those who ask for the screen's`() {
    var bounds: [CGRect] = []
    let view = Text("A").onAppear { bounds.append(UIScreen.main.bounds) }
    _ = layout(view, .fittingBeforeAppearing(.unspecified))
    #expect(bounds == [CGRect(x: 0, y: 0, width: 390, height: 844)])
  }

  @Test func `is the whole screen of the phone for a stack of screens that is offered nothing`() {
    let stack = NavigationStack { Text("A").navigationTitle("B") }
    var screen = HostedScreen(.fittingBeforeAppearing(ProposedViewSize(.zero)))
    #expect(screen.layout(AnyView(stack)).size == CGSize(width: 390, height: 844))
    screen.phoneSize = CGSize(width: 430, height: 932)
    let layout = screen.layout(stack)
    #expect(layout.size == CGSize(width: 430, height: 932))
    // Nothing is covered: the bar begins at the top.
    #expect(layout.accessibility.contains { $0.label == "B" && $0.frame.minY < 60 })
    #expect(screen.layout(stack.frame(width: 50, height: 60)).size == CGSize(width: 50, height: 60))
    #expect(screen.layout(Color.red).size == .zero)
  }
}
