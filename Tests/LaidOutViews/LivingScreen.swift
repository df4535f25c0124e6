package import DeclarativeUI
package import Drawings
package import Foundation

/// A view that stays alive for a test, on a screen of 400 x 400 points.
@MainActor
package final class LivingScreen<Content: View> {
  package let view: LivingView<Content>

  package init(_ view: Content) {
    self.view = LivingView(view)
  }

  private let screen = HostedScreen(.fixed(CGSize(width: 400, height: 400)), hasBackground: false)

  package var layout: HostedLayout {
    let layout = view.layout(on: screen)
    layout.checkSizes()
    return layout
  }

  /// Everything that is drawn, from back to front, without the layers around it.
  package var items: [DrawingItem] { layout.drawing.items.flattened }

  /// The frames of all items from back to front.
  package var frames: [CGRect] { items.compactMap(\.frame).map(CGRect.init) }

  /// Waits until nothing is left to do.
  package func settled(within limit: Duration = .seconds(3600), until isDone: () -> Bool = { true }) async throws {
    try await view.settled(on: screen, within: limit, until: isDone)
  }

  /// Has what changes evaluated soon after.
  package func keepUpToDate() { view.keepUpToDate(on: screen) }

  /// The texts from back to front.
  package var texts: [String] {
    layout.drawing.items.compactMap { item in
      if case .text(let text) = item { text.text } else { nil }
    }
  }

  /// The texts from back to front, those of what is presented, too.
  package var everyText: [String] { LaidOut.texts(of: layout) }

  /// Presses one of the buttons, counted from the back.
  package func press(_ index: Int = 0) {
    let layout = layout
    guard layout.buttons.indices.contains(index) else { return }
    layout.buttons[index].action()
  }
}
