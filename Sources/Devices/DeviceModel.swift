import Foundation

/// The phones and tablets whose screens are known.
public enum DeviceModel: String, CaseIterable, Hashable, Sendable {
  case iPhoneSe, iPhone8, iPhone8Plus
  case iPhoneX, iPhoneXr, iPhoneXsMax
  case iPhone12, iPhone12Pro, iPhone12ProMax
  case iPhone13Mini, iPhone13, iPhone13Pro, iPhone13ProMax
  case iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax
  case iPhone15, iPhone15Plus, iPhone15Pro, iPhone15ProMax
  case iPhone16e, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax
  case iPhone17, iPhone17Pro, iPhone17ProMax, iPhoneAir
  case iPadMini, iPad9_7, iPad10_2, iPadPro10_5, iPadPro11, iPadPro12_9
  case iPadMini8_3, iPad10_9, iPadAir11, iPadAir13, iPadPro11M4, iPadPro13

  /// Whether it is a tablet.
  public var isPad: Bool {
    if case .pad = figures.edges { true } else { false }
  }

  /// Whether its camera stands in an island that apps can draw around: it covers 59 points and more, and notches 50 at most.
  package var hasIsland: Bool {
    if case .homeIndicator(let camera, _) = figures.edges { camera >= 59 } else { false }
  }
}

extension DeviceModel {
  /// What covers the screen's edges, in points.
  enum Edges {
    /// A status bar of 20 pt, hidden when the phone lies on its side.
    case homeButton
    /// The camera covers `camera` pt of one side, the home indicator 34 pt of the bottom, or `lying` pt sideways.
    case homeIndicator(camera: Double, lying: Double)
    /// A status bar of `top` pt and a home indicator of `bottom` pt in both orientations.
    case pad(top: Double, bottom: Double)
  }

  /// The upright screen.
  struct Figures {
    let size: CGSize
    let scale: CGFloat
    let edges: Edges

    init(_ width: Double, _ height: Double, scale: CGFloat, _ edges: Edges) {
      size = CGSize(width: width, height: height)
      self.scale = scale
      self.edges = edges
    }
  }

  /// The figures of iOS 15, of later devices those of iOS 16 to 18.
  ///
  /// Not known here: what iOS 26 covers of the phones of 2025 that lie on their sides, and what iPadOS 26 covers of
  /// tablets; they have the figures that iOS 18 has for a screen of the same camera.
  var figures: Figures {
    switch self {
    case .iPhoneSe: Figures(320, 568, scale: 2, .homeButton)
    case .iPhone8: Figures(375, 667, scale: 2, .homeButton)
    case .iPhone8Plus: Figures(414, 736, scale: 3, .homeButton)
    case .iPhoneX: Figures(375, 812, scale: 3, .homeIndicator(camera: 44, lying: 24))
    case .iPhoneXr: Figures(414, 896, scale: 2, .homeIndicator(camera: 44, lying: 24))
    case .iPhoneXsMax: Figures(414, 896, scale: 3, .homeIndicator(camera: 44, lying: 24))
    case .iPhone12, .iPhone12Pro, .iPhone13, .iPhone13Pro:
      Figures(390, 844, scale: 3, .homeIndicator(camera: 47, lying: 21))
    case .iPhone12ProMax, .iPhone13ProMax: Figures(428, 926, scale: 3, .homeIndicator(camera: 47, lying: 21))
    case .iPhone14, .iPhone16e: Figures(390, 844, scale: 3, .homeIndicator(camera: 47, lying: 21))
    case .iPhone14Plus: Figures(428, 926, scale: 3, .homeIndicator(camera: 47, lying: 21))
    case .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16:
      Figures(393, 852, scale: 3, .homeIndicator(camera: 59, lying: 21))
    case .iPhone14ProMax, .iPhone15Plus, .iPhone15ProMax, .iPhone16Plus:
      Figures(430, 932, scale: 3, .homeIndicator(camera: 59, lying: 21))
    case .iPhone16Pro, .iPhone17, .iPhone17Pro: Figures(402, 874, scale: 3, .homeIndicator(camera: 62, lying: 21))
    case .iPhone16ProMax, .iPhone17ProMax: Figures(440, 956, scale: 3, .homeIndicator(camera: 62, lying: 21))
    case .iPhoneAir: Figures(420, 912, scale: 3, .homeIndicator(camera: 68, lying: 21))
    case .iPhone13Mini: Figures(375, 812, scale: 3, .homeIndicator(camera: 50, lying: 21))
    case .iPadMini, .iPad9_7: Figures(768, 1024, scale: 2, .pad(top: 20, bottom: 0))
    case .iPad10_2: Figures(810, 1080, scale: 2, .pad(top: 20, bottom: 0))
    case .iPadPro10_5: Figures(834, 1112, scale: 2, .pad(top: 20, bottom: 0))
    case .iPadPro11: Figures(834, 1194, scale: 2, .pad(top: 24, bottom: 20))
    case .iPadPro12_9: Figures(1024, 1366, scale: 2, .pad(top: 20, bottom: 0))
    case .iPadMini8_3: Figures(744, 1133, scale: 2, .pad(top: 24, bottom: 20))
    case .iPad10_9, .iPadAir11: Figures(820, 1180, scale: 2, .pad(top: 24, bottom: 20))
    case .iPadAir13: Figures(1024, 1366, scale: 2, .pad(top: 24, bottom: 20))
    case .iPadPro11M4: Figures(834, 1210, scale: 2, .pad(top: 24, bottom: 20))
    case .iPadPro13: Figures(1032, 1376, scale: 2, .pad(top: 24, bottom: 20))
    }
  }
}
