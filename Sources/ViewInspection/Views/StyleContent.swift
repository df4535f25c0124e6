import DeclarativeUI

extension ViewType.StyleConfiguration {
  /// The place of what a box or a menu contains, in what a style makes of it by itself.
  public struct Content: ViewMatching, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "GroupBoxStyleConfiguration.Content" }

    static func matches(_ element: ViewElement) -> Bool { element.kind.placeholder == .styleContent }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as the place where a style puts what a box or a menu contains.
  public func styleConfigurationContent() throws -> InspectableView<ViewType.StyleConfiguration.Content> {
    try single()
  }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as the place where a style puts what a box or a menu contains.
  public func styleConfigurationContent(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Content> { try indexed(index) }
}
