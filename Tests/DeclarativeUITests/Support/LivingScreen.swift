import DeclarativeUI
import Drawings
import Foundation

/// A view that stays alive for a test, on a screen of 400 x 400 points.
@MainActor
final class LivingScreen<Content: View> {
  let view: LivingView<Content>

  init(_ view: Content) {
    self.view = LivingView(view)
  }

  private let screen = HostedScreen(.fixed(CGSize(width: 400, height: 400)), hasBackground: false)

  var layout: HostedLayout { view.layout(on: screen) }

  /// Everything that is drawn, from back to front, without the layers around it.
  var items: [DrawingItem] { layout.drawing.items.flattened }

  /// Waits until nothing is left to do.
  func settled(within limit: Duration = .seconds(3600), until isDone: () -> Bool = { true }) async throws {
    try await view.settled(on: screen, within: limit, until: isDone)
  }

  /// Has what changes evaluated soon after.
  func keepUpToDate() { view.keepUpToDate(on: screen) }

  /// The texts from back to front.
  var texts: [String] {
    layout.drawing.items.compactMap { item in
      if case .text(let text) = item { text.text } else { nil }
    }
  }

  /// The texts from back to front, those of what is presented, too.
  var everyText: [String] { LaidOut.texts(of: layout) }

  /// Presses one of the buttons, counted from the back.
  func press(_ index: Int = 0) {
    let layout = layout
    guard layout.buttons.indices.contains(index) else { return }
    layout.buttons[index].action()
  }
}
