import DeclarativeUI

// The places where a style puts the labels of how far something is.

extension ViewType.StyleConfiguration {
  /// The place of the label of a value.
  public struct CurrentValueLabel: ViewMatching, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "CurrentValueLabel" }

    static func matches(_ element: ViewElement) -> Bool { element.kind.placeholder == .currentValueLabel }
  }

  /// The place of the label of a lower bound.
  public struct MinimumValueLabel: ViewMatching, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "MinimumValueLabel" }

    static func matches(_ element: ViewElement) -> Bool { element.kind.placeholder == .minimumValueLabel }
  }

  /// The place of the label of an upper bound.
  public struct MaximumValueLabel: ViewMatching, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "MaximumValueLabel" }

    static func matches(_ element: ViewElement) -> Bool { element.kind.placeholder == .maximumValueLabel }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as the place where a style puts the label of the value.
  public func styleConfigurationCurrentValueLabel()
    throws -> InspectableView<ViewType.StyleConfiguration.CurrentValueLabel>
  { try single() }

  /// The view inside as the place where a style puts the label of the lower bound.
  public func styleConfigurationMinimumValueLabel()
    throws -> InspectableView<ViewType.StyleConfiguration.MinimumValueLabel>
  { try single() }

  /// The view inside as the place where a style puts the label of the upper bound.
  public func styleConfigurationMaximumValueLabel()
    throws -> InspectableView<ViewType.StyleConfiguration.MaximumValueLabel>
  { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as the place where a style puts the label of the value.
  public func styleConfigurationCurrentValueLabel(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.CurrentValueLabel> { try indexed(index) }

  /// One of the views inside as the place where a style puts the label of the lower bound.
  public func styleConfigurationMinimumValueLabel(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.MinimumValueLabel> { try indexed(index) }

  /// One of the views inside as the place where a style puts the label of the upper bound.
  public func styleConfigurationMaximumValueLabel(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.MaximumValueLabel> { try indexed(index) }
}
