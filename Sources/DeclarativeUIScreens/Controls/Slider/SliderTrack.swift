import Foundation
import LayoutTree

/// The track of a slider with its thumb.
///
/// iOS 18, measured on pictures: 34 high, track 4 thick and inside of the ends by 1 at two pixels a point and 3 at three, thumb
/// 27.5 wide, whose middle comes as near to the ends as its radius, and its shadow. iOS 26: 34 high, 31 with steps, and the track
/// 6 thick were measured; the thumb of 37 x 24, its way, the colours and the shadow were read off iOS 26.1 by somebody else.
struct SliderTrack: View, PrimitiveView {
  typealias Body = Never

  let value: SliderValue
  let shown: Double
  let onEditingChanged: (Bool) -> Void

  func resolve(in context: ResolveContext) -> Node {
    let environment = context.environment
    let figures = SliderFigures(environment.systemDesign, pixel: environment.pixelLength)
    let drag = SliderDrag(
      fraction: shown, figures: figures, isMirrored: environment.isMirrored, value: value,
      onEditingChanged: onEditingChanged)
    let content = SliderTrackContent(drag: drag, isEnabled: environment.isEnabled)
    return context.node(Self.self, content) { inside in
      [track(figures, environment).resolved(in: inside)]
    }
  }

  @MainActor private func track(_ figures: SliderFigures, _ environment: EnvironmentValues) -> some View {
    SliderLayout(
      figures: figures, height: figures.design == .iOS26 && value.step != nil ? 31 : 34, fraction: shown,
      start: value.start
    ) {
      Capsule(style: .circular).fill(figures.restColor)
      Capsule(style: .circular).fill(.tint)
      thumb(figures).opacity(environment.sliderThumbVisibility == .hidden ? 0 : 1)
    }
    .background {
      if figures.design == .iOS26, !value.marks.isEmpty {
        SliderMarks(figures: figures, fractions: value.marks) {
          ForEach(value.marks, id: \.self) { _ in Circle().fill(Color(.tertiaryLabel)) }
        }
      }
    }
    .compositingGroup().opacity(environment.isEnabled ? 1 : 0.5)
  }

  @ViewBuilder @MainActor private func thumb(_ figures: SliderFigures) -> some View {
    let capsule = Capsule(style: .circular).fill(.white)
    switch figures.design {
    case .iOS26: capsule.shadow(color: .black.opacity(0.11), radius: 3, y: 1)
    case .iOS18:
      capsule.shadow(color: .black.opacity(0.12), radius: 2, y: 0.5)
        .shadow(color: .black.opacity(0.12), radius: 6.5, y: 6)
    }
  }
}

/// The figures of a slider in a design of iOS, in points.
struct SliderFigures: Hashable {
  let design: SystemDesign
  let thumb: CGSize
  let track: CGFloat
  /// How far the track is inside of the ends.
  let inset: CGFloat

  /// - Parameter pixel: the length of a pixel in points.
  init(_ design: SystemDesign, pixel: CGFloat) {
    self.design = design
    switch design {
    case .iOS18: (thumb, track, inset) = (CGSize(width: 27.5, height: 27.5), 4, pixel < 0.4 ? 3 : 1)
    case .iOS26: (thumb, track, inset) = (CGSize(width: 37, height: 24), 6, 0)
    }
  }

  /// The part of the track behind the thumb.
  var restColor: Color { design == .iOS26 ? .primary.opacity(0.1) : Color(.systemFill) }

  /// Where the middle of the thumb is in a width.
  func middle(at fraction: Double, in width: CGFloat) -> CGFloat {
    thumb.width / 2 + CGFloat(fraction) * max(width - thumb.width, 0)
  }

  /// Which share has its middle at a place.
  func fraction(at place: CGFloat, in width: CGFloat) -> Double {
    width > thumb.width ? Double((place - thumb.width / 2) / (width - thumb.width)) : 0
  }
}

/// Places the rest of the track, what is filled of it, and the thumb.
private struct SliderLayout: Layout {
  let figures: SliderFigures
  let height: CGFloat
  let fraction: Double
  /// Where the filled part begins; nil is the end of the track.
  let start: Double?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 120, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let middle = figures.middle(at: fraction, in: bounds.width)
    let start = start.map { figures.middle(at: $0, in: bounds.width) } ?? figures.inset
    let ends = [(figures.inset, bounds.width - figures.inset), (min(start, middle), max(start, middle))]
    for (track, (from, to)) in zip(subviews, ends) {
      track.place(
        at: CGPoint(x: bounds.minX + from, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: max(to - from, 0), height: figures.track))
    }
    subviews.last?.place(
      at: CGPoint(x: bounds.minX + middle, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(figures.thumb))
  }
}

/// Places marks below the track: how iOS draws them was not measured.
private struct SliderMarks: Layout {
  let figures: SliderFigures
  let fractions: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, fraction) in zip(subviews, fractions) {
      subview.place(
        at: CGPoint(x: bounds.minX + figures.middle(at: fraction, in: bounds.width), y: bounds.midY + 10),
        anchor: .center, proposal: ProposedViewSize(width: 3, height: 3))
    }
  }
}

/// What the track is besides its appearance.
struct SliderTrackContent: GestureReceiver {
  let drag: SliderDrag
  let isEnabled: Bool

  var takesWholeFrame: Bool { true }
  var attachment: GestureAttachment {
    GestureAttachment(gesture: drag, priority: .afterInside, mask: .all, isEnabled: isEnabled)
  }
}
