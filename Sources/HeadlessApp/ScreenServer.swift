import DeclarativeUI
import DrawingRenderer
import Foundation
import LayoutTree
import PNGFiles

/// Answers what a test asks of a screen.
@MainActor
struct ScreenServer<Content: View> {
  private let host: ViewHost<Content>
  private let screen: CGRect
  private let scale: Double
  private let takeProblems: () -> [String]

  init(
    _ content: Content, on size: CGSize, _ safeAreaInsets: EdgeInsets, scale: Double,
    takeProblems: @escaping () -> [String]
  ) {
    host = ViewHost(content, size: size, safeAreaInsets: safeAreaInsets)
    screen = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.takeProblems = takeProblems
  }

  func answer(_ request: AppRequest) -> AppReply {
    var reply = AppReply()
    do {
      switch request {
      case .elements: reply.elements = elements
      case .tap(let point): try host.tap(at: point)
      case .press(let point, let seconds): try host.longPress(at: point, for: .seconds(seconds))
      case .drag(let start, let end): try host.drag(from: start, to: end)
      case .type(let text): try host.type(text)
      case .adjust(let label, let position): try host.adjust(label, toNormalizedSliderPosition: position)
      case .step(let label, let up): try up ? host.increment(label) : host.decrement(label)
      case .picture: reply.picture = try picture()
      }
    } catch {
      reply.refusal = "\(error)"
    }
    reply.problems = takeProblems()
    return reply
  }

  private var layout: HostedLayout { host.layout(on: host.ownScreen) }

  private func picture() throws -> Data {
    Data(try PNGEncoder().encode(DrawingRenderer(scale: scale).render(layout.drawing)))
  }

  /// What VoiceOver stops at, and views with identifiers, from back to front.
  private var elements: [AppElement] {
    let layout = layout
    let kinds = layout.kindsWithoutTrait
    let heard = layout.accessibility.flatMap(\.withContainers).map { element in
      var found = AppElement(element, in: layout, on: screen)
      if found.kind == .other, let kind = kinds[FrameKey(element.frame)] { found.kind = kind }
      return found
    }
    let known = Set(heard.compactMap(\.identifier))
    let others = layout.identifiedFrames.filter { !known.contains($0.identifier) }.map { identified in
      AppElement(
        kind: .other, identifier: identified.identifier, label: "", value: nil, frame: identified.frame,
        touchPoint: identified.frame.middle,
        isEnabled: true, isHittable: layout.reaches(identified.frame, at: identified.frame.middle, on: screen))
    }
    return heard + others
  }
}

extension AccessibilityElement {
  /// The element, and those inside of a container.
  fileprivate var withContainers: [AccessibilityElement] {
    [self] + (children ?? []).flatMap(\.withContainers)
  }
}

extension AppElement {
  init(_ element: AccessibilityElement, in layout: HostedLayout, on screen: CGRect) {
    let kinds: [(AccessibilityTraits, Kind)] = [
      (.isToggle, .switch), (.isButton, .button), (.isSearchField, .textField), (.isStaticText, .staticText),
      (.isImage, .image),
    ]
    let kind = kinds.first { element.traits.contains($0.0) }?.1 ?? .other
    let touched = kind == .switch ? layout.switchFrame(in: element.frame) : element.frame
    self.init(
      kind: kind, identifier: element.identifier, label: element.label ?? "", value: element.value,
      frame: element.frame, touchPoint: touched.middle, isEnabled: !element.traits.contains(.isNotEnabled),
      isHittable: layout.reaches(element.frame, at: touched.middle, on: screen))
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// A frame in a set.
private struct FrameKey: Hashable {
  let numbers: [CGFloat]

  init(_ frame: CGRect) { numbers = [frame.minX, frame.minY, frame.width, frame.height] }
}

extension HostedLayout {
  /// What is where: no trait of VoiceOver tells fields, sliders and steppers from other elements.
  fileprivate var kindsWithoutTrait: [FrameKey: AppElement.Kind] {
    let kinds: [Substring: AppElement.Kind] = [
      "TextField": .textField, "SecureField": .textField, "TextEditor": .textField, "Slider": .slider,
      "Stepper": .stepper,
    ]
    func kind(of node: Node) -> AppElement.Kind? { kinds["\(node.type)".prefix { $0 != "<" }] }
    let found = placed.places { kind(of: $0) != nil }.compactMap { place in
      kind(of: place.node).map { (FrameKey(place.frame), $0) }
    }
    return Dictionary(found) { $1 }
  }

  /// Where the switch of a toggle is, which alone takes touches.
  fileprivate func switchFrame(in frame: CGRect) -> CGRect {
    placed.places { "\($0.type)" == "SwitchControl" }.map(\.frame).first { frame.contains($0) } ?? frame
  }

  /// Whether a touch at a point of a frame reaches what is there, and nothing in front of it.
  fileprivate func reaches(_ frame: CGRect, at point: CGPoint, on screen: CGRect) -> Bool {
    guard screen.contains(point), let touched = placed.touched(at: point) else { return false }
    return frame.insetBy(dx: -1, dy: -1).contains(touched.frame)
      || touched.receivers.contains { frame.insetBy(dx: -1, dy: -1).contains($0.place.frame) }
  }
}
