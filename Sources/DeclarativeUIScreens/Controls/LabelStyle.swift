package import LayoutTree

/// What labels show, and how; its dynamic properties have the values of the place of each label.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The kind of view that a label looks like.
  associatedtype Body: View
  /// What a style knows about a label.
  typealias Configuration = LabelStyleConfiguration

  /// The appearance of one label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a label.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title: StyledPart {
    static var part: ControlPart { .title }
    let slot: ViewSlot
  }

  /// The picture of the label.
  public struct Icon: StyledPart {
    static var part: ControlPart { .icon }
    let slot: ViewSlot
  }

  /// The title of the label.
  public let title: Title
  /// The picture of the label.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.evaluated(ViewSlotBody(subject: slot, nodeType: Self.self))
  }
}

extension LabelStyleConfiguration.Icon: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.evaluated(ViewSlotBody(subject: slot, nodeType: Self.self))
  }
}

/// The picture and the title side by side, whose first line has the picture at its middle.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The picture and the title.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

/// The usual look.
/// - Remark: both; what iOS leaves out in bars and menus is not looked at.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The picture and the title.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

private struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @ScaledMetric private var capitalMiddle: CGFloat = 6
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.labelMetrics) private var metrics

  var body: some View {
    if isInListRow { ListLabelRow(configuration: configuration) } else { row }
  }

  @ViewBuilder private var icon: some View {
    if let width = metrics.iconWidth { configuration.icon.frame(width: width) } else { configuration.icon }
  }

  private var row: some View {
    // 8 points between symbol and text: measured.
    HStack(alignment: .firstTextBaseline, spacing: metrics.spacing ?? 8) {
      icon.alignmentGuide(.firstTextBaseline) { icon in
        // A symbol in a font of less than half the size has its middle where the title's capitals have theirs: measured
        // beside body text. One in the title's own font stands on its baseline, which comes to the same. What iOS does
        // with other pictures, and with small symbols beside other fonts, is not known.
        let center = icon[VerticalAlignment.center]
        let baseline = icon[explicit: .firstTextBaseline] ?? center
        return baseline - center < capitalMiddle / 2 ? center + capitalMiddle : baseline
      }
      // The title says what the picture shows.
      .accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The picture alone; the title is read by VoiceOver.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The picture.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual look.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The picture and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private enum LabelStylesKey: EnvironmentKey {
  static var defaultValue: [any LabelStyle] { [] }
}

extension EnvironmentValues {
  /// How labels look, the innermost style last.
  var labelStyles: [any LabelStyle] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Labels in this view with an appearance.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyles) { $0.append(style) }
  }
}
