/// The traits of devices, for screens that one describes oneself: `ViewImageConfig(size: size, traits: .iPhoneX(.portrait))`.
extension UITraitCollection {
  /// The traits of an iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneSe(orientation).traits
  }

  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8(orientation).traits
  }

  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8Plus(orientation).traits
  }

  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneX(orientation).traits
  }

  /// The traits of an iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXr(orientation).traits
  }

  /// The traits of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXsMax(orientation).traits
  }

  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12(orientation).traits
  }

  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12ProMax(orientation).traits
  }

  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13(orientation).traits
  }

  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13ProMax(orientation).traits
  }

  /// The traits of an iPad mini.
  public static let iPadMini = ViewImageConfig.iPadMini.traits
  /// The traits of an iPad with a screen of 9.7 inches.
  public static let iPad9_7 = ViewImageConfig.iPad9_7.traits
  /// The traits of an iPad with a screen of 10.2 inches.
  public static let iPad10_2 = ViewImageConfig.iPad10_2.traits
  /// The traits of an iPad Pro with a screen of 10.5 inches.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5.traits
  /// The traits of an iPad Pro with a screen of 11 inches.
  public static let iPadPro11 = ViewImageConfig.iPadPro11.traits
  /// The traits of an iPad Pro with a screen of 12.9 inches.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9.traits

  /// The traits of a narrow part of an iPad mini.
  public static let iPadMini_Compact_SplitView = iPadMini.inNarrowPart
  /// The traits of a narrow part of an iPad with a screen of 9.7 inches.
  public static let iPad9_7_Compact_SplitView = iPad9_7.inNarrowPart
  /// The traits of a narrow part of an iPad with a screen of 10.2 inches.
  public static let iPad10_2_Compact_SplitView = iPad10_2.inNarrowPart
  /// The traits of a narrow part of an iPad Pro with a screen of 10.5 inches.
  public static let iPadPro10_5_Compact_SplitView = iPadPro10_5.inNarrowPart
  /// The traits of a narrow part of an iPad Pro with a screen of 11 inches.
  public static let iPadPro11_Compact_SplitView = iPadPro11.inNarrowPart
  /// The traits of a narrow part of an iPad Pro with a screen of 12.9 inches.
  public static let iPadPro12_9_Compact_SplitView = iPadPro12_9.inNarrowPart

  private var inNarrowPart: UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(horizontalSizeClass: .compact)])
  }
}
