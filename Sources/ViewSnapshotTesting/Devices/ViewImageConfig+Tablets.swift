public import Devices

extension ViewImageConfig {
  /// An iPad mini of the fifth generation, on its side.
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
  /// An iPad mini of the fifth generation.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMini, orientation)
  }
  /// An iPad mini of the fifth generation, of which the view may have a part.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMini, orientation)
  }

  /// An iPad with 9.7 inches, on its side.
  public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)
  /// An iPad with 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad9_7, orientation)
  }
  /// An iPad with 9.7 inches, of which the view may have a part.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPad9_7, orientation)
  }

  /// An iPad with 10.2 inches, on its side.
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
  /// An iPad with 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad10_2, orientation)
  }
  /// An iPad with 10.2 inches, of which the view may have a part.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPad10_2, orientation)
  }

  /// An iPad Pro with 10.5 inches, on its side.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
  /// An iPad Pro with 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro10_5, orientation)
  }
  /// An iPad Pro with 10.5 inches, of which the view may have a part.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro10_5, orientation)
  }

  /// An iPad Pro with 11 inches, on its side.
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
  /// An iPad Pro with 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11, orientation)
  }
  /// An iPad Pro with 11 inches, of which the view may have a part.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11, orientation)
  }

  /// An iPad Pro with 12.9 inches, on its side.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)
  /// An iPad Pro with 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro12_9, orientation)
  }
  /// An iPad Pro with 12.9 inches, of which the view may have a part.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro12_9, orientation)
  }
}
