public import Devices
import Foundation

/// Phones since 2022.
extension ViewImageConfig {
  /// An iPhone 14, held upright.
  public static let iPhone14 = ViewImageConfig.iPhone14(.portrait)
  /// An iPhone 14.
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14, orientation)
  }

  /// An iPhone 14 Plus, held upright.
  public static let iPhone14Plus = ViewImageConfig.iPhone14Plus(.portrait)
  /// An iPhone 14 Plus.
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14Plus, orientation)
  }

  /// An iPhone 14 Pro, held upright.
  public static let iPhone14Pro = ViewImageConfig.iPhone14Pro(.portrait)
  /// An iPhone 14 Pro.
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14Pro, orientation)
  }

  /// An iPhone 14 Pro Max, held upright.
  public static let iPhone14ProMax = ViewImageConfig.iPhone14ProMax(.portrait)
  /// An iPhone 14 Pro Max.
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14ProMax, orientation)
  }

  /// An iPhone 15, held upright.
  public static let iPhone15 = ViewImageConfig.iPhone15(.portrait)
  /// An iPhone 15.
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15, orientation)
  }

  /// An iPhone 15 Plus, held upright.
  public static let iPhone15Plus = ViewImageConfig.iPhone15Plus(.portrait)
  /// An iPhone 15 Plus.
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15Plus, orientation)
  }

  /// An iPhone 15 Pro, held upright.
  public static let iPhone15Pro = ViewImageConfig.iPhone15Pro(.portrait)
  /// An iPhone 15 Pro.
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15Pro, orientation)
  }

  /// An iPhone 15 Pro Max, held upright.
  public static let iPhone15ProMax = ViewImageConfig.iPhone15ProMax(.portrait)
  /// An iPhone 15 Pro Max.
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15ProMax, orientation)
  }

  /// An iPhone 16e, held upright.
  public static let iPhone16e = ViewImageConfig.iPhone16e(.portrait)
  /// An iPhone 16e.
  public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16e, orientation)
  }

  /// An iPhone 16, held upright.
  public static let iPhone16 = ViewImageConfig.iPhone16(.portrait)
  /// An iPhone 16.
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16, orientation)
  }

  /// An iPhone 16 Plus, held upright.
  public static let iPhone16Plus = ViewImageConfig.iPhone16Plus(.portrait)
  /// An iPhone 16 Plus.
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16Plus, orientation)
  }

  /// An iPhone 16 Pro, held upright.
  public static let iPhone16Pro = ViewImageConfig.iPhone16Pro(.portrait)
  /// An iPhone 16 Pro.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16Pro, orientation)
  }

  /// An iPhone 16 Pro Max, held upright.
  public static let iPhone16ProMax = ViewImageConfig.iPhone16ProMax(.portrait)
  /// An iPhone 16 Pro Max.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16ProMax, orientation)
  }

  /// An iPhone 17, held upright.
  public static let iPhone17 = ViewImageConfig.iPhone17(.portrait)
  /// An iPhone 17.
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone17, orientation)
  }

  /// An iPhone 17 Pro, held upright.
  public static let iPhone17Pro = ViewImageConfig.iPhone17Pro(.portrait)
  /// An iPhone 17 Pro.
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone17Pro, orientation)
  }

  /// An iPhone 17 Pro Max, held upright.
  public static let iPhone17ProMax = ViewImageConfig.iPhone17ProMax(.portrait)
  /// An iPhone 17 Pro Max.
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone17ProMax, orientation)
  }

  /// An iPhone Air, held upright.
  public static let iPhoneAir = ViewImageConfig.iPhoneAir(.portrait)
  /// An iPhone Air.
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneAir, orientation)
  }
}

/// Tablets since 2021; of which part a view has beside another app is not known here.
extension ViewImageConfig {
  /// An iPad mini with 8.3 inches, on its side.
  public static let iPadMini8_3 = ViewImageConfig.iPadMini8_3(.landscape)
  /// An iPad mini with 8.3 inches.
  public static func iPadMini8_3(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMini8_3, orientation)
  }

  /// An iPad with 10.9 inches, on its side.
  public static let iPad10_9 = ViewImageConfig.iPad10_9(.landscape)
  /// An iPad with 10.9 inches.
  public static func iPad10_9(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad10_9, orientation)
  }

  /// An iPad Air with 11 inches, on its side.
  public static let iPadAir11 = ViewImageConfig.iPadAir11(.landscape)
  /// An iPad Air with 11 inches.
  public static func iPadAir11(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir11, orientation)
  }

  /// An iPad Air with 13 inches, on its side.
  public static let iPadAir13 = ViewImageConfig.iPadAir13(.landscape)
  /// An iPad Air with 13 inches.
  public static func iPadAir13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir13, orientation)
  }

  /// An iPad Pro with 11 inches, of 2024, on its side.
  public static let iPadPro11M4 = ViewImageConfig.iPadPro11M4(.landscape)
  /// An iPad Pro with 11 inches, of 2024.
  public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11M4, orientation)
  }

  /// An iPad Pro with 13 inches, on its side.
  public static let iPadPro13 = ViewImageConfig.iPadPro13(.landscape)
  /// An iPad Pro with 13 inches.
  public static func iPadPro13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro13, orientation)
  }
}

/// Screens of television sets, as tests of tvOS name them.
extension ViewImageConfig {
  /// A screen of 1920 x 1080 pt, with the margins of tvOS.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90), size: CGSize(width: 1920, height: 1080),
    traits: UITraitCollection(displayScale: 1))
  /// A screen of 3840 x 2160 pt, as snapshot tests have it; apps see 1920 x 1080 pt there, with two pixels a point.
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180), size: CGSize(width: 3840, height: 2160),
    traits: UITraitCollection(displayScale: 1))
}
