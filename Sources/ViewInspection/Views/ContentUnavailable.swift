import DeclarativeUI

extension ViewType {
  /// What is shown where nothing is to be seen.
  public struct ContentUnavailableView: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "ContentUnavailableView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as what is shown where nothing is to be seen.
  public func contentUnavailableView() throws -> InspectableView<ViewType.ContentUnavailableView> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as what is shown where nothing is to be seen.
  public func contentUnavailableView(_ index: Int) throws -> InspectableView<ViewType.ContentUnavailableView> {
    try indexed(index)
  }
}

extension InspectableView where View == ViewType.ContentUnavailableView {
  /// The picture and the title.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part(.label) }

  /// What is said below.
  public func description() throws -> InspectableView<ViewType.ClassifiedView> { try part(.description) }

  /// What people may do.
  public func actions() throws -> InspectableView<ViewType.ClassifiedView> { try part(.actions) }
}
