public import Foundation
import LayoutTree
import PlaneGeometry
import Typesetting

/// What draws the lines of texts in its own way.
///
/// The lines are laid out as always; `draw(layout:in:)` is called with each picture.
/// - Remark: lines are broken for what the text is offered; whether iOS breaks them for what the renderer asked the text is not
///   known. A number that an animation changes is that of its end.
public protocol TextRenderer: Animatable {
  /// Draws a text, whose upper left corner is the origin of the context.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The extents in points that the text takes where some are proposed; those of its lines, unless the renderer says others.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far it draws beyond the text's frame on each side, in points; 0 unless the renderer says more.
  ///
  /// What it draws farther outside is not cut off; whether it is on iOS is not known.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The extents of the text's lines.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  /// Nothing.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is to be drawn by a renderer, which asks how large it is.
public struct TextProxy {
  fileprivate let size: (ProposedViewSize) -> CGSize

  /// The extents in points that the lines take where some are proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// What a text says to the renderer that draws it.
public protocol TextAttribute: Hashable {}

extension Text {
  /// The text with a value for a renderer, which finds it by its type.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.attribute(CustomTextAttribute(value))) }
}

extension View {
  /// The view, whose texts are drawn by a renderer.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.rareTextStyle.renderer, ChosenTextRenderer(renderer: renderer))
  }
}

/// A value of a text for renderers.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
  // Only the main actor draws.
  let value: any TextAttribute

  init(_ value: any TextAttribute) {
    self.value = value
  }

  static func == (one: CustomTextAttribute, other: CustomTextAttribute) -> Bool { one.value.equals(other.value) }
}

/// The renderer of the texts in an environment.
struct ChosenTextRenderer: Equatable, @unchecked Sendable {
  // Only the main actor draws.
  let renderer: any TextRenderer

  /// Another one wherever it cannot be told: then its texts are drawn once more.
  static func == (one: ChosenTextRenderer, other: ChosenTextRenderer) -> Bool {
    (one.renderer as? any Equatable)?.equals(other.renderer) ?? false
  }
}

/// A text whose lines a renderer draws.
struct RenderedTextRule: LeafRule {
  let text: TextRule
  let renderer: any TextRenderer
  /// What each run of the text says to the renderer.
  let attributes: [Int: [any TextAttribute]]
  let kept: KeptContext

  var meaning: Meaning? { text.meaning }
  var accessibility: AccessibilityAttributes? { text.accessibility }

  func spacing(around children: [LayoutBox]) -> SpacingPreferences { text.spacing(around: children) }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    let size = wantedSize(of: box, for: proposal)
    let isPossible = [size.width, size.height].allSatisfy { PossibleNumbers.finiteNotNegative.contains(Double($0)) }
    return isPossible ? size : text.size(of: box, for: proposal)
  }

  private func wantedSize(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy { text.size(of: box, for: $0) })
  }

  func explicitGuide(
    _ key: AlignmentKey, of box: LayoutBox, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { text.explicitGuide(key, of: box, in: size, proposal: proposal) }

  func reach(beyond frame: CGRect) -> CGFloat? {
    let padding = renderer.displayPadding
    return max(text.reach(beyond: frame) ?? 0, padding.top, padding.bottom, padding.leading, padding.trailing)
  }

  func paint(_ box: LayoutBox, in frame: CGRect, proposal: ProposedViewSize, during pass: PaintingPass) {
    guard !text.isPlaceholder else { return text.paint(box, in: frame, proposal: proposal, during: pass) }
    let place = ResolveContext(kept, of: box.node)
    let (wanted, name) = (wantedSize(of: box, for: proposal), "\(type(of: renderer)).sizeThatFits(proposal:text:)")
    place.problems.check(wanted.width, .finiteNotNegative, in: "The width of \(name)")
    place.problems.check(wanted.height, .finiteNotNegative, in: "The height of \(name)")
    let reach = reach(beyond: frame) ?? 0
    let drawing = GraphicsDrawing(
      frame: frame, area: frame.insetBy(dx: -reach, dy: -reach), place: place, symbols: box.node)
    var graphics = GraphicsContext(drawing)
    let laidOut = text.laidOut(for: proposal)
    laidOut.problems.forEach(pass.problems.report)
    renderer.draw(layout: Text.Layout(laidOut, of: text, size: frame.size, attributes), in: &graphics)
    place.evaluation.reports.sentences.forEach(pass.problems.report)
    for item in drawing.items { pass.add(item) }
  }
}
