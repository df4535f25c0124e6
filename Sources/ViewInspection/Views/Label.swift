import DeclarativeUI

extension ViewType {
  /// A title with a picture beside it.
  public struct Label: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Label" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a label.
  public func label() throws -> InspectableView<ViewType.Label> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a label.
  public func label(_ index: Int) throws -> InspectableView<ViewType.Label> { try indexed(index) }
}

extension InspectableView where View == ViewType.Label {
  /// The title, as the code gives it and without its style.
  public func title() throws -> InspectableView<ViewType.ClassifiedView> { try part(.title) }

  /// The picture, as the code gives it and without its style.
  public func icon() throws -> InspectableView<ViewType.ClassifiedView> { try part(.icon) }
}

extension InspectableView where View == ViewType.Section {
  /// The header.
  public func header() throws -> InspectableView<ViewType.ClassifiedView> { try part(.header) }

  /// The footer.
  public func footer() throws -> InspectableView<ViewType.ClassifiedView> { try part(.footer) }
}

extension ViewType.StyleConfiguration {
  /// The place of a label's title.
  public struct Title: ViewMatching, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "LabelStyleConfiguration.Title" }

    static func matches(_ element: ViewElement) -> Bool { element.kind.placeholder == .title }
  }

  /// The place of a label's picture.
  public struct Icon: ViewMatching, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "LabelStyleConfiguration.Icon" }

    static func matches(_ element: ViewElement) -> Bool { element.kind.placeholder == .icon }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as the place where a style puts the title of a label.
  public func styleConfigurationTitle() throws -> InspectableView<ViewType.StyleConfiguration.Title> { try single() }

  /// The view inside as the place where a style puts the picture of a label.
  public func styleConfigurationIcon() throws -> InspectableView<ViewType.StyleConfiguration.Icon> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as the place where a style puts the title of a label.
  public func styleConfigurationTitle(_ index: Int) throws -> InspectableView<ViewType.StyleConfiguration.Title> {
    try indexed(index)
  }

  /// One of the views inside as the place where a style puts the picture of a label.
  public func styleConfigurationIcon(_ index: Int) throws -> InspectableView<ViewType.StyleConfiguration.Icon> {
    try indexed(index)
  }
}
