import DeclarativeUI
import Devices
import Foundation

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
