/// How views of progress look; its dynamic properties have the values of the place of each view.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The kind of view that a view of progress looks like.
  associatedtype Body: View
  /// What a style knows about a view of progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The appearance of one view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a view of progress.
public struct ProgressViewStyleConfiguration {
  /// What is under way.
  public struct Label: SlotPart {
    /// A primitive view has no body.
    public typealias Body = Never
    let slot: ViewSlot
  }

  /// How far it is, in words.
  public struct CurrentValueLabel: SlotPart, StyledPart {
    /// A primitive view has no body.
    public typealias Body = Never
    nonisolated static var part: ControlPart { .currentValueLabel }
    let slot: ViewSlot
  }

  /// How far it is, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What is under way; nil where nothing says so.
  public var label: Label?
  /// How far it is, in words; nil where nothing says so.
  public var currentValueLabel: CurrentValueLabel?
}

/// The usual look: a bar where it is known how far something is, or else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The bar or the wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A bar.
/// - Remark: the distances and the fonts of its labels were not measured, nor a bar of which nobody knows how far it is.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style with a colour of the bar.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// The bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration).tint(tint)
  }
}

/// A spinning wheel; pictures show its first frame.
/// - Remark: the distance and the font of its label were not measured. On iOS it does not show how far something is.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style with a colour of the wheel.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// The wheel with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration).tint(tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual look.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel that turns.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStylesKey: EnvironmentKey {
  static var defaultValue: [any ProgressViewStyle] { [] }
}

extension EnvironmentValues {
  /// How views of progress look, the outermost style first; none is the usual look.
  var progressViewStyles: [any ProgressViewStyle] {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

extension View {
  /// The view with a look for its views of progress.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyles) { $0.append(style) }
  }
}
