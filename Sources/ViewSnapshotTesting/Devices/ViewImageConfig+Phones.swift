public import Devices

extension ViewImageConfig {
  /// An iPhone SE of the first generation, held upright.
  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
  /// An iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneSe, orientation)
  }

  /// An iPhone 8, held upright.
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone8, orientation)
  }

  /// An iPhone 8 Plus, held upright.
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone8Plus, orientation)
  }

  /// An iPhone X, held upright.
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneX, orientation)
  }

  /// An iPhone XR, held upright.
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXr, orientation)
  }

  /// An iPhone XS Max, held upright.
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXsMax, orientation)
  }

  /// An iPhone 12, held upright.
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12, orientation)
  }

  /// An iPhone 12 Pro, held upright.
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)
  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12Pro, orientation)
  }

  /// An iPhone 12 Pro Max, held upright.
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12ProMax, orientation)
  }

  /// An iPhone 13 mini, held upright.
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13Mini, orientation)
  }

  /// An iPhone 13, held upright.
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)
  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13, orientation)
  }

  /// An iPhone 13 Pro, held upright.
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)
  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13Pro, orientation)
  }

  /// An iPhone 13 Pro Max, held upright.
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13ProMax, orientation)
  }
}
