import Foundation
import LayoutTree

extension Touchable {
  /// Makes the value of the control with a text larger, as VoiceOver does: of a slider, a stepper, a wheel.
  public func increment(_ label: String) throws { try adjust(label, .increment) }

  /// Makes the value of the control with a text smaller, as VoiceOver does: of a slider, a stepper, a wheel.
  public func decrement(_ label: String) throws { try adjust(label, .decrement) }

  /// Drags the thumb of a slider to a place between 0 and 1.
  public func adjust(_ label: String, toNormalizedSliderPosition position: Double) throws {
    let layout = host.currentLayout()
    let sliders = layout.elements.filter { $0.node.content is SliderContent }
    guard let slider = sliders.first(where: { $0.label == label }),
      let content = slider.node.content as? SliderContent,
      let track = slider.node.receivers.first.flatMap({ layout.frame(of: $0) }),
      let design = slider.node.receivers.first.flatMap({ ($0.content as? SliderTrackContent)?.drag })
    else { throw TouchError.unknownLabel(label, kind: "Slider", layout) }
    func place(_ fraction: Double) -> CGPoint {
      let middle = design.figures.middle(at: fraction, in: track.width)
      return CGPoint(x: design.isMirrored ? track.maxX - middle : track.minX + middle, y: track.midY)
    }
    try drag(from: place(content.shown), to: place(min(max(position, 0), 1)))
  }

  private func adjust(_ label: String, _ kind: AccessibilityAction.Kind) throws {
    let layout = host.currentLayout()
    let elements = layout.accessibility.flatMap(\.leaves).filter { $0.label == label }
    guard let element = elements.first(where: { $0.traits.contains(.isAdjustable) }) ?? elements.first else {
      throw TouchError.unknownLabel(label, kind: nil, layout)
    }
    guard let action = element.actions.first(where: { $0.kind == kind }) else {
      throw TouchError.fixed(label, kind)
    }
    action.perform()
    _ = host.currentLayout()
  }
}
