import Foundation
import LayoutTree
import PlaneGeometry

/// All options of a picker side by side, with the chosen one raised; the label is not drawn.
///
/// It is 32 high and takes the room of 31, as measured. iOS 18: measured are the corners, the colours, the shadow, the font;
/// iOS 26: the rest is read from iOS 26.1 by others.
struct SegmentedPicker: View {
  let face: PickerFace
  let options: PickerOptions
  @Environment(\.systemDesign) private var design
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.paletteSelectionEffect) private var effect

  var body: some View {
    if face.appearance == .palette { segments.labelStyle(.iconOnly) } else { segments.labelStyle(.titleOnly) }
  }

  private var segments: some View {
    let options = options.all
    // Measured in iOS 26: two options, of which the wider one is 38.4 wide, are 116 wide together where they may be.
    return EqualColumns(
      usesWholePoints: design == .iOS26, idealMargin: design == .iOS26 ? 1.5 : 0, gap: design == .iOS26 ? 0 : 1
    ) {
      ForEach(Array(options.enumerated()), id: \.element.id) { index, option in
        segment(option, isParted: index > 0 && !option.isChosen && !options[index - 1].isChosen)
      }
    }
    .frame(height: 32)
    .background { SegmentedOutline(design: design, radius: 8).fill(Color(.tertiarySystemFill)) }
    .frame(height: 31, alignment: .top)
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(SegmentedDescription(title: face.title))
    .modifier(OpaqueControlModifier())
  }

  private func segment(_ option: PickerOption, isParted: Bool) -> some View {
    Button {
      option.choose(in: face.choice)
    } label: {
      if option.isChosen, let variant = chosenVariant { option.view.symbolVariant(variant) } else { option.view }
    }
    .buttonStyle(
      SegmentAppearance(isChosen: option.isChosen, isParted: isParted, isRaised: option.isChosen && raisesChosen)
    )
    .accessibilityAddTraits(option.isChosen ? .isSelected : [])
  }

  /// Whether a background of its own shows which option is chosen.
  private var raisesChosen: Bool { face.appearance != .palette || effect == .automatic }

  /// The form of the symbol of the option that is chosen; nil is the usual one.
  private var chosenVariant: SymbolVariants? {
    guard face.appearance == .palette, case .symbolVariant(let variant) = effect.kind else { return nil }
    return variant
  }
}

/// The group of segments has the name of the picker.
struct SegmentedDescription: ViewModifier {
  let title: String?

  func body(content: Content) -> some View {
    if let title {
      content.accessibilityElement(children: .contain).accessibilityLabel(Text(verbatim: title))
    } else {
      content
    }
  }
}

/// The outline of segments together, or of the raised one.
private struct SegmentedOutline: Shape, ShapeNaming {
  let design: SystemDesign
  let radius: CGFloat

  var drawnName: String { design == .iOS26 ? "Capsule" : "RoundedRectangle" }

  func path(in rect: CGRect) -> DeclarativeUICore.Path {
    if design == .iOS26 { return Capsule(style: .circular).path(in: rect) }
    var path = DeclarativeUICore.Path()
    path.contours.addLayer(Rect(rect), cornerRadius: Double(radius))
    return path
  }
}

/// One of the segments.
private struct SegmentAppearance: ButtonStyle, Hashable {
  let isChosen: Bool
  /// Whether there is a line before it.
  let isParted: Bool
  let isRaised: Bool

  func makeBody(configuration: Configuration) -> some View {
    Segment(
      label: configuration.label, isPressed: configuration.isPressed, isChosen: isChosen, isParted: isParted,
      isRaised: isRaised)
  }
}

private struct Segment<Label: View>: View {
  let label: Label
  let isPressed, isChosen, isParted, isRaised: Bool
  @Environment(\.systemDesign) private var design
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let told = UISegmentedControl.followed.titleAppearance(isChosen: isChosen)
    label
      .font(told.font ?? .system(size: 13, weight: weight))
      .lineLimit(1)
      .foregroundStyle(told.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary))
      .opacity(isPressed && !isChosen ? 0.2 : 1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { if isRaised { pill.padding(2) } }
      .overlay(alignment: .leading) {
        if isParted, design == .iOS18 {
          // Measured in the dark: 18 high, in the whole colour.
          Rectangle().fill(Color(.quaternaryLabel).opacity(scheme == .light ? 0.72 : 1)).frame(width: 1, height: 18)
            .padding(.leading, -1)
        }
      }
  }

  private var weight: Font.Weight {
    if design == .iOS26 { return isChosen ? .medium : .regular }
    return isChosen ? .semibold : .medium
  }

  @ViewBuilder private var pill: some View {
    let outline = SegmentedOutline(design: design, radius: 6)
    let told = UISegmentedControl.followed.selectedSegmentTintColor.map { Color($0) }
    switch (design, scheme) {
    case (.iOS26, _) where told != nil: outline.fill(told ?? .white)
    case (.iOS18, _) where told != nil: raised(outline.fill(told ?? .white))
    case (.iOS26, .light): outline.fill(.white)
    case (.iOS26, .dark): outline.fill(Color(red: 0x5A / 255, green: 0x5A / 255, blue: 0x60 / 255))
    case (.iOS18, .light): raised(outline.fill(.white))
    // Measured on black and on a list's rows: #5B5B60 and #696970.
    case (.iOS18, .dark): raised(outline.fill(Color(.secondaryLabel).opacity(0.304 / 0.6)))
    }
  }

  private func raised(_ pill: some View) -> some View {
    pill.shadow(color: .black.opacity(0.13), radius: 4, y: 3)
  }
}

/// Columns of one width, side by side.
struct EqualColumns: Layout {
  /// Whether columns begin at whole points, and are as wide where they may be as they like.
  var usesWholePoints = false
  /// What a column has at either side besides, where all may be as wide as they like.
  var idealMargin: CGFloat = 0
  /// What is free between two columns.
  var gap: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let most = (ideal.map(\.width).max() ?? 0) + 2 * idealMargin
    let widest = usesWholePoints ? most.rounded(.up) : most
    return CGSize(
      width: proposal.width ?? widest * CGFloat(subviews.count),
      height: proposal.height ?? ideal.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    func start(_ index: Int) -> CGFloat {
      let x = (bounds.width + gap) * CGFloat(index) / CGFloat(max(subviews.count, 1))
      return usesWholePoints ? x.rounded(.down) : x
    }
    for (index, subview) in subviews.enumerated() {
      let size = ProposedViewSize(width: start(index + 1) - gap - start(index), height: bounds.height)
      subview.place(at: CGPoint(x: bounds.minX + start(index), y: bounds.minY), proposal: size)
    }
  }
}

/// Hides the words of a control that UIKit draws from the lines of lists.
private struct OpaqueControlModifier: PrimitiveModifier, OpaqueControl {
  var call: ModifierCall { ModifierCall("opaqueControl") }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}
