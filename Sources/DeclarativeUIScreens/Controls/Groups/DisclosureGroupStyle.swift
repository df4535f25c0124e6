/// How groups look that people open and close; its dynamic properties have the values of the place of each group.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The kind of view that a group looks like.
  associatedtype Body: View
  /// What a style knows about a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The appearance of one group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a group that people open and close.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// What is in the group.
  public struct Content: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// The label of the group.
  public let label: Label
  /// What is in the group; nothing while it is closed.
  public let content: Content
  /// What is shown, so that a style whose group has changed is asked again.
  let shown: Bool
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, shown: Bool, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    self.shown = shown
    _isExpanded = isExpanded
  }
}

/// The usual look: the label with a chevron at the end that points down while the group is open, and the content below.
///
/// Measured in a list of iOS 26: the chevron of a closed group is as large as that of a link and in the label's colour,
/// whatever the tint, and a link in the label has none of its own.
/// - Remark: other colours, the chevron's size outside of lists and before iOS 26, and the distances are guessed, and so is
///   that rows inside are indented by 20 points in lists.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

private struct DisclosureRows: View, SeveralViews {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInListRow) private var isInList
  @Environment(\.systemDesign) private var design

  var body: some View {
    if isInList {
      header.buttonStyle(PlainButtonAppearance())
      if configuration.isExpanded { IndentedRows(content: configuration.content) }
    } else {
      VStack(spacing: 8) {
        header
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      HStack {
        if isRow {
          configuration.label.navigationLinkIndicatorVisibility(.hidden)
        } else {
          configuration.label
        }
        Spacer(minLength: 8)
        chevron.accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .accessibilityValue(Text(verbatim: configuration.isExpanded ? "Expanded" : "Collapsed"))
  }

  private var isRow: Bool { isInList && design == .iOS26 }

  @ViewBuilder private var chevron: some View {
    if isRow {
      RowChevron().flipsForRightToLeftLayoutDirection(true)
        .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
    } else {
      Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tint)
        .flipsForRightToLeftLayoutDirection(true).rotationEffect(
          .degrees(configuration.isExpanded ? 90 : 0), anchor: UnitPoint(x: 0.6, y: 0.5))
    }
  }
}

/// The chevron of a group in a row: 6.9 x 11.8 points beside a body of 17, and 0.74 inside the end of the row's contents, as
/// measured.
private struct RowChevron: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let em = CGFloat(Font.TextStyle.body.metrics(at: typeSize).size)
    Chevron().stroke(.primary, style: StrokeStyle(lineWidth: em * 0.1375, lineCap: .round, lineJoin: .round))
      .padding(em * 0.1375 / 2)
      .frame(width: em * 0.414, height: em * 0.707)
      .padding(.trailing, em * 0.044)
  }
}

private struct Chevron: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual look: a chevron at the end of the label, and the content below.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStylesKey: EnvironmentKey {
  static var defaultValue: [any DisclosureGroupStyle] { [] }
}

extension EnvironmentValues {
  /// How groups look that people open and close, the outermost style first; none is the usual look.
  var disclosureGroupStyles: [any DisclosureGroupStyle] {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// The view with a look for its groups that people open and close.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.disclosureGroupStyles) { $0.append(style) }
  }
}
