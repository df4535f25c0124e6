import Foundation
import LayoutTree

// No picture of a gauge was found: these looks are guesses, made from what Apple's documentation says in words.

/// A bar between its bounds' labels, with the label above and the value below it.
struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    VStack(spacing: 4) {
      if labelsVisibility != .hidden { configuration.label }
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ProgressBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A ring with the value in its middle: 58 points wide, a line of 6 points.
struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool

  private let line: CGFloat = 6
  private let width: CGFloat = 58

  var body: some View {
    ZStack {
      if isFilled { filledRing } else { openRing }
      configuration.currentValueLabel.font(.title2).minimumScaleFactor(0.4).lineLimit(1).frame(width: width - 4 * line)
    }
    .frame(width: width, height: width)
    .overlay(alignment: .bottom) { if !isFilled { bounds } }
    // A guess: it runs clockwise in every language, and its texts are no larger than there is room.
    .environment(\.layoutDirection, .leftToRight)
    .dynamicTypeSize(...DynamicTypeSize.large)
  }

  private var filledRing: some View {
    ZStack {
      Circle().inset(by: line / 2).stroke(GaugeTint(turns: 1).opacity(0.3), lineWidth: line)
      arc(to: configuration.value, turns: 1)
    }
    .rotationEffect(.degrees(-90))
  }

  /// Three quarters of a ring, open below, with a disc at the value.
  private var openRing: some View {
    let value = 0.75 * configuration.value
    return ZStack {
      arc(to: 0.75, turns: 0.75)
      Circle().fill(Color(.systemBackground)).frame(width: line + 4, height: line + 4)
        .offset(x: (width - line) / 2).rotationEffect(.degrees(360 * value))
      // Nothing but the round ends of an arc: a disc in the colour of its place.
      arc(from: value - 0.0001, to: value + 0.0001, turns: 0.75)
    }
    .rotationEffect(.degrees(135))
  }

  /// A part of the ring, from its right end on; `turns` is how far the tint's gradient runs.
  private func arc(from start: Double = 0, to end: Double, turns: Double) -> some View {
    Circle().inset(by: line / 2).trim(from: start, to: end)
      .stroke(GaugeTint(turns: turns), style: StrokeStyle(lineWidth: line, lineCap: .round))
  }

  @ViewBuilder private var bounds: some View {
    HStack(spacing: 2) {
      if configuration.hasBounds {
        configuration.minimumValueLabel
        Spacer(minLength: 0)
        configuration.maximumValueLabel
      } else {
        configuration.label
      }
    }
    .font(.caption2).lineLimit(1).minimumScaleFactor(0.5).frame(width: width * 0.7)
  }
}

/// A thin bar: with a disc at the value between its bounds' labels, or filled below its label.
struct GaugeLine: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool

  var body: some View {
    if isFilled {
      VStack(alignment: .leading, spacing: 2) {
        configuration.label
        ProgressBar(fraction: configuration.value)
        configuration.currentValueLabel.font(.caption)
      }
    } else {
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        GaugeLineLayout(fraction: CGFloat(configuration.value)) {
          Capsule(style: .circular).fill(GaugeTint(turns: nil))
          Circle().fill(Color(.systemBackground)).overlay { Circle().fill(.tint).padding(2) }
        }
        .frame(height: 10)
        configuration.maximumValueLabel
      }
    }
  }
}

/// The tint of a gauge: a gradient runs from the least value to the greatest.
private struct GaugeTint: Hashable, ShapeStyle, PaintingStyle {
  /// How far it runs round a ring; nil along a line.
  let turns: Double?

  func paint(in context: ResolveContext) -> StylePaint {
    let tint = TintShapeStyle().paint(in: context)
    guard case .linear(let gradient, _, _) = tint else { return tint }
    guard let turns else {
      let isMirrored = context.environment.isMirrored
      return .linear(gradient, start: isMirrored ? .trailing : .leading, end: isMirrored ? .leading : .trailing)
    }
    // Earlier by what the round end of an arc takes, which would have the colour of the other end.
    return .angular(gradient, center: .center, start: -0.12, end: turns * 2 * .pi - 0.12)
  }
}

/// A line over the whole width, and a disc at a share of it.
private struct GaugeLineLayout: Layout {
  let fraction: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: bounds.width, height: 6))
    let reach = bounds.width - bounds.height
    subviews.last?.place(
      at: CGPoint(x: bounds.minX + bounds.height / 2 + reach * fraction, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: bounds.height, height: bounds.height))
  }
}
