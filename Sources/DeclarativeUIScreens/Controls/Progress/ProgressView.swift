public import Foundation
import LayoutTree

/// How far something is, or that something is under way.
@MainActor @preconcurrency
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let source: ProgressSource
  /// What the code gives that counts.
  private var counter: Progress?
  private nonisolated(unsafe) let label: Label?
  private nonisolated(unsafe) let currentValueLabel: CurrentValueLabel?

  nonisolated init(_ source: ProgressSource, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a view of how far something is; nil is under way.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.share(of: value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a view of how much of a time is over, or is left.
  /// - Remark: at the time `EnvironmentValues.now`.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of something that is under way.
  public nonisolated init() where Label == EmptyView {
    self.init(.unknown, label: nil, currentValueLabel: nil)
  }

  /// Creates a view of something that is under way.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(.unknown, label: label(), currentValueLabel: nil)
  }

  /// Creates a view of something that is under way.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates a view of something that is under way.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// Creates a view of how far something is; nil is under way.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(.share(of: value, total), label: nil, currentValueLabel: nil)
  }

  /// Creates a view of how far something is; nil is under way.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(.share(of: value, total), label: label(), currentValueLabel: nil)
  }

  /// Creates a view of how far something is; nil is under way.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a view of how far something is; nil is under way.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates a view of work that counts what it has done.
  /// - Remark: as far as it is when the view's body is evaluated.
  public nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      progress.isIndeterminate ? .unknown : .share(of: progress.fractionCompleted, 1), label: nil,
      currentValueLabel: nil)
    counter = progress
  }

  /// Creates a view of how much of a time is over, or is left, which it says below.
  /// - Remark: at the time `EnvironmentValues.now`.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// Creates a view of how much of a time is over, or is left, which it says below.
  /// - Remark: at the time `EnvironmentValues.now`.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// Creates a view from what a style is given, in the style around that one.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      configuration.fractionCompleted.map { .share(of: $0, 1) } ?? .unknown, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// What a view of a time says of itself: a clock.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The clock.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// Where a view of how far something is has that from.
enum ProgressSource {
  case unknown
  case fraction(Double)
  case time(ClosedRange<Date>, countsDown: Bool)

  static func share<V: BinaryFloatingPoint>(of value: V?, _ total: V) -> ProgressSource {
    guard let value else { return .unknown }
    let fraction = Double(value) / Double(total)
    return .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 0)
  }

  /// How far it is, whatever the time is; nil where that decides.
  var fixedFraction: Double? { if case .fraction(let fraction) = self { fraction } else { nil } }

  /// How far it is, from 0 to 1; nil where nobody knows.
  func fraction(at now: Date) -> Double? {
    switch self {
    case .unknown: return nil
    case .fraction(let fraction): return fraction
    case .time(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = min(max(now.timeIntervalSince(interval.lowerBound), 0), length)
      let share = length > 0 ? passed / length : 1
      return countsDown ? 1 - share : share
    }
  }
}

extension ProgressView: View {
  /// The view in the style of its environment.
  public var body: some View {
    StyledProgressView(source: source, label: label, currentValueLabel: currentValueLabel)
  }
}

extension ProgressView: FractionShowing {
  package nonisolated var shownFraction: Double? { source.fraction(at: EnvironmentValues.ofBody.now) }
  package nonisolated var progress: Progress? { counter }
}

/// A view that shows how far something is.
@MainActor
package protocol FractionShowing {
  /// From 0 to 1; nil where nobody knows.
  var shownFraction: Double? { get }
  /// What counts it; nil where the code gives numbers.
  var progress: Progress? { get }
}

extension FractionShowing {
  package var progress: Progress? { nil }
}

/// A view of how far something is, in a style.
private struct StyledProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  typealias Body = Never

  let source: ProgressSource
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  func resolve(in context: ResolveContext) -> Node {
    let fraction = source.fraction(at: context.environment.now)
    let content = ProgressContent(
      title: (label as? Text)?.words(in: context.environment), fraction: fraction,
      valueText: (currentValueLabel as? Text)?.words(in: context.environment))
    let node = context.place(of: Self.self, content)
    let slots = ControlSlots.kept(at: node, label, currentValueLabel)
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { _ in .init(slot: slots[0]) },
      currentValueLabel: currentValueLabel.map { _ in .init(slot: slots[1]) })
    // A view in the style's body has the style that is around this one.
    var outer = context
    let style = outer.environment.progressViewStyles.popLast() ?? DefaultProgressViewStyle()
    outer.fill(node, content) { [Self.styled(configuration, by: style, in: $0)] }
    return node
  }

  @MainActor private static func styled(
    _ configuration: ProgressViewStyleConfiguration, by style: some ProgressViewStyle, in context: ResolveContext
  ) -> Node {
    context.evaluated(StyleBody(subject: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// What a view of how far something is is besides its appearance.
private struct ProgressContent: NodeContent {
  let title: String?
  let fraction: Double?
  let valueText: String?

  /// One element, as UIKit's bar and wheel are.
  var accessibility: AccessibilityAttributes? {
    AccessibilityAttributes(
      label: title ?? (fraction == nil ? "In progress" : nil),
      value: valueText ?? fraction.map { "\(Int(($0 * 100).rounded()))%" },
      addedTraits: .updatesFrequently, removedTraits: .isStaticText, children: title == nil ? .ignore : .combine)
  }
}
