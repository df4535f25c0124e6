#if !canImport(SwiftUI)
  public import DeclarativeUI

  /// The names that tests write with their module where that of SwiftUI is not there: `Value: SwiftUI.View`.
  public enum SwiftUI {
    /// The protocol of all views.
    public typealias View = DeclarativeUI.View
    /// A view of any kind.
    public typealias AnyView = DeclarativeUI.AnyView
    /// A colour.
    public typealias Color = DeclarativeUI.Color
    /// An appearance.
    public typealias ColorScheme = DeclarativeUI.ColorScheme
    /// A picture in a view.
    public typealias Image = DeclarativeUI.Image
    /// A text in a view.
    public typealias Text = DeclarativeUI.Text
  }
#endif
