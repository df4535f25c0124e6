import Foundation
import LayoutTree

/// A finger on a hosted view: it finds what its touches reach, and has the gestures there follow them.
@MainActor
final class Finger {
  /// A gesture that hears the touches.
  private struct Listener {
    /// The view with the gesture; a later evaluation of the view changes its attributes.
    let node: Node
    let recognizer: Recognizer<Void>
  }

  private let layout: () -> HostedLayout
  private var listeners: [Listener] = []
  /// What becomes of all gestures together; nil until the finger comes down, and when they are over.
  private var gestures: Recognizer<Void>?
  /// Whether a gesture was recognized.
  private(set) var wasHeard = false

  /// - Parameter layout: the layout of the view after all that has changed was evaluated.
  init(layout: @escaping () -> HostedLayout) {
    self.layout = layout
  }

  func perform(_ touches: [Touch]) {
    var isDown = false
    var current = layout()
    for touch in touches {
      if touch.kind == .began, gestures == nil { begin(at: touch.location, in: current) }
      isDown = touch.kind == .began || isDown && touch.kind != .ended
      guard let gestures else { continue }
      gestures.receive(touch)
      gestures.commit()
      wasHeard = wasHeard || gestures.phase.isRecognized
      current = layout()
      goOn()
      // The next tap begins anew, unless a gesture waits for it.
      if gestures.phase.isOver, !isDown { self.gestures = nil }
    }
  }

  /// Arranges the gestures that a touch reaches: those of what is inside come first, unless a view wants otherwise.
  private func begin(at point: CGPoint, in layout: HostedLayout) {
    listeners = []
    var inside: Recognizer<Void>?
    var isPressedOnly = true
    for receiver in layout.placed.touched(at: point)?.receivers ?? [] {
      guard let content = receiver.node.content as? any GestureReceiver else { continue }
      let attachment = content.attachment
      if !attachment.mask.contains(.subviews) { inside = nil }
      guard attachment.isEnabled, attachment.mask.contains(.gesture) else { continue }
      let recognizer = attachment.gesture.makeListener(in: receiver.place)
      listeners.append(Listener(node: receiver.node, recognizer: recognizer))
      let isSwipe = content is SwipedRows
      inside =
        inside.map {
          isSwipe && isPressedOnly
            ? SwipeOverPress(swipe: recognizer, press: $0) : attachment.priority.arrange($0, recognizer)
        } ?? recognizer
      isPressedOnly =
        isPressedOnly && (content is ButtonContent || content is FieldContent || content is any ListRowLink)
    }
    gestures = inside
  }

  /// Has the gestures go on with what their views have after an evaluation.
  private func goOn() {
    for listener in listeners {
      guard let content = listener.node.content as? any GestureReceiver else { continue }
      listener.recognizer.adopt(content.attachment.gesture)
    }
  }
}

extension GestureAttachment.Priority {
  /// The gestures inside of a view and the view's own as one.
  @MainActor
  fileprivate func arrange(_ inside: Recognizer<Void>, _ own: Recognizer<Void>) -> Recognizer<Void> {
    switch self {
    case .afterInside: ExclusiveRecognizer(inside, own, first: { $0 }, second: { $0 })
    case .beforeInside: ExclusiveRecognizer(own, inside, first: { $0 }, second: { $0 })
    case .withInside: SimultaneousRecognizer(inside, own) { _, _ in }
    }
  }
}
