import DeclarativeUI
public import Foundation

extension InspectableView {
  /// Finds a link by its address.
  public func find(link url: URL) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self) { try $0.url() == url }
  }

  /// Finds a link by a text in its label.
  public func find(link label: String, locale: Locale? = nil) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self, containing: label, locale: locale)
  }
}

extension ViewType {
  /// The first of several views that fits.
  public struct ViewThatFits: KnownViewType, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "ViewThatFits" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a choice of views.
  public func viewThatFits() throws -> InspectableView<ViewType.ViewThatFits> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a choice of views.
  public func viewThatFits(_ index: Int) throws -> InspectableView<ViewType.ViewThatFits> { try indexed(index) }
}
