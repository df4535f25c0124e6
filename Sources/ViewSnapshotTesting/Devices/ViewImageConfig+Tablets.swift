import DeclarativeUI
public import Devices
import Foundation

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

extension ViewImageConfig {
  /// How a tablet is held, and which part of its width the view has.
  public enum TabletOrientation: Hashable, Sendable {
    /// The parts of the width when the tablet is upright.
    public enum PortraitSplits: Hashable, Sendable {
      case oneThird, twoThirds, full
    }

    /// The parts of the width when the tablet is on its side.
    public enum LandscapeSplits: Hashable, Sendable {
      case oneThird, oneHalf, twoThirds, full
    }

    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  init(_ model: DeviceModel, _ orientation: TabletOrientation) {
    switch orientation {
    case .landscape(let split):
      self.init(model, .landscape)
      take(model.landscapeWidths[split])
    case .portrait(let split):
      self.init(model, .portrait)
      take(model.portraitWidths[split])
    }
    let isNarrow =
      switch orientation {
      case .landscape(.full), .landscape(.twoThirds), .portrait(.full): false
      case .landscape(.oneHalf): model != .iPadPro12_9
      default: true
      }
    if isNarrow { traits.horizontalSizeClass = .compact }
  }

  private mutating func take(_ width: CGFloat?) {
    if let width, let height = size?.height { size = CGSize(width: width, height: height) }
  }
}

extension DeviceModel {
  /// The widths of the parts of a screen on its side, in points (iOS 15).
  fileprivate var landscapeWidths: [ViewImageConfig.TabletOrientation.LandscapeSplits: CGFloat] {
    switch self {
    case .iPadMini, .iPad9_7: [.oneThird: 320, .oneHalf: 507, .twoThirds: 694]
    case .iPad10_2: [.oneThird: 320, .oneHalf: 535, .twoThirds: 750]
    case .iPadPro10_5: [.oneThird: 320, .oneHalf: 551, .twoThirds: 782]
    case .iPadPro11: [.oneThird: 375, .oneHalf: 592, .twoThirds: 809]
    case .iPadPro12_9: [.oneThird: 375, .oneHalf: 678, .twoThirds: 981]
    default: [:]
    }
  }

  /// The widths of the parts of an upright screen, in points (iOS 15).
  fileprivate var portraitWidths: [ViewImageConfig.TabletOrientation.PortraitSplits: CGFloat] {
    switch self {
    case .iPadMini, .iPad9_7: [.oneThird: 320, .twoThirds: 438]
    case .iPad10_2: [.oneThird: 320, .twoThirds: 480]
    case .iPadPro10_5: [.oneThird: 320, .twoThirds: 504]
    case .iPadPro11: [.oneThird: 320, .twoThirds: 504]
    case .iPadPro12_9: [.oneThird: 375, .twoThirds: 639]
    default: [:]
    }
  }
}
