#if !canImport(SwiftUI)
  public import DeclarativeUI

  /// The names that tests write with their module where that of SwiftUI is not there: `Value: SwiftUI.View`.
  public enum SwiftUI {
    public typealias View = DeclarativeUI.View
    public typealias AnyView = DeclarativeUI.AnyView
    public typealias Color = DeclarativeUI.Color
    public typealias ColorScheme = DeclarativeUI.ColorScheme
    public typealias Image = DeclarativeUI.Image
    public typealias Text = DeclarativeUI.Text
  }
#endif
