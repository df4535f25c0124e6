import Foundation

/// A wheel of the options of a picker; the label is not seen.
struct WheelPicker: View {
  let face: PickerFace
  let options: PickerOptions

  var body: some View {
    let options = options.all
    WheelColumn(
      count: options.count, chosen: options.firstIndex(where: \.isChosen),
      choose: { options[$0].choose(in: face.choice) }
    ) { options[$0].view }
    .background { WheelBand() }
    .modifier(WheelDescription(title: face.title, value: options.first(where: \.isChosen)?.view.words))
  }
}

/// The accessibility label and value of a wheel.
struct WheelDescription: ViewModifier {
  let title: String?
  let value: String?

  func body(content: Content) -> some View {
    let named = content.accessibilityLabel(Text(verbatim: title ?? ""))
    if let value { named.accessibilityValue(Text(verbatim: value)) } else { named }
  }
}

/// The band around the middle row of wheels.
///
/// iOS 26: read from iOS 26.1 by others. iOS 18: measured on pictures of iOS 16.
struct WheelBand: View {
  @Environment(\.systemDesign) private var design
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if design == .iOS26 {
      Capsule().fill(Color(.quaternarySystemFill)).frame(height: 34).padding(.horizontal, 9)
    } else {
      RoundedRectangle(cornerRadius: 8).fill(Color.primary.opacity(scheme == .dark ? 0.158 : 0.1))
        .frame(height: 34).padding(.horizontal, 16)
    }
  }
}

/// A wheel of rows, with the middle one chosen; a tap on another row, a drag and VoiceOver turn it.
struct WheelColumn<Row: View>: View {
  let count: Int
  /// Nil where no row is chosen; the first one stands in the middle then.
  let chosen: Int?
  let choose: (Int) -> Void
  var alignment = Alignment.center
  @ViewBuilder let row: (Int) -> Row
  @Environment(\.systemDesign) private var design
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let metrics = WheelMetrics(design)
    let middle = chosen ?? 0
    let seen = max(middle - metrics.reach, 0)..<max(min(middle + metrics.reach + 1, count), 0)
    ZStack {
      ForEach(Array(seen), id: \.self) { index in
        WheelRow(row: row(index), distance: index - middle, alignment: alignment, metrics: metrics)
          .onTapGesture { turn(to: index) }
      }
    }
    .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
    .frame(height: metrics.height)
    .clipped()
    .contentShape(Rectangle())
    .gesture(
      DragGesture().onEnded { drag in
        turn(to: middle - Int((drag.translation.height / metrics.pitch).rounded()))
      }
    )
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityElement(children: .ignore)
    .accessibilityAdjustableAction { direction in turn(to: middle + (direction == .increment ? 1 : -1)) }
  }

  private func turn(to index: Int) {
    let index = min(max(index, 0), count - 1)
    if isEnabled, index >= 0, index != chosen { choose(index) }
  }
}

/// One of the rows of a wheel.
private struct WheelRow<Row: View>: View {
  let row: Row
  /// From the middle, in rows.
  let distance: Int
  let alignment: Alignment
  let metrics: WheelMetrics

  var body: some View {
    row.font(.system(size: metrics.fontSize(distance)))
      .lineLimit(1)
      .foregroundStyle(.primary)
      .opacity(metrics.strength(distance))
      .frame(maxWidth: .infinity, alignment: alignment)
      .frame(height: metrics.pitch)
      .contentShape(Rectangle())
      .scaleEffect(x: 1, y: metrics.flattening(distance))
      .offset(y: metrics.offset(distance))
  }
}

/// The measures of a wheel in points.
///
/// iOS 26: a cylinder of which others have read the law from iOS 26.1: rows of 32, as many on it as go twice into 291. Before:
/// measured on pictures of iOS 16, on which rows stand 34 from each other.
struct WheelMetrics: Equatable {
  let design: SystemDesign

  init(_ design: SystemDesign) {
    self.design = design
  }

  var height: CGFloat { 216 }
  var pitch: CGFloat { design == .iOS26 ? 32 : 34 }
  /// How many rows are seen above the middle one.
  var reach: Int { design == .iOS26 ? 4 : 3 }

  /// The angle between two rows.
  private var step: CGFloat { 2 * .pi / 19 }

  func fontSize(_ distance: Int) -> CGFloat { design == .iOS26 && distance != 0 ? 21 : 23.5 }

  func offset(_ distance: Int) -> CGFloat {
    design == .iOS26 ? 0.3342 * 291 * sin(CGFloat(distance) * step) : 34 * CGFloat(distance)
  }

  func flattening(_ distance: Int) -> CGFloat { design == .iOS26 ? cos(CGFloat(distance) * step) : 1 }

  func strength(_ distance: Int) -> Double {
    let strengths = design == .iOS26 ? [1, 0.36, 0.32, 0.18, 0.05] : [1, 0.435, 0.278, 0.118]
    return strengths[min(abs(distance), strengths.count - 1)]
  }
}
