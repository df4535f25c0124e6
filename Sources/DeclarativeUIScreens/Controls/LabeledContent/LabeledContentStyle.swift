/// How labels stand beside contents; its dynamic properties have the values of the place of each.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The kind of view that a content with its label looks like.
  associatedtype Body: View
  /// What a style knows.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The appearance of one content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a content with a label.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// What has the label.
  public struct Content: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// The label.
  public let label: Label
  /// What has the label.
  public let content: Content
}

/// The usual look: the label, and the content at the end of the line in the second colour of texts.
///
/// What has a colour of its own keeps it, as measured of a field to write in, which is black.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.systemDesign) private var design

  var body: some View {
    // `secondary` is the same colour there, as measured of a symbol; the one below is a guess.
    let colors = [Color(.secondaryLabel), Color(.secondaryLabel), Color(.tertiaryLabel)]
    let content = configuration.content.modifier(
      ForegroundModifier(styles: colors.map { AnyShapeStyle($0) }, isUsual: true))
    if labelsVisibility == .hidden {
      configuration.content
    } else if size.isAccessibilitySize {
      // Measured at accessibility3: in iOS 18 as close as texts are, in iOS 26 4 points apart.
      VStack(alignment: .leading, spacing: design == .iOS26 ? 4 : nil) {
        TitleLines(label: configuration.label)
        content
      }
      .accessibilityElement(children: .combine)
    } else {
      HStack(spacing: 0) {
        TitleLines(label: configuration.label)
        Spacer(minLength: 8)
        content.multilineTextAlignment(.trailing)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

/// A title, and below it in a smaller font what it says besides.
/// - Remark: that later texts of a label are smaller is documented; by how much is guessed.
struct TitleLines<Label: View>: View {
  let label: Label

  var body: some View {
    VStack(alignment: .leading) {
      Group(subviews: label) { lines in
        ForEach(lines) { line in
          if line.id == lines.first?.id {
            line
          } else {
            line.font(.subheadline).foregroundStyle(Color(.secondaryLabel))
          }
        }
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual look: the label, and the content at the end of the line.
  public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: [any LabeledContentStyle] { [] }
}

extension EnvironmentValues {
  /// How labels stand beside contents, the outermost style first; none is the usual look.
  var labeledContentStyles: [any LabeledContentStyle] {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// The view with a look for its contents with labels.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyles) { $0.append(style) }
  }
}
